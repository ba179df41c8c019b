# Ancient Knowledge in English: what the board says beside the game's own messages.

## Parts of the board

board-part-timeline = Timeline
board-part-boards = Technologies
board-part-past = Past
board-part-others = Others
board-area-mine = My area
board-area-of = Area of { $player }
board-technologies = Technologies on offer
board-artifacts = Artifacts
board-artifact-place = a free place for an artifact
board-collection = Collection
board-past = Past
board-lost = Lost knowledge
board-seen = Cards of this hand that you have seen
board-more = Show all
board-less = Show less
board-aside = Set aside
board-looked = Choose from these cards
board-partner = partner
board-opponent = opponent

## Phases of a turn

board-phase-select = Selection
board-phase-select-help = Before the first turn each player leaves out four of ten cards, unless starting sets are played.
board-phase-first = Action 1
board-phase-first-help = Two actions a turn, the same twice if you like: create, learn, archive (discard cards, return as much knowledge), excavate (rotate monuments of the Past, draw 2 cards for each), search (draw 1 card). At most 10 cards in hand.
board-phase-second = Action 2
board-phase-second-help = The second of the two actions.
board-phase-timeline = Timeline
board-phase-timeline-help = All your monuments on the road and artifacts with the hourglass work once, in an order of your choice.
board-phase-decline = Decline
board-phase-decline-help = Monuments in slot 1 decline one after the other: their effect, then knowledge on them is lost, then they lie in the Past. All others move one slot to the left. With 7 in a Past a technology board is turned over, with 14 the last round begins.

## The road

board-road = Created here; it moves one slot to the left each turn
board-calm = No decline in this turn
board-decline-loses = This turn’s decline: { $number } knowledge will be lost
board-decline-nothing = This turn’s decline loses nothing
board-decline-next = In the next decline: { $number } knowledge
board-adjacent = adjacent
board-slot-room = { $number } { $number ->
    [one] free place
   *[other] free places
}
board-slot-first = begins in slot { $number }
board-slot-locked = only in slot { $number }
board-upright = { $number } upright
board-rotated = { $number } rotated
board-past-track = { $number } monuments; at { $middle } a technology board is turned over, at { $full } the last round begins

## What counts

board-word-points = victory points
board-word-hand = cards in hand
board-points = { $number } { $number ->
    [one] victory point
   *[other] victory points
}
board-knowledge = knowledge: { $number }
board-will-lose = knowledge that will be lost in this turn: { $number }
board-lost-about = lost knowledge: { $number }, each costs 1 point
board-hand = cards in hand: { $number } of { $most }
board-cost = cards to discard: { $number }
board-score-past = Past { $number }
board-score-effects = effects { $number }
board-score-technologies = technologies { $number }
board-score-timeline = Timeline { $number }
board-score-lost = lost { $number }
board-line-past = Points on monuments of the Past
board-line-effects = Final effects of the Past
board-line-technologies = Technologies of level II
board-line-timeline = Monuments left in the Timeline
board-line-lost = Lost knowledge
board-line-total = Points
board-line-team = Points of the team
board-line-cards = { $player }: final effects, card by card

## Cards

board-requires = Needs: { $requirement }
board-requires-nothing = Needs nothing.
board-level = level { $level }
board-learnable = you can learn it
board-not-learnable = you cannot learn it yet
board-board = technology board { $number }, level { $level }
board-board-short = board { $number }
board-1 = board 1
board-2 = board 2
board-3 = board 3
board-gone = This board is out of the game.
board-not-yet = Laid out after the selection.
board-pile = building cards in the deck: { $number }
board-pile-short = in the building deck
board-deck-short = technologies { $level }, discarded { $discard }
board-discard = Building discards: { $number }

## Choices

board-discard-set = { $number ->
    [one] Discard { $number } card
   *[other] Discard { $number } cards
}
board-free = discards nothing
board-draws = { $number ->
    [one] { $number } card
   *[other] up to { $number } cards
}
board-archive-about = knowledge in the Timeline: { $number }
board-would-score = { $gain ->
    [yes] Points: +{ $number }
   *[no] Points: −{ $number }
}
board-would-lose = { $more ->
    [yes] Lost knowledge: +{ $number }
   *[no] Lost knowledge: −{ $number }
}
board-would-decline = This turn’s decline would lose { $after } knowledge instead of { $before }.

## Teams

board-team = Team { $number }: { $points }
board-team-partner = Your partner is { $partner }.
board-team-together = You and { $partner } take this turn at the same time. You may talk of everything.
board-team-offered = { $partner } offers you a card, face down. Give one of yours for it, or keep your cards.
board-team-offering = You have offered { $partner } this card: { $card }. You wait for the answer.
board-team-may-offer = The other team’s turn: you may exchange a card with { $partner }. Offers left: { $number }.

## What is known of the printed card

cards-about = Where something on a printed card is in doubt, the card says so here.
board-known-reconstructed = Not known of the printed card, chosen to fit: { $fields }.
board-known-partly = Known in part: { $fields }.
board-field-name = name
board-field-type = type
board-field-slot = slot
board-field-locked = lock
board-field-cost = cost
board-field-knowledge = knowledge
board-field-points = points
board-field-requirement = requirement
board-field-activation = activation
board-field-effect = effect

## The guided first game

board-guide-start = You build monuments on the road of time. Each turn they move one slot to the left, and from slot 1 they fall into your Past. Knowledge that still lies on them then is lost: each costs you 1 point. Monuments in the Past bring points. Most points win.
board-guide-select = Choose the four cards that you do without; the others are your hand. Cheap cards (few cards to discard) and those that begin in different slots are good to begin with.
board-guide-action = You have two actions. Create a card of your hand: click it, then the slot; another slot than its own costs 1 card for each slot away. Or learn a technology whose requirement you meet. Or archive: discard cards to take knowledge off the road. Or excavate: rotate monuments of your Past and draw 2 cards for each. Or search: draw 1 card.
board-guide-pay = A card is paid for with other cards of your hand. Pick them, then confirm.
board-guide-archive = Pick the cards that you discard; for each, 1 knowledge goes back from your road to the reserve. Then confirm.
board-guide-return = Click a monument: 1 knowledge goes back to the reserve. What is red in slot 1 would be lost in this turn.
board-guide-learn = A green line says that you meet the requirement. The technology works at once, or counts in the final scoring.
board-guide-keep = Only you see these cards. Choose the one that you keep.
board-guide-draft = These cards lie open. Choose one; the others choose after you.
board-guide-resolve = Several of your cards work now. You choose their order.
board-guide-decline = Two monuments stand in slot 1. The one that you choose declines first: its effect, then its knowledge is lost, then it lies in your Past.
board-guide-flip = Seven monuments lie in your Past: choose a level I board. It is turned over and shows level II technologies from now on.
board-guide-exchange = While the other team has its turn you may offer your partner a card, face down. Nobody waits for you.
board-guide-over = The game is over: points on the monuments of the Past, final effects, technologies and monuments left on the road were added up, lost knowledge was taken off.

## Where a table is made

option-teams = Sides
option-starting-sets = First hand
hint-teams-yes = Four players. Partners take their turns at the same time: seats 1 and 2, seats 3 and 4.
hint-starting-sets-no = Choose six of ten cards.
hint-starting-sets-yes = Six cards that go together. The best to begin with.
about-game-ancient-knowledge = Ancient Knowledge: a game by Rémi Mathieu.
