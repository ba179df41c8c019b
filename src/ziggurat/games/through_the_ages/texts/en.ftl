# Through the Ages in English.

## Names

through-the-ages = Through the Ages
age-A = A
age-I = I
age-II = II
age-III = III
age-IV = IV
goods-food = food
goods-resource = resources
side-a = A
side-b = B
way-culture = culture
way-arms = arms
kind-card = card
kind-age = Age
kind-goods = goods
kind-side = side
kind-way = way
resigning-yes = Resigning is allowed
resigning-no = Nobody resigns
category-farm = Farm
category-mine = Mine
category-lab = Lab
category-temple = Temple
category-library = Library
category-theater = Theater
category-arena = Arena
category-infantry = Infantry
category-cavalry = Cavalry
category-artillery = Artillery
category-air = Air force
category-government = Government
category-special-civil = Special technology: civil
category-special-colonization = Special technology: colonization
category-special-military = Special technology: military
category-special-construction = Special technology: construction
category-leader = Leader
category-wonder = Wonder
category-action = Action
category-event = Event
category-territory = Territory
category-tactic = Tactic
category-aggression = Aggression
category-war = War
category-bonus = Bonus
category-pact = Pact
card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized-religion = Organized Religion
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces
card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac-newton = Isaac Newton
card-james-cook = James Cook
card-johann-sebastian-bach = J. S. Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-colossus = Colossus
card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-pyramids = Pyramids
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-cultural-heritage-a = Cultural Heritage (A)
card-engineering-genius-a = Engineering Genius (A)
card-frugality-a = Frugality (A)
card-patriotism-a = Patriotism (A)
card-rich-land-a = Rich Land (A)
card-stockpile-a = Stockpile (A)
card-urban-growth-a = Urban Growth (A)
card-breakthrough-i = Breakthrough (I)
card-cultural-heritage-i = Cultural Heritage (I)
card-engineering-genius-i = Engineering Genius (I)
card-frugality-i = Frugality (I)
card-patriotism-i = Patriotism (I)
card-reserves-i = Reserves (I)
card-rich-land-i = Rich Land (I)
card-urban-growth-i = Urban Growth (I)
card-breakthrough-ii = Breakthrough (II)
card-efficient-upgrade-ii = Efficient Upgrade (II)
card-engineering-genius-ii = Engineering Genius (II)
card-frugality-ii = Frugality (II)
card-patriotism-ii = Patriotism (II)
card-reserves-ii = Reserves (II)
card-revolutionary-idea-ii = Revolutionary Idea (II)
card-rich-land-ii = Rich Land (II)
card-urban-growth-ii = Urban Growth (II)
card-wave-of-nationalism-ii = Wave of Nationalism (II)
card-efficient-upgrade-iii = Efficient Upgrade (III)
card-endowment-for-the-arts-iii = Endowment for the Arts (III)
card-engineering-genius-iii = Engineering Genius (III)
card-military-build-up-iii = Military Build-Up (III)
card-patriotism-iii = Patriotism (III)
card-reserves-iii = Reserves (III)
card-revolutionary-idea-iii = Revolutionary Idea (III)
card-urban-growth-iii = Urban Growth (III)
card-development-of-agriculture = Development of Agriculture
card-development-of-civilization = Development of Civilization
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-developed-territory-i = Developed Territory (I)
card-historic-territory-i = Historic Territory (I)
card-inhabited-territory-i = Inhabited Territory (I)
card-strategic-territory-i = Strategic Territory (I)
card-vast-territory-i = Vast Territory (I)
card-wealthy-territory-i = Wealthy Territory (I)
card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-enslave = Enslave
card-plunder-i = Plunder (I)
card-raid-i = Raid (I)
card-defense-colonization-i = Defense 2 / Colonization 1
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-developed-territory-ii = Developed Territory (II)
card-historic-territory-ii = Historic Territory (II)
card-inhabited-territory-ii = Inhabited Territory (II)
card-strategic-territory-ii = Strategic Territory (II)
card-vast-territory-ii = Vast Territory (II)
card-wealthy-territory-ii = Wealthy Territory (II)
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
card-annex = Annex
card-infiltrate = Infiltrate
card-plunder-ii = Plunder (II)
card-raid-ii = Raid (II)
card-spy = Spy
card-war-over-technology = War over Technology
card-war-over-territory = War over Territory
card-defense-colonization-ii = Defense 4 / Colonization 2
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
card-armed-intervention = Armed Intervention
card-plunder-iii = Plunder (III)
card-raid-iii = Raid (III)
card-war-over-culture = War over Culture
card-defense-colonization-iii = Defense 6 / Colonization 3
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty

