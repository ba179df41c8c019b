# Guns & Steel in English.

guns-and-steel = Guns & Steel
theme-new-world = New World
theme-renaissance = Renaissance
theme-combined = New World and Renaissance combined

## Resources, ages, types

resource-food = Food
resource-iron = Iron
resource-horse = Horse
resource-gunpowder = Gunpowder
resource-oil = Oil
resource-information = Information
resource-space = Space

age-start = Starting cards
age-horse = Horse age
age-gunpowder = Gunpowder age
age-oil = Oil age
age-information = Information age
age-space = Space age

type-society = Society
type-tactic = Tactic
type-attack = Attack

kind-card = card
kind-wonder = wonder
kind-resource = resource

ending-last-wonder = The last wonder was taken.
ending-last-space-card = The last Space card of the pyramid was bought.
ending-fifteen-points = Somebody reached 15 victory points on the track.

## Civilization cards

card-C01 = Agriculture
card-C02 = Trade
card-C03 = Barter
card-C04 = Warrior
card-C05 = Reinforcement
card-C06 = Domestication
card-C07 = Currency
card-C08 = Metalworking
card-C09 = Code of Laws
card-C10 = Flank Attack
card-C11 = Chariots
card-C12 = Phalanx
card-C13 = Mining
card-C14 = Knights
card-C15 = Charge
card-C16 = Printing Press
card-C17 = Musketeers
card-C18 = Guilds
card-C19 = Cannon
card-C20 = Steam Engine
card-C21 = Railroad
card-C22 = Conscription
card-C23 = Ironclad
card-C24 = Tank
card-C25 = Blitzkrieg
card-C26 = Electricity
card-C27 = Assembly Line
card-C28 = Atomic Submarine
card-C29 = Computer
card-C30 = Satellite
card-C31 = Calendar
card-C32 = Tribute
card-C33 = Writing
card-C34 = Philosophy
card-C35 = Triumph
card-C36 = Scouts
card-C37 = Aqueduct
card-C38 = Horse Archers
card-C39 = Theology
card-C40 = Patronage
card-C41 = Siegecraft
card-C42 = Tournament
card-C43 = Navigation
card-C44 = Galleon
card-C45 = Banking
card-C46 = Scientific Method
card-C47 = Espionage
card-C48 = Opera
card-C49 = Air Force
card-C50 = Propaganda
card-C51 = Mass Media
card-C52 = Globalization
card-C53 = Stealth Bomber
card-C54 = Internet
card-C55 = Missile Defense

## Wonders

wonder-W01 = Great Pyramids
wonder-W02 = Hanging Gardens
wonder-W03 = Angkor Wat
wonder-W04 = Great Mosque of Djenné
wonder-W05 = Taj Mahal
wonder-W06 = Himeji Castle
wonder-W07 = Eiffel Tower
wonder-W08 = Manhattan Project
wonder-W09 = International Space Station
wonder-W10 = Apollo Project
wonder-W11 = Stonehenge
wonder-W12 = Great Wall
wonder-W13 = Notre-Dame
wonder-W14 = Forbidden City
wonder-W15 = Sistine Chapel
wonder-W16 = Versailles
wonder-W17 = Sydney Opera House
wonder-W18 = Statue of Liberty
wonder-W19 = Hubble Space Telescope
wonder-W20 = Large Hadron Collider

## What effects do. "who" is you, each (every opponent), defeated (each defeated opponent), rival (the other
## player) or winner (you, for each defeated opponent); "mood" is do or may.

and = { $first } and { $last }
resources = { $number } { $resource ->
    [food] Food
    [iron] Iron
    [horse] Horse
    [gunpowder] Gunpowder
    [oil] Oil
    [information] Information
   *[space] Space
}

effect-gain = { $who ->
   *[you] { $mood ->
        [may] You may gain { $resources } for this turn.
       *[do] Gain { $resources } for this turn.
    }
    [each] { $mood ->
        [may] Each opponent may gain { $resources } for this turn.
       *[do] Each opponent gains { $resources } for this turn.
    }
    [defeated] Each defeated opponent gains { $resources } for this turn.
    [rival] The other player gains { $resources } for this turn.
    [winner] You gain { $resources } for this turn for each of them.
}

