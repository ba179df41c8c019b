# auction

ask-bid = For { $points } points { $high } is bid: what do you bid?
move-bid = Bid { $number }
move-pass = Pass
refusal-bid-low = { $high } is bid already
refusal-bid-poor = you have { $coins } coins
log-lot-offered = A lot of { $points } points comes up.
log-lot-sold = { $player } buys { $points } points for { $price } coins.
log-lot-unsold = Nobody wants { $points } points.

# raids

arm-shield = Shield
arm-sword = Sword
ask-raid-or-rest = Will you raid, or rest?
ask-react = You are hit for { $gold } gold: how do you react?
move-raid = Raid everybody
move-rest = Rest and draw a card
move-suffer = Suffer it
move-block = Block it
move-strike-back = Strike back
refusal-no-card = you have no such card
log-looted = { $player } takes { $gold } gold.
log-drew = { $player } draws a card: { $arm }.
log-reacted = { $player } plays { $arm } against { $rival }.
log-suffered = { $player } loses { $gold } gold to a hit of { $rival }.
effect-loot = { $who ->
    [each] Each opponent takes { $gold } gold.
   *[you] Take { $gold } gold.
}
effect-hit = { $who ->
    [each] Each opponent is hit for { $gold } gold.
   *[you] Be hit for { $gold } gold.
}

# secret

ask-lay = Which card do you lay face down?
move-lay = Lay card { $number }
refusal-not-in-hand = this card is not in your hand
log-laid = { $player } lays a card: { $card }.
log-turned = { $player } has laid { $card }.
log-won-round = { $player } wins the round.

# trading

good-wool = wool
good-iron = iron
good-salt = salt
ask-trade = Offer something, or end your turn.
ask-answer = You are offered { $give } for { $take }.
move-offer = Offer { $seat } { $good } for { $good2 }
move-accept = Accept
move-decline = Decline
move-end = End your turn
refusal-same-good = that is the same good
refusal-no-good = one of you has not got it
refusal-no-offers = you have no offers left
log-offered = { $player } offers { $rival } { $give } for { $take }.
log-traded = { $player } and { $rival } trade { $give } for { $take }.

# dawning

card-field = Field
card-mill = Mill
card-orchard = Orchard
card-twins = Twins
event-dawn = At dawn
ask-take = Which card do you take?
move-take = Take { $card }
log-took = { $player } takes { $card }.
log-grew = { $player } has { $grain } grain.
effect-grow = { $who ->
    [each] Each opponent has { $grain } more grain.
   *[you] Have { $grain } more grain.
}
effect-double = { $who ->
    [each] Each opponent has twice the grain.
   *[you] Have twice the grain.
}

# towns

building-hut = Hut
building-house = House
building-palace = Palace
event-fair = Fair
event-harvest = Harvest
ask-build = What do you build, at a discount of { $discount }?
move-build = Build { $building }
move-skip = Build nothing
refusal-coins = you lack { $lacking } coins
log-event-drawn = { $player } draws the event { $event }.
log-built = { $player } builds { $building } for { $price } coins.

# crafts

craft-guild = Guild
craft-smithy = Smithy
craft-bank = Bank
craft-market = Market
craft-museum = Museum
craft-charter = Charter
event-buy = When you buy another card
event-bought = When you buy this card
modify-price = { $more ->
    [yes] Cards cost you { $by } more.
   *[no] Cards cost you { $by } less.
}
modify-income = { $more ->
    [yes] Whenever you gain coins, you gain { $by } more.
   *[no] Whenever you gain coins, you gain { $by } less.
}
number-own-cards = each card of yours
ask-buy = Which card do you buy?
move-buy = Buy { $craft }
move-save = Save your coins
log-bought = { $player } buys { $craft } for { $price } coins.
log-gained = { $player } gains { $coins } coins.
effect-gain = Gain { $coins } coins.

# menu

dish-soup = Soup
dish-salad = Salad
dish-bread = Bread
dish-fish = Fish
dish-roast = Roast
dish-cake = Cake
dish-tea = Tea
dish-wine = Wine
dish-cheese = Cheese
ask-dish = Which dish do you order?
ask-spend = Will you spend a coin?
move-order = Order { $dish }
move-pay = Spend a coin
move-enough = That is enough
refusal-no-coins = you have no coins
log-coins = { $player } has { $coins } coins.
log-praised = { $player } is praised: { $points } points.
number-coins = each coin you have
effect-earn = { $who ->
    [each] { $mood ->
        [may] Each opponent may earn { $coins } coins.
       *[do] Each opponent earns { $coins } coins.
    }
    [rival] { $mood ->
        [may] The other may earn { $coins } coins.
       *[do] The other earns { $coins } coins.
    }
   *[you] { $mood ->
        [may] You may earn { $coins } coins.
       *[do] Earn { $coins } coins.
    }
}
effect-lose = { $who ->
    [each] { $mood ->
        [may] Each opponent may lose { $coins } coins.
       *[do] Each opponent loses { $coins } coins.
    }
   *[you] { $mood ->
        [may] You may lose { $coins } coins.
       *[do] Lose { $coins } coins.
    }
}
effect-spend = { $who ->
    [each] Each opponent may spend coins.
   *[you] You may spend coins.
}
effect-praise = { $who ->
    [each] Each opponent has { $points } points.
   *[you] { $mood ->
        [may] You may have { $points } points.
       *[do] Have { $points } points.
    }
}

# sorting

card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
ask-give = Which card do you give away?
move-give = Give { $card } away
log-gave = { $player } gives { $card } away.

## Partners

ask-gather = How many stones do you gather?
ask-cheer = You may cheer.
move-gather = Gather { $number } { $number ->
    [one] stone
   *[other] stones
}
move-cheer = Cheer
log-gathered = { $player } gathers { $number } { $number ->
    [one] stone
   *[other] stones
}.
log-storey = { $player } builds storey { $number }.
log-lamed = { $player } loses a storey.
log-cheered = { $player } cheers.