## Symbols: "by" is +3 or −3

symbol-science = science { $by }
symbol-culture =
    { $who ->
        [partner] culture rating { $by }
       *[other] culture { $by }
    }
symbol-strength = strength { $by }
symbol-happiness = happiness { $by }
symbol-civil = civil actions { $by }
symbol-military = military actions { $by }
symbol-yellow = yellow tokens { $by }
symbol-blue = blue tokens { $by }
symbol-colonization = colonization { $by }
symbol-food = food { $by }
symbol-resource = resources { $by }
symbol-defense = defense { $by }
symbol-civil-hand = civil cards in hand { $by }
symbol-military-hand = military cards in hand { $by }
symbol-limit = urban buildings of each type: up to { $number }

## Things, as they stand after "for"

thing-unit = each military unit
thing-foot-or-gun = each infantry and artillery unit
thing-unit-type = each type of military unit you have
thing-theater = each theater
thing-lab = each lab
thing-lab-level = each level of each of your labs
thing-pair = each pair of a library and a theater
thing-best-theater = each point of culture that your best theater produces
thing-study-level = each level of your best lab or library
thing-faith-face = each happy face of your temples and government
thing-art-face = each happy face of your temples, theaters and wonders
thing-colony = each colony
thing-first-colony = the first colony besides
thing-partner-wonder = each completed wonder of your partner
thing-technology-level = each level of each of your technologies
thing-stage-art = each point of culture that your theaters and libraries produce
thing-city-output = each point of culture, science and strength that your urban buildings produce
thing-happiness = each point of your happiness
thing-science-rating = each point of your science rating
thing-culture-rating = each point of your culture rating
thing-discontent = each discontent worker
thing-half-discontent = each second discontent worker
thing-food-production = each food you produce
thing-building-level = each level of each of your urban buildings
thing-balance = each point of the lowest among your science and culture ratings, food and resource production
thing-army-level = each level of each of your military units and arenas
thing-action = each military action of your total
thing-civil-action = each civil action of your total
thing-happiness-score = each happy face (8 at most), and 2 less for each discontent worker
thing-mine-production = each resource your mines produce
thing-worker-above-ten = each worker beyond 10 who is not discontent
thing-progress-level = each level of your government and special technologies
thing-latest-technology = each technology of Age III
thing-variety = each type of unit and urban building you have and each special technology
thing-stronger = each civilization stronger than yours
thing-richer = each civilization with more culture points than yours
thing-lab-resources = each level of each of your labs

## What befalls a civilization

event-technology-taken = When you take a technology card
event-develop = When you develop a technology
event-revolution = When you declare a revolution
event-completed = When it is completed
event-colonized = When it is colonized
event-leaves = When he leaves the game
event-game-end = At the end of the game
event-turn-end = At the end of your turn, if you are one of the two strongest (with two players: the strongest)

## Effects

effect-bonus = { $symbols }.
effect-yield = For each worker here: { $symbols }.
effect-rate = { $symbol } for { $thing }.
effect-construction = Up to { $stages } stages of a wonder for 1 civil action. Urban buildings cost fewer resources: Age I −{ $one }, Age II −{ $two }, Age III −{ $three }.
army-infantry = { $number } infantry
army-cavalry = { $number } cavalry
army-artillery = { $number } artillery
effect-army =
    Each army of { $units } adds { $strength } strength{ $obsolete ->
        [0] .
       *[other] , an obsolete one { $obsolete }.
    }
effect-both-sides = Both sides: { $effect }
effect-sides = Side A: { $a } Side B: { $b }
pact-forbidden = The partners may not attack each other.
pact-cancels = The pact ends when one partner attacks the other.
pact-attacker_bonus = Whoever attacks the other has 2 more strength for it.
effect-gain =
    { $what ->
        [science] Science { $by }.
        [culture] Culture { $by }.
        [food] Food { $by }.
       *[other] Resources { $by }.
    }