effect-points = { $who ->
   *[you] { $mood ->
        [may] You may gain { $points } { $points ->
            [one] victory point
           *[other] victory points
        }.
       *[do] You gain { $points } { $points ->
            [one] victory point
           *[other] victory points
        }.
    }
    [each] Each opponent { $mood ->
        [may] may gain
       *[do] gains
    } { $points } { $points ->
        [one] victory point
       *[other] victory points
    }.
    [defeated] Each defeated opponent gains { $points } { $points ->
        [one] victory point
       *[other] victory points
    }.
    [rival] The other player gains { $points } { $points ->
        [one] victory point
       *[other] victory points
    }.
    [winner] You gain { $points } { $points ->
        [one] victory point
       *[other] victory points
    } for each of them.
}

effect-pay-points = { $range ->
   *[no] Pay { $least } { $least ->
        [one] victory point
       *[other] victory points
    } from your track.
    [yes] Pay { $least } { $next ->
       *[no] to
        [yes] or
    } { $most } victory points from your track.
}

effect-replenish = { $who ->
   *[you] { $mood ->
       *[do] Replenish { $several ->
           *[no] 1
            [yes] up to { $number }
        } { $what ->
            [any] { $several ->
               *[no] resource of any type
                [yes] resources of any type
            }
            [basic] { $several ->
               *[no] resource other than Information and Space
                [yes] resources other than Information and Space
            }
            [food] Food
            [iron] Iron
            [horse] Horse
            [gunpowder] Gunpowder
            [oil] Oil
            [information] Information
           *[space] Space
        }.
        [may] You may replenish { $several ->
           *[no] 1
            [yes] up to { $number }
        } { $what ->
            [any] of your resources
            [basic] of your resources other than Information and Space
            [food] Food
            [iron] Iron
            [horse] Horse
            [gunpowder] Gunpowder
            [oil] Oil
            [information] Information
           *[space] Space
        }.
    }
    [each] Each opponent { $mood ->
        [may] may replenish
       *[do] replenishes
    } { $several ->
       *[no] 1
        [yes] up to { $number }
    } { $what ->
        [any] of their resources
        [basic] of their resources other than Information and Space
        [food] Food
        [iron] Iron
        [horse] Horse
        [gunpowder] Gunpowder
        [oil] Oil
        [information] Information
       *[space] Space
    }.
}

effect-spend = Spend up to { $number } resource { $number ->
    [one] card
   *[other] cards
}{ $kind ->
    [better] {" "}below Oil. For each, gain 1 resource of the next better type for this turn (Iron for Food, Horse for Iron, Gunpowder for Horse, Oil for Gunpowder).
    [different] {" "}of different types.
   *[any] .
}

effect-tally-spend = { $first } For each card spent{ $several ->
   *[no] , { $each }
    [yes] : { $each }
}
effect-tally-pay-points = { $first } For each point paid{ $several ->
   *[no] , { $each }
    [yes] : { $each }
}

effect-barter = Spend 1 resource card. Gain for this turn 1 resource of a type that was in your area before spending (Information for a Space).

effect-trade = { $partners ->
   *[one] Choose 1 opponent with a resource card. Gain for this turn 1 resource of a type that lies in their area (Information for a Space); they keep theirs.
    [two] Choose up to 2 different opponents. From each, gain for this turn 1 resource of a type that lies in their area (Information for a Space); they keep theirs.
    [all] From each opponent, gain for this turn 1 resource of a type that lies in their area (Information for a Space); they keep theirs.
}

effect-tribute = Choose 1 opponent with a resource card. That opponent spends 1 resource of your choice and gains { $points } { $points ->
    [one] victory point
   *[other] victory points
}; you gain 1 resource of that type for this turn (Information for a Space).

effect-launch = { $mood ->
    [may] { $number ->
        [one] You may play 1 Attack card from your hand and activate it.
       *[other] You may play up to { $number } Attack cards from your hand, one after the other, and activate each.
    }
   *[do] { $number ->
        [one] Play 1 Attack card from your hand and activate it.
       *[other] Play up to { $number } Attack cards from your hand, one after the other, and activate each.
    }
}

