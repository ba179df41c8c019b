# What the terminal says about every game.

player = Player { $number }
bot-greedy = Greedy
bot-planner = Planner
bot-random = Random

wait = Let the others go on
since = Since your last decision
more-log = { $number } more: type log
impossible = “{ $move }”: { $why }.
impossible-now = “{ $move }”: { $why }. The question now is: { $question }
possible = This is possible: it is number { $number }.
unreadable = “{ $text }” is no move and no command. Type a number, a move, or ? for help.
said-as = “{ $text }” is no move. It is said as: { $form }
expected = “{ $text }” is no move. In place of “{ $word }” is expected: { $kind }.
perhaps = Perhaps: { $words }.
not-in-play = { $card } is not in this game as it is set up.
bad-number = There are { $number } moves: type a number from 1 to { $number }, or ? for help.
why-what = Type a move behind it, for instance: why { $move }
no-card = There is no card “{ $text }”. Type its number or its name; cards shows them all.
which-card = Several cards are called so: { $cards }
undone = { $name } undoes: { $move }
redone = { $name } redoes: { $move }
no-undo = This cannot be undone: { $why }.
no-redo = Nothing can be redone: { $why }.
saved = Saved in { $file }
not-saved = This could not be saved: { $why }.
go-on = Go on later with: { $command }
again = See it again with: { $command }
resumed = Going on with { $file }
resign-sure = Do you really resign? Type resign once more; anything else goes on.
resigned = { $name } resigns.
press-enter = { $name }, this is how it came out. Press Enter.
pass-screen = Pass the screen to { $name }. Then press Enter.
over = The game is over
over-already = This game is over already.
victory = { $names } wins!
shared-victory = { $names } share the victory!
and = { $first } and { $last }
nothing-yet = Nothing has happened yet.
confidence-sourced = sourced
confidence-partly = partly sourced
confidence-reconstructed = reconstructed
confidence-corrected = corrected by your deck file
other-cards = Others
entry = { $number } of { $total } entries.
verified = Verified: every move, and the state it leads to.
usual = if not said: { $value }
a-file = FILE

## What can be wrong with files: parts of sentences.

no-file-name = “{ $file }” names no file: { $why }
file-unreadable = the file { $file } cannot be read: { $why }
file-unwritable = the file { $file } cannot be written: { $why }
file-taken = the file { $file } is there already and holds something else, which would be lost
no-record = the file { $file } is no record of a game, or no whole one: { $why }
none-kept = no unfinished game is kept in { $folder }
resume-alone = a game that is resumed says itself what it is and how it began: leave out { $options }
why-missing = there is no such file
why-forbidden = it is not allowed
why-folder = it is a folder
why-no-folder = a part of its path is no folder
why-full = the disk is full
why-too-long = its name is too long
why-no-text = it is not text in UTF-8

help =
    A number makes a move, and so does its text:
      { $move }
    why MOVE      why a move is not possible
    ? CARD, card CARD   shows a card; cards shows all
    log           all that has happened
    undo, redo    undo the last move, redo it
    board, or just Enter   shows the table again
    save [FILE]   keep the game; it is also kept without being asked
    resign        give up
    quit          leave; the game can be gone on with later
    In the text of a move seats count from 0: 0 is the player #1.