effect-earn =
    { $what ->
        [science] Science
        [culture] Culture
        [arms] Resources for military units this turn
        [food] Food
       *[other] Resources
    } { $by } for { $thing }.
effect-earn-players =
    { $what ->
        [science] Science
        [culture] Culture
        [arms] Resources for military units this turn
        [food] Food
       *[other] Resources
    } +{ $two } with 2 players, +{ $three } with 3, +{ $four } with 4 for { $thing }.
effect-earn-surplus = Culture { $by } if you produce more food than you consume.
effect-earn-chain = Culture +1 for each military unit and each urban building, and +2 for each farm and each mine.
effect-earn-wonders = Culture for each wonder: 5 of Age A, 4 of I, 3 of II, 2 of III.
effect-population = Population { $by }.
effect-draw = Military cards drawn: { $number }.
effect-discard = Military cards discarded: { $number }, of the owner's choice.
effect-blue = Blue tokens { $by }.
effect-yellow = Yellow tokens { $by }.
effect-produce-corruption = Corruption.
effect-produce-food = Food production.
effect-produce-consumption = Food consumption.
effect-produce-resources = Resource production.
effect-share = Food and resources { $by } in all, split as the owner wishes.
effect-lose-civil = { $number } civil actions are spent for each discontent worker.
effect-regain-civil = 1 spent civil action is available again.
effect-spoil = All food is lost.
effect-settle =
    { $mood ->
        [may] 1 unused worker may be placed on { $card } free of charge.
       *[do] 1 unused worker is placed on { $card } free of charge.
    }
effect-increase = Increase your population, for its food.
effect-arms = This turn: military actions +{ $actions }, resources for military units +{ $resources }.
effect-construct =
    { $upgrade ->
        [yes] Upgrade
       *[no] Build or upgrade
    } { $what ->
        [farm_or_mine] a farm or mine
        [urban] an urban building
       *[building] a farm, mine or urban building
    } for { $discount } less in resources.
effect-build-stage = Build 1 stage of your wonder for { $discount } less in resources.
effect-develop = Develop a technology, or declare a revolution without paying an action for this card.
effect-emigrate = Half of the discontent workers, rounded up, leave.
effect-plunder = Take up to { $number } food and resources in all from the rival, in a split of your choice.
effect-steal =
    { $what ->
        [science] Take up to { $number } science points from the rival.
       *[culture] Take up to { $number } culture points from the rival.
    }
effect-win-culture = The victor takes { $number } culture points and as many more as the difference in strength.
effect-win-territory = The victor takes 1 yellow token from the bank of the defeated, and 1 more for every 5 of the difference in strength.
effect-win-technology = The victor takes science points up to the difference in strength, or instead special technologies, counted at their cost.
effect-raid =
    { $number ->
        [1] Destroy an urban building of the rival of Age { $first } or earlier; gain resources for half of its cost, rounded up.
       *[other] Destroy up to two urban buildings of the rival: one of Age { $first } or earlier and one of Age { $second } or earlier; gain resources for half of their cost, rounded up.
    }
effect-infiltrate = Remove the rival's leader or unfinished wonder; score { $number } culture for each of its levels.
effect-annex = Take a colony of the rival.
effect-everybody = Each civilization: { $effect }
effect-ranked =
    { $who2 ->
        [most-strength] { $number ->
            [1] The strongest civilization
           *[other] The two strongest civilizations
        }
        [least-strength] { $number ->
            [1] The weakest civilization
           *[other] The two weakest civilizations
        }
        [most-culture] The civilization with the most culture points
       *[least-culture] The civilization with the fewest culture points
    }: { $effect }
effect-all-with-most =
    { $thing ->
        [happiness] All civilizations with the most happy faces
       *[discontent] All civilizations with the most discontent workers
    }: { $effect }
effect-if-weak = If it is one of the two weakest: { $effect }
effect-by-rank =
    { $by ->
        [science] Culture by rank in science
       *[strength] Culture by rank in strength
    }: 10 and 0 with 2 players; 14, 7 and 0 with 3; 15, 10, 5 and 0 with 4.