effect-wake = { $mood ->
    [may] { $type ->
        [society] { $number ->
            [one] You may activate 1 other Society technology in your area that does not itself activate other cards.
           *[other] You may activate up to { $number } other Society technologies in your area that do not themselves activate other cards.
        }
        [tactic] { $number ->
            [one] You may activate 1 other Tactic technology in your area that does not itself activate other cards.
           *[other] You may activate up to { $number } other Tactic technologies in your area that do not themselves activate other cards.
        }
       *[attack] { $number ->
            [one] You may activate 1 other Attack technology in your area.
           *[other] You may activate up to { $number } other Attack technologies in your area.
        }
    }
   *[do] { $type ->
        [society] { $number ->
            [one] Activate 1 other Society technology in your area that does not itself activate other cards.
           *[other] Activate up to { $number } other Society technologies in your area that do not themselves activate other cards.
        }
        [tactic] { $number ->
            [one] Activate 1 other Tactic technology in your area that does not itself activate other cards.
           *[other] Activate up to { $number } other Tactic technologies in your area that do not themselves activate other cards.
        }
       *[attack] { $number ->
            [one] Activate 1 Attack technology in your area.
           *[other] Activate up to { $number } different Attack technologies in your area.
        }
    }
}

effect-copy = { $type ->
    [society] Choose 1 Society technology in an opponent's area that does not itself activate other cards, and carry out its effect as if it were yours.
    [tactic] Choose 1 Tactic technology in an opponent's area that does not itself activate other cards, and carry out its effect as if it were yours.
   *[attack] Choose 1 Attack technology in an opponent's area and carry out its attack as if it were yours, with the power in your own area alone.
}{ $points ->
    [0] {""}
    [one] {" "}That opponent gains 1 victory point.
   *[other] {" "}That opponent gains { $points } victory points.
}

effect-attack = Attack all opponents.

effect-glory = You gain { $points } { $points ->
    [one] victory point
   *[other] victory points
}, whatever the outcome; so does each opponent who is not defeated.

effect-lose = { $kind ->
    [chosen] Each defeated opponent spends { $number } { $number ->
        [one] resource
       *[other] resources
    } of your choice.
    [plunder] { $number ->
        [one] Each defeated opponent spends 1 resource of their choice; for each such opponent, you gain for this turn 1 resource of that type (Information for a Space).
       *[other] Each defeated opponent spends { $number } resources of their choice (a Space counts as 2); for each such opponent, you gain for this turn 1 resource of a type that they spent (Information for a Space).
    }
   *[own] { $number ->
        [one] Each defeated opponent spends 1 resource of their choice.
       *[other] Each defeated opponent spends { $number } resources of their choice (a Space counts as 2).
    }
}

effect-cede-wonder = Each defeated opponent who has a wonder gives you 1 of theirs, of their choice.

effect-forfeit = Each defeated opponent loses { $points } { $points ->
    [one] victory point
   *[other] victory points
} from their track, or all there are if fewer; you gain every point that they lose.

## What is counted: what stands after "for" (least is 0), or the condition of a wonder ("at least ...").

