# A table in the browser, in English: what is the same for all games.

## What is asked

table-decision = Your decision
table-waiting = { $number ->
    [one] { $names } decides.
   *[other] They decide: { $names }.
}
table-goes-on = The game goes on.
table-over = The game is over.
table-all-choices = All choices
table-all-choices-number = { $number ->
    [one] All choices: { $number }
   *[other] All choices: { $number }
}
table-picked = Chosen: { $picked }. Confirm it, or choose something else.
table-picked-further = Chosen: { $picked }. What goes with it?
table-gathered-of = { $number } of { $most } chosen: { $picked }
table-gathered = Chosen ({ $number } of at most { $most }): { $picked }
table-less = One less
table-more = One more
table-choose-further = { $number ->
    [one] Then choose further: { $number } possibility.
   *[other] Then choose further: { $number } possibilities.
}
table-put-back = Put back
table-why-not = { $move }: { $why }.
table-no-part = This has no part in the present decision.
table-reconnecting = The connection is lost. Trying again…
table-phases = Phases of a turn

table-undo = Take back
table-undo-ask = Ask to take back
table-undo-why-ask = Only if the others agree: { $why }.
table-no-undo = Cannot be taken back: { $why }.
table-redo = Make again
table-undo-asked = The others are asked whether you may take your move back.
table-undo-request = { $name } asks to take back their last move, and what followed.
table-undo-yes = Agree
table-undo-no = Do not agree
table-undo-agreed = You agree. The others are asked.

## Elements, for screen readers

table-element-alive = can be chosen
table-element-picked = chosen
table-element-barred = not now: { $why }
table-card-turned = turned over
table-card-exhausted = used

## What would come of it

table-foreseen-chance = Then chance decides.
table-foreseen-reveal = Then something hidden is revealed.
table-foreseen-question = Then: { $question }
table-foreseen-others = { $number ->
    [one] Then { $names } is to decide.
   *[other] Then { $names } are to decide.
}
table-foreseen-more = { $number ->
    [one] … and { $number } thing more
   *[other] … and { $number } things more
}

## Hand, seats

table-hand = Hand
table-hand-size = Hand: { $number }
table-hand-empty = No cards in hand.
table-seats = Players
table-seat-you = you
table-seat-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-seat-leads = leads
table-seat-decides = decides
table-seat-bot = bot
table-seat-here = here
table-seat-away = away
table-seat-resigned = gave up
table-look-from = See the table as { $name }
table-parts = Parts of the table
table-tab-log = Log
table-no-board = There is no board for this game in the browser yet.

## Beside the board

table-side = Log and chat
table-side-fold = Fold away
table-side-open = Show log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Earlier
table-log-newest = Newest
table-log-undo = { $name } takes a move back.
table-log-redo = { $name } makes the move again.
table-log-resign = { $name } gives up; a bot plays on.
table-log-resign-two = { $name } gives up.
table-log-anew = From here on the game goes its own way: what is hidden was dealt anew.
table-chat = Chat
table-chat-empty = Nobody has said anything. Say hello?
table-chat-say = Say something to all
table-chat-send = Send
table-chat-somebody = Somebody
table-missed = { $number ->
    [one] { $number } move was made while you were away.
   *[other] { $number } moves were made while you were away.
}
table-missed-watch = Watch
table-share = Share the link
table-link = Link to this table
table-link-copied = The link is copied.
table-link-in-address = The link stands in the address bar.

## Waiting for players

table-open-about = { $number ->
    [0] Everybody is here.
    [one] One seat is free. Send the link to who shall play.
   *[other] { $number } seats are free. Send the link to who shall play.
}
table-open-wait = The game begins when all seats are taken.
table-seat-give-bot = Bot
table-seat-leave = Stand up
table-seat-free = Free the seat
table-start = Start the game
table-fill-and-start = Bots to the free seats, and start
table-remove = Take the table away

## One screen for several people

table-pass-to = { $name }’s turn
table-pass-about = Pass the screen. All cards are hidden until { $name } is there.
table-pass-here = I am { $name }

## Giving up

table-resign = Give up
table-resign-title = Give up?
table-resign-about = A bot plays your seat on, and you are ranked last. This cannot be taken back.
table-resign-about-two = The game ends, and the other side wins. This cannot be taken back.
table-resign-no = Play on

## The end, and the replay

table-result = Result
table-result-mine = You have won!
table-result-won = { $names } has won
table-result-shared = { $names } share the victory
table-show-result = Show the result
table-again = Play again
table-watch-replay = Watch the replay
table-record = Record
table-replay = Replay
table-replay-step = Step { $step } of { $last }
table-replay-slider = Step of the game
table-replay-play = Play
table-replay-pause = Pause
table-replay-back = One step back
table-replay-forward = One step on
table-replay-quiet = Nothing to see.
table-replay-link = Link to this step
table-replay-leave = Back to the game
table-replay-result = Result
table-continue = Play on from here

## Help

table-help = Help
table-help-now = Now
table-help-may = You may:
table-help-may-not = Not possible now:
table-help-more = { $number ->
    [one] (and { $number } more like it)
   *[other] (and { $number } more like it)
}
table-help-cards = All cards
table-help-guide = Show me around
table-help-keys = Keys
table-key-tab = Tab
table-key-tab-does = to the next zone: players, board, hand, decision, log
table-key-arrows = Arrows
table-key-arrows-does = inside a zone, to what lies there
table-key-enter = Enter
table-key-enter-does = choose, confirm
table-key-numbers = 1 – 9
table-key-numbers-does = the choices of the decision bar
table-key-all = A
table-key-all-does = all choices as a list
table-key-undo = U, R
table-key-undo-does = take back, make again
table-key-escape = Esc
table-key-escape-does = put back what was chosen, close
table-guide-end = End the tour
table-guide-next = Next
table-guide-good = Got it