effect-unless-last = { $before } In Age IV instead: { $then }
effect-civil-life = You may increase population, build a farm, mine or urban building, or develop a technology, for 1 less and without a civil action.
effect-agreement = You may take cards from the row worth up to { $number } civil actions. If you do, you give up your next political action, and the row is filled up.
effect-destroy-building = One of its farms, mines or urban buildings is destroyed.
effect-terror = Chooses an urban building of each other civilization; it is destroyed.
effect-iconoclasm = A leader who is not of the current age leaves the game.
effect-lose-colony = Loses a colony of its choice.
effect-ruin = A completed wonder of Age A or I becomes a ruin: culture rating +2 and nothing else.
effect-shift-borders = A yellow token goes from the bank of the weakest civilization to that of the strongest.
effect-for-rival = The rival: { $effect }
effect-spoils = You: resources { $resources }, food { $food }.

## Rules of single cards

power-hammurabi = Once in your turn you may spend a military action as a civil one. Leaders cost 1 civil action less to take.
power-homer = Each turn 1 resource for military units. When another leader replaces him, he may go under a completed wonder, which then has 1 more happy face, instead of the civil action you would get back.
power-caesar = Once in the game you may take a second political action.
power-moses = Increasing population costs 1 food less.
power-alexander = As a political action you may remove him and take 1 yellow token.
power-columbus = As a political action you may remove him and colonize a territory from your hand.
power-barbarossa = For 1 military action you may increase population for 1 food less and build a military unit for 1 resource less.
power-genghis = In armies your infantry may count as cavalry.
power-joan = At the start of your Politics Phase you look at the next event.
power-wonder-patron = Taking a wonder costs nothing more for those you have.
power-cook = In colonizing you may discard up to 2 military cards, each adding 1.
power-bach = Theater technologies cost 2 science less. Once in your turn, for 1 civil action, you may upgrade an urban building to a theater of its level or higher.
power-robespierre = You pay for revolutions with all military actions instead of civil ones.
power-shakespeare = With a library, theaters cost 1 resource and 1 science less; with a theater, libraries do.
power-gates = Your labs also produce resources, as many as their level.
power-gandhi = You may not attack; attacks against you cost twice the military actions.
power-churchill = Once in your turn: either 3 culture, or 3 science for unit technologies and 3 resources for units, this turn.
power-basilica = Each other card with a happy face has 1 more.
power-taj-mahal = Costs 2 civil actions less to take in a turn in which you replaced a leader.
power-ocean-liner = Once in your Action Phase you may gain 1 population free of charge.
power-railroad = One of your best mines produces twice.
power-food-as-resource = Once in your turn you may use 1 food as 1 resource.
power-resource-as-food = Once in your turn you may use 1 resource as 1 food.
power-cooperation = Developing costs 2 science less, and the partner pays 1 science.
power-no-wars-against = Nobody may declare a war on you.

## Questions

ask-action = Action Phase: what do you do?
ask-politics = Politics Phase: which political action?
ask-shed = From which card do you give a blue token? Left to give: { $number }.
ask-dismiss = Which worker leaves?
ask-drop = Which military card do you discard? Left to discard: { $number }.
ask-construct = What do you build or upgrade for { $discount } less?
ask-develop = What do you develop?
ask-civil-development = Do you grow, build or develop for { $discount } less?
ask-agreement = Which card do you take? Civil actions left for it: { $number }.
ask-tuck = Does Homer go under a wonder?
ask-pact =
    { $side ->
        [both] Do you accept this pact?
       *[other] Do you accept this pact, being side { $side }?
    }
ask-defence = How do you defend yourself? Strength lacking: { $number }.
ask-plunder = How much food among the { $number } that you take?
ask-raid = Which urban building do you destroy?
ask-oust = Leader or wonder?
ask-annex = Which colony do you take?
ask-seize = Which technology do you take? Advantage left: { $number }.
ask-bid = How much do you bid? The highest bid is { $number }.
ask-force = What do you send? The bid is { $number }.
ask-raze =
    { $whose ->
        [own] Which of your buildings is destroyed?
       *[other] Which building of player { $player } is destroyed?
    }
ask-free = Which colony do you lose?
ask-ruin = Which wonder becomes a ruin?
ask-spread =
    { $sign ->
        [pay] { $goods ->
             [food] { $number ->
                 [one] How do you pay { $number } food?
                *[other] How do you pay { $number } food?
             }
            *[resource] { $number ->
                 [one] How do you pay { $number } resource?
                *[other] How do you pay { $number } resources?
             }
        }
       *[gain] { $goods ->
             [food] { $number ->
                 [one] Where do you put { $number } food?
                *[other] Where do you put { $number } food?
             }
            *[resource] { $number ->
                 [one] Where do you put { $number } resource?
                *[other] Where do you put { $number } resources?
             }
        }
    }