count-resources = { $least ->
    [0] { $other ->
       *[none] { $what ->
            [any] each resource in your area
            [basic] each resource in your area other than Information and Space
            [food] each Food in your area
            [iron] each Iron in your area
            [horse] each Horse in your area
            [gunpowder] each Gunpowder in your area
            [oil] each Oil in your area
            [information] each Information in your area
           *[space] each Space in your area
        }
        [space] { $what ->
            [any] each resource in your area
            [basic] each resource in your area other than Information
            [food] each Food and each Space in your area
            [iron] each Iron and each Space in your area
            [horse] each Horse and each Space in your area
            [gunpowder] each Gunpowder and each Space in your area
            [oil] each Oil and each Space in your area
            [information] each Information and each Space in your area
           *[space] each Space in your area
        }
    }
   *[other] { $other ->
       *[none] { $what ->
            [any] Have at least { $least } { $least ->
                [one] resource
               *[other] resources
            } of any type in your area.
            [basic] Have at least { $least } { $least ->
                [one] resource
               *[other] resources
            } other than Information and Space in your area.
            [food] Have at least { $least } Food in your area.
            [iron] Have at least { $least } Iron in your area.
            [horse] Have at least { $least } Horse in your area.
            [gunpowder] Have at least { $least } Gunpowder in your area.
            [oil] Have at least { $least } Oil in your area.
            [information] Have at least { $least } Information in your area.
           *[space] Have at least { $least } Space in your area.
        }
        [space] { $what ->
            [any] Have at least { $least } { $least ->
                [one] resource
               *[other] resources
            } of any type in your area.
            [basic] Have at least { $least } { $least ->
                [one] resource
               *[other] resources
            } other than Information in your area.
            [food] Have at least { $least } Food or Space, in any mixture, in your area.
            [iron] Have at least { $least } Iron or Space, in any mixture, in your area.
            [horse] Have at least { $least } Horse or Space, in any mixture, in your area.
            [gunpowder] Have at least { $least } Gunpowder or Space, in any mixture, in your area.
            [oil] Have at least { $least } Oil or Space, in any mixture, in your area.
            [information] Have at least { $least } Information or Space, in any mixture, in your area.
           *[space] Have at least { $least } Space in your area.
        }
    }
}
count-resource-types = { $least ->
    [0] each different type of resource in your area
    [one] Have resources of at least { $least } type in your area.
   *[other] Have resources of at least { $least } different types in your area.
}
count-technologies = { $least ->
    [0] { $type ->
        [society] each Society technology in your area
        [tactic] each Tactic technology in your area
       *[attack] each Attack technology in your area
    }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most })
    }
   *[other] { $type ->
        [society] Have at least { $least } Society { $least ->
            [one] technology
           *[other] technologies
        } in your area.
        [tactic] Have at least { $least } Tactic { $least ->
            [one] technology
           *[other] technologies
        } in your area.
       *[attack] Have at least { $least } Attack { $least ->
            [one] technology
           *[other] technologies
        } in your area.
    }
}
count-deed = { $least ->
    [0] { $deed ->
        [points_gained] each victory point gained on your track this turn
        [price_paid] each resource of the price of the card you bought this turn
        [defeats] each defeat of an opponent by you this turn
        [resources_spent] each resource card you spent this turn
        [taken_power] each military power on the cards you took back to hand this turn
        [taken_points] each victory point on the cards you took back to hand this turn
        [taken_society] each Society card you took back to hand this turn
        [taken_tactic] each Tactic card you took back to hand this turn
       *[taken_attack] each Attack card you took back to hand this turn
    }
   *[other] { $deed ->
        [points_gained] Gain at least { $least } { $least ->
            [one] victory point
           *[other] victory points
        } on your track this turn.
        [price_paid] Buy a card this turn for a price of at least { $least } { $least ->
            [one] resource
           *[other] resources
        }, extra resources included.
        [defeats] { $least ->
            [one] Defeat at least 1 opponent this turn.
           *[other] Defeat opponents at least { $least } times this turn.
        }
        [resources_spent] Spend at least { $least } resource { $least ->
            [one] card
           *[other] cards
        } from your area this turn.
        [taken_power] Take back to hand this turn cards with a total military power of at least { $least }.
        [taken_points] Take back to hand this turn cards worth at least { $least } { $least ->
            [one] victory point
           *[other] victory points
        } in total.
        [taken_society] Take at least { $least } Society { $least ->
            [one] card
           *[other] cards
        } back to hand this turn.
        [taken_tactic] Take at least { $least } Tactic { $least ->
            [one] card
           *[other] cards
        } back to hand this turn.
       *[taken_attack] Take at least { $least } Attack { $least ->
            [one] card
           *[other] cards
        } back to hand this turn.
    }
}

## What is asked

ask-head-start = You may play one card as a resource before the game begins.
ask-resource = Resource phase: play a card as a resource.
ask-technology = Technology phase: play a card as a technology.
ask-activation = Activate { $card }?
ask-purchase = Purchase phase: buy a card?
ask-payment = Pay: what do you pay with next?
ask-replenish = Replenish: which technology do you turn to its resource side?
ask-spend = Spend: which resource card?
ask-barter = Barter: which resource card do you spend?
ask-gain = Which resource do you gain for this turn?
ask-trade = Trade: with whom, and for which resource?
ask-demand = Which resource must be spent?
ask-forgo = How many victory points do you pay?
ask-launch = Which Attack card do you play from your hand?
ask-wake = Which technology do you activate?
ask-copy = Which opponent's technology do you carry out?
ask-response = You are attacked with power { $power }; yours is { $own }. How do you respond?
ask-lose = You are defeated: which resource do you spend?
ask-cede = You are defeated: which wonder do you give away?
ask-take-back = Which resource cards do you take back to your hand?
ask-wonder = Which wonder do you build?
ask-fame = On which wonder do you place a fame token?
ask-move-fame = All your fame tokens are placed. Do you move one?

## Moves

