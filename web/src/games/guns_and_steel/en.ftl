# Guns & Steel in English: what the board says beside the game's own messages.

## Parts of the board

board-part-pyramid = Pyramid
board-part-mine = Mine
board-part-others = Others
board-pyramid = Technology pyramid
board-area-mine = My area
board-area-of = Area of { $player }
board-area-empty = Nothing lies here yet.
board-resources-lying = Resources
board-technologies = Technologies
board-this-turn = For this turn
board-wonders = Wonders
board-wonder = Wonder
board-none = none

## Phases of a turn

board-phase-resource = Resource
board-phase-technology = Technology
board-phase-purchase = Purchase
board-phase-end = End of turn

board-turn = Turn { $number }
board-end = The game ends with:
board-end-wonders = the last wonder; left:
board-end-space = the last Space card; left:
board-end-track = 15 points on a track; most:

## What counts

board-word-points = victory points
board-word-power = military power
board-word-hand = cards in hand
board-word-fame = free fame tokens
board-points = { $number } { $number ->
    [one] victory point
   *[other] victory points
}
board-power = military power { $number }
board-hand = cards in hand: { $number }
board-fame-left = free fame tokens: { $number }
board-score-cards = cards { $number }
board-score-wonders = wonders { $number }
board-score-track = track { $number }

## Cards

board-yields = as a resource: 1 { $resource }
board-response = can respond to an attack
board-pile = development pile, cards: { $number }
board-resources = { $number } { $resource }
board-extra = { $number } of any type
board-free = nothing
board-price = price: { $price }
board-payable = you can pay
board-lacking = you lack { $number }
board-short = { $number } more
board-due = Still to pay
board-any = any type
board-due-next = Now: { $resource }
board-halves = Half a Space is at hand.
board-lies-as = { $card }, lies as a resource: { $resource }
board-lies-unknown = Resource { $resource }; it may be: { $cards }
board-may-be = May be: { $cards }
board-lies-technology = { $card }, lies as a technology
board-loose = for this turn: { $number } { $resource }

## Wonders

board-progress = you have { $mine } of { $least }
board-tokens-needed = { $number } { $number ->
    [one] fame token
   *[other] fame tokens
} needed
board-fame-of = { $player }: { $number } of { $needed } fame tokens
board-wonder-taken = { $wonder } is taken
board-wonder-none = No wonder

## Attacks

board-battle = The attack as it stands
board-defeated = defeated as it stands
board-withstands = withstands
board-need-power = You need { $number } more power to withstand.
board-attack-power = Attack with power { $number }:
board-would-lose = { $player } ({ $number }) is defeated, unless they respond
board-would-stand = { $player } ({ $number }) withstands
board-would-pay = Cards that pay: { $price }

## What is known of the printed card

board-known-corrected = Corrected by your deck file: { $fields }.
board-known-reconstructed = Not known of the printed card, chosen to fit: { $fields }.
board-known-partly = Known in part: { $fields }.
board-field-name = name
board-field-type = type
board-field-cost = cost
board-field-power = power
board-field-points = points
board-field-response = response
board-field-effect = effect
board-field-condition = condition
board-field-tokens = fame tokens

## The guided first game

board-guide-start = Most victory points win: those on your cards, on your wonders and on your track. The game ends when the last wonder is taken, the last Space card of the pyramid is bought, or (not in New World) somebody has 15 points on the track.
board-guide-head-start = You come later, so you may lay one card as a resource before the game begins. It helps with your first purchase.
board-guide-resource = Each card has two sides: a resource (the first number) and a technology (its text). Now lay one card as a resource. It stays there until you spend it or take it back. The others see what it yields, not which card it is.
board-guide-technology = Now play one card as a technology. It lies open in front of you; its military power counts from now on.
board-guide-activation = You may carry out its effect now: all of it, or nothing. Afterwards the card rests until you have taken it back and play it again.
board-guide-purchase = You may buy one card. Its price stands under it: the resources shown, and one more of any type for each card it rests on, through all rows. A green tick says that you can pay.
board-guide-payment = Click what you pay with, or choose “Pay for me”. 2 equal resources make 1 of the next better type, any 3 make 1 Information. Information stands for any type; a Space is 2 Information.
board-guide-take-back = With at most one card in hand at the end of your turn, all your technologies came back to your hand. You may take resource cards back too, or leave them for later.
board-guide-wonder = You meet a wonder’s condition, so you take it now. On each wonder you see how near you are.
board-guide-fame = You meet a wonder’s condition, so you place a fame token on it. Whoever has enough tokens there takes the wonder.
board-guide-response = You are attacked. Only if the attacker has more power than you are you defeated. Cards in hand with a shield add their power; resources you spend turn over and add theirs. Or choose “Done” and see what comes.
board-guide-lose = You were defeated and must spend a resource. It is not gone: the card turns over and comes back to you later.
board-guide-over = The game is over: points on cards, on wonders and on the track were added up. You can watch it again, step by step, or play another.

## Where a table is made

hint-theme-new-world = Who meets a wonder’s condition takes it. The best to begin with.
hint-theme-renaissance = Other cards; wonders are won by fame tokens.
hint-theme-combined = Both decks: a small pyramid, and piles beside it.