ask-split =
    { $sign ->
        [gain] How much food among the { $number } that you gain?
       *[lose] How much food among the { $number } that you lose?
    }

## Moves

move-take = Take { $card } (place { $number })
move-grow = Increase population
move-build = Build { $card }
move-upgrade = Upgrade { $card } to { $card2 }
move-develop = Develop { $card }
move-revolt = Revolution: { $card }
move-done = Done
move-stage = Build stages of the wonder: { $number }
move-destroy = Destroy { $card }
move-disband = Disband { $card }
move-lead = Put { $card } into play
move-play = Play { $card }
move-tactic = Play the tactic { $card }
move-adopt = Copy the tactic { $card }
move-exchange = Use a military action as a civil one
move-enlist = Increase population and build { $card }
move-transform = Turn { $card } into { $card2 }
move-welcome = Gain population free of charge
move-speak = Churchill: { $way }
move-trade = Trade one for the other
move-tuck = Put Homer under { $card }
move-settle = Choose for me
move-leave = { $number } blue tokens on { $card }
move-shed = Give a blue token from { $card }
move-dismiss = A worker leaves { $card }
move-split = Food: { $number }
move-drop = Discard { $card }
move-ruin = { $card } becomes a ruin
move-pass = Pass
move-prepare = Prepare { $card }
move-attack = Attack { $seat }: { $card }
move-declare = Declare war on { $seat }: { $card }
move-offer = Offer { $card } to { $seat }, being side { $side }
move-cancel = Cancel the pact of { $seat }
move-resign = Resign
move-explore = Columbus colonizes { $card }
move-expand = Remove Alexander for a yellow token
move-accept = Accept
move-refuse = Refuse
move-yield = Do not defend
move-defend = Defend with { $card }
move-ward = Discard { $card } for 1 strength
move-raze = Destroy { $card } there
move-oust = Remove { $card }
move-annex = The colony { $card }
move-seize = Take the technology { $card }
move-bid = Bid { $number }
move-send = Send { $card }
move-bonus = Use { $card }
move-spare = Discard { $card } for 1

## Why not

refusal-no-civil-actions = there are too few civil actions
refusal-no-military-actions = there are too few military actions
refusal-hand-full = the hand holds as many civil cards as it may
refusal-have-it = you have this technology already
refusal-leader-of-that-age = you have taken a leader of that age already
refusal-one-wonder = you have an unfinished wonder already
refusal-no-population = the yellow bank is empty
refusal-too-little-food = there is too little food
refusal-too-few-resources = there are too few resources
refusal-no-unused-worker = there is no unused worker
refusal-building-limit = there are as many buildings of this type as the government allows
refusal-too-little-science = there is too little science
refusal-partner-cannot-pay = the partner has no science to pay
refusal-all-actions = a revolution takes all actions, and some are spent
refusal-no-tokens = there are no blue tokens for it
refusal-first-turn = in the first turn only cards are taken
refusal-no-change = the tokens cannot lie so
refusal-fresh = it was taken in this phase
refusal-no-use = it could not be carried out
refusal-once-a-turn = once in a turn is the most
refusal-tactic-done = one tactic a turn is played or copied
refusal-not-stronger = you are not stronger
refusal-by-pact = a pact forbids it
refusal-peaceful = Gandhi does not attack
refusal-last-round = it is the last round
refusal-no-wars-against = a pact forbids wars against them
refusal-no-target = there is nothing that it could hit

## Endings

ending-last-round = The last round is over.
ending-resignation = All others have resigned.

## The log

log-turn = Round { $number }: { $player }.
log-age = Age { $age } begins.
log-last-round = Round { $number } is the last one.
log-obsolete = { $player } loses { $card }: obsolete.
log-wonder-lost = { $player } loses the unfinished wonder { $card }.
log-took = { $player } takes { $card } (place { $number }).
log-grew = { $player } gains population.
log-shrank = { $player } loses population.
log-built =
    { $sort ->
        [unit] { $player } builds the unit { $card } for { $number }.
       *[building] { $player } builds { $card } for { $number }.
    }