move-resource = Play { $card } as a resource
move-technology = Play { $card } as a technology
move-activate = Activate it
move-rest = Do not activate it
move-take = Take { $card } back to hand
move-buy = Buy { $card }
move-pass = Buy nothing
move-settle = Pay for me
move-pay = Spend { $card }
move-use = Use 1 { $resource } of this turn
move-spare = Use the other half of a Space
move-convert = Convert 2 { $resource }
move-combine = Convert any 3 resources to Information
move-replenish = Replenish { $card }
move-spend = Spend { $card }
move-gain = Gain 1 { $resource }
move-trade = Trade with { $seat } for { $resource }
move-demand = { $seat }: resource number { $number }
move-forgo = Pay { $number } { $number ->
    [one] victory point
   *[other] victory points
}
move-done = Done
move-attack = Play { $card } and attack
move-wake = Activate { $card }
move-copy = Carry out { $card } of { $seat }
move-respond = Respond with { $card }
move-give = Give away { $wonder }
move-build = Build { $wonder }
move-fame = Place a fame token on { $wonder }
move-move-fame = Move a fame token from { $wonder } to { $wonder2 }

## Why not

refusal-too-dear = { $missing ->
    [one] 1 more resource is needed
   *[other] { $missing } more resources are needed
}
refusal-wrong-type = this cannot pay what is due now
refusal-too-little-left = what is left could not complete the payment
refusal-same-type = a resource of this type was spent already; they must be different
refusal-not-better = there is no better type that this resource could become
refusal-must-go-on = the effect was activated, so an Attack card in hand must be played
refusal-fame-is-due = a condition holds, so a fame token must be placed
refusal-no-response-icon = this card has no response icon

## The log

log-turn = Turn { $number }: { $player }.
log-laid = { $player } plays { $card } as a resource ({ $resource }).
log-played = { $player } plays { $card } as a technology.
log-activated = { $player } activates { $card }.
log-rested = { $player } does not activate { $card }.
log-unusable = { $player } cannot activate { $card }: it would do nothing now.
log-spent = { $player } spends { $card } ({ $resource }).
log-spent-many = { $player } spends { $number } cards: { $things }.
log-replenished = { $player } replenishes { $card } ({ $resource }).
log-replenished-many = { $player } replenishes { $number } cards: { $things }.
log-gained = { $player } gains { $number } { $resource } for this turn.
log-points = { $player } gains { $number } { $number ->
    [one] victory point
   *[other] victory points
}.
log-points-lost = { $player } loses { $number } { $number ->
    [one] victory point
   *[other] victory points
}.
log-copied = { $player } carries out { $card } of { $rival }.
log-attacked = { $player } attacks all opponents with { $card }: power { $number }.
log-responded = { $player } responds with { $card }.
log-defeated = { $player } is defeated: power { $number } against { $power } ({ $rival }).
log-withstood = { $player } withstands: power { $number } against { $power } ({ $rival }).
log-ceded = { $player } gives { $wonder } to { $rival }.
log-bought = { $player } buys { $card } for { $number ->
    [one] 1 resource
   *[other] { $number } resources
}.
log-passed = { $player } buys nothing.
log-priced-out = { $player } cannot afford anything on offer.
log-took-back = { $player } takes { $card } back to hand.
log-took-back-many = { $player } takes back { $number } cards: { $things }.
log-took-resource = { $player } takes { $card } ({ $resource }) back to hand.
log-took-resource-many = { $player } takes back { $number } resource cards: { $things }.
log-built = { $player } builds { $wonder }.
log-famed = { $player } places a fame token on { $wonder }: { $number } of theirs there now.
log-fame-moved = { $player } moves a fame token from { $wonder } to { $wonder2 }.
log-pile-opened = { $card } lies open on its pile now.
log-ended = The game is over. { $ending }

## Terminal

# One letter for each resource; no two alike.
terminal-letter-food = F
terminal-letter-iron = I
terminal-letter-horse = H
terminal-letter-gunpowder = G
terminal-letter-oil = O
terminal-letter-information = N
terminal-letter-space = S
terminal-hand = Hand
terminal-hand-size = hand { $number }
terminal-resources = Resources
terminal-technologies = Technologies
terminal-this-turn = This turn
terminal-wonders = Wonders
terminal-cards = Cards
terminal-track = Track
terminal-total = Total
terminal-power = military power
terminal-points = victory points
terminal-response = response
terminal-fame = fame tokens
terminal-payable = you can pay
terminal-lacking = you lack 4
terminal-extra = 2 more of any types, for cards linked below
terminal-extra-piles = 2 more of any types, for cards linked below; of a pile, for all cards left of earlier ages
terminal-pile = cards in the pile
terminal-yields = yields { $resource }
terminal-costs = costs { $cost }
terminal-due = Still to pay: { $due }
terminal-tokens-needed = { $number } { $number ->
    [one] fame token
   *[other] fame tokens
}