log-upgraded = { $player } upgrades { $card } to { $card2 } for { $number }.
log-destroyed = { $player } loses a worker on { $card }.
log-led = { $player } is led by { $card }.
log-left = { $card } leaves { $player }.
log-tucked = { $player } puts Homer under { $card }.
log-stage = { $player } builds on { $card }: stages { $number }.
log-completed = { $player } completes { $card }.
log-developed = { $player } develops { $card } for { $number } science.
log-revolted = { $player }: revolution, { $card } for { $number } science.
log-played = { $player } plays { $card }.
log-used = { $player } uses { $card }.
log-tactic = { $player } plays the tactic { $card }.
log-adopted = { $player } copies the tactic { $card }.
log-common = The tactic { $card } of { $player } is common now.
log-prepared = { $player } prepares an event of Age { $age }: { $card }.
log-peeked = { $player } looks at the next event: { $card }.
log-event = Event: { $card } ({ $player }).
log-culture = { $player }: culture +{ $number }.
log-culture-lost = { $player }: culture −{ $number }.
log-science = { $player }: science +{ $number }.
log-science-lost = { $player }: science −{ $number }.
log-gained = { $player }: { $goods } +{ $number }.
log-lost = { $player }: { $goods } −{ $number }.
log-corruption = { $player }: corruption { $number }.
log-famine = { $player }: food lacking { $number }.
log-uprising = { $player }: an uprising, discontent workers { $number }.
log-drew = { $player } draws { $card }.
log-discarded = { $player } discards a military card of Age { $age }: { $card }.
log-bid = { $player } bids { $number }.
log-passed = { $player } passes.
log-sent = { $player } sends { $card }.
log-bonus = { $player } uses { $card }.
log-colonized = { $player } has the colony { $card }.
log-colony-lost = { $player } loses the colony { $card }.
log-attacked = { $player } attacks { $rival }: { $card }.
log-repelled = { $player } repels { $card } of { $rival }.
log-succeeded = { $player } succeeds against { $rival }: { $card }.
log-war = { $player } declares war on { $rival }: { $card }.
log-war-won = { $player } wins { $card } against { $rival } by { $number }.
log-war-drawn = { $card } between { $player } and { $rival } ends without a victor.
log-offered =
    { $side ->
        [both] { $player } offers { $card } to { $rival }.
       *[other] { $player } offers { $card } to { $rival }, who would be side { $side }.
    }
log-accepted =
    { $side ->
        [both] { $player } accepts { $card } of { $rival }.
       *[other] { $player } accepts { $card } of { $rival }, being side { $side }.
    }
log-refused = { $player } refuses { $card } of { $rival }.
log-pact-ended = The pact { $card } of { $player } ends.
log-resigned = { $player } resigns.
log-blue-taken = { $player }: blue tokens +{ $number }.
log-blue-returned = { $player }: blue tokens −{ $number }.
log-yellow-taken = { $player }: yellow tokens +{ $number }.
log-yellow-returned = { $player }: yellow tokens −{ $number }.
log-ruined = { $card } of { $player } becomes a ruin.
log-seized = { $player } takes { $card } from { $rival }.
log-actions-lost = { $player } spends { $number } civil actions in vain.
log-ended = The game is over. { $ending }

## Terminal

terminal-head = Age { $age }, round { $round }, { $deck } cards in the deck
terminal-events = Events: { $current } current, { $future } future; prepared by you: { $known }; next: { $next }. Common tactics: { $tactics }.
terminal-ratings = Culture { $culture } (+{ $culturerating }), Science { $science } (+{ $sciencerating }), Strength { $strength }, Happiness { $happiness }/{ $needed }
terminal-stores = Food { $food } ({ $foodmore }), Resources { $resources } ({ $resourcesmore }), Unused { $unused }, Banks { $yellow }, { $blue }, Actions { $civil }, { $military }
terminal-technologies = Technologies
terminal-government = Government
terminal-leader = Leader
terminal-wonders = Wonders
terminal-colonies = Colonies
terminal-tactic = Tactic
terminal-hand = Hand
terminal-military = Military cards
terminal-war = War
terminal-pact = Pact
terminal-price-science = science { $number }
terminal-price-revolution = revolution { $number }
terminal-price-cost = cost { $number }
