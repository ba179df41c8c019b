# The pages of the browser in English. Games bring their own words.

## Around every page

skip = Skip to the content
home = Ziggurat, to the lobby
navigation = Pages
my-games = My games
my-games-calling = { $number ->
    [one] { $number } game waits for you
   *[other] { $number } games wait for you
}
new-table = New table
language = Language
theme-switch = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Light or dark as your system
} now; switch to { $next ->
    [light] light
    [dark] dark
   *[auto] your system's choice
}
account = Account
guest = Guest
close = Close
cancel = Cancel
about = About and credits
footer-notice = The games belong to their authors and publishers. If you enjoy one here, buy it.
lost-title = There is nothing here
lost-text = This address leads nowhere. The table may have been taken away by who made it.
to-lobby = To the lobby
page-not-loaded = This page did not load. Check the connection and try again.
network-lost = The connection is lost. What you see may be old; it goes on by itself when the connection is back.
one-moment = One moment…
try-again = Try again
and = { $first } and { $last }
you = You

## Lobby

lobby = Lobby
lobby-title = Take a seat, build a civilization
lobby-text = Board games of civilizations with every rule looked after: against bots, with friends at one screen, or far apart. No account needed.
play-now = Play now against a bot
guided-game = Guided first game
play-now-about = { $game }, { $options }. { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
read-cards = See the cards
make-table = Make a table
lobby-yours = Your games
lobby-yours-all = All your games
lobby-open = Open tables
lobby-open-about = Somebody waits for you here.
lobby-open-none = No open tables. Start one: it takes ten seconds.
lobby-open-none-filtered = No open table like this. Ask for less, or start one.
lobby-running = Games to watch
lobby-running-none = Nobody plays in public right now.
lobby-upload-title = Watch a record
lobby-upload-text = Drop a game's record here, or choose the file. It is checked move by move before you watch it.
lobby-upload = Choose a record
ways-title = Ways to play
way-screen = At one screen
way-screen-about = It passes from hand to hand; cards in hand stay hidden.
way-link = With friends far away
way-link-about = Send them a link; no account needed.
way-bots = Against several bots
way-bots-about = Choose how many, and how well they play.
filter-game = Game
filter-players = Players
filter-any = Any
filter-any-number = Any

## Tables in lists

option-theme = Theme
option-deck = Corrected deck
table-of = { $game }, { $options }
row-corrected = corrected deck
row-private = private
row-uploaded = uploaded record
row-your-turn = Your turn
row-waits = Waiting for { $names }
row-free-seats = { $number ->
    [one] { $number } seat free
   *[other] { $number } seats free
}
row-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
row-won = { $names } won
row-you-won = You won
row-shared = Victory shared: { $names }
row-over = Over
row-resigned = gave up
ago-now = just now
seat-number = Seat { $number }
seat-free = Free seat
seat-bot = bot
seat-you = you
seat-empty-name = Player { $number }
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now. A good first opponent.
bot-planner = Planner
bot-planner-about = Thinks a few moves ahead, and takes a moment for it.
bot-random = Random
bot-random-about = Plays anything. Good for trying things out.
sit-down = Sit down
watch = Watch
open-table = Open
go-on-playing = Play on
look-again = Look again

## A new table

new-title = A new table
new-game = Game
new-players = Players
new-seats = Who sits where
new-seat-kind = { $seat }: who plays
new-seat-me = Me
new-seat-human = Somebody at this screen
new-seat-open = Free, for anybody
new-seat-bot = Bot: { $bot }
new-seat-name = { $seat }: name
new-seat-name-hint = Name
new-seat-own-name-hint = Your name here, if you like
new-lot = Draw lots for the seats
new-lot-about = Otherwise seat 1 begins.
new-listing = Who finds it
new-listed = Everybody
new-listed-about = It stands in the lobby: others may join or watch.
new-private = Who has the link
new-private-about = It is not in the lobby.
new-more = Corrected deck
new-content-about = Own the printed game? A small file corrects values and names of cards, for this table only.
new-content-choose = Choose a file
new-content-chosen = { $name } is chosen.
new-content-drop = Without a file
new-content-too-large = { $name } is too large: { $size } kB. Up to { $most } kB can be taken.
new-start = Start the game
new-open = Open the table
new-nobody = Nobody at this table plays from here. You will watch.
new-sum = { $game }, { $options }: { $seats }.
new-sum-starts = The game begins at once.
new-sum-waits = { $number ->
    [one] It begins when the free seat is taken; you can give it to a bot at any time.
   *[other] It begins when the { $number } free seats are taken; you can give them to bots at any time.
}
new-sum-screen = Hands stay hidden when the screen passes from one to the next.
new-sum-free = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}

## My games

mine-title = My games
mine-calling = Your turn
mine-running = Going on
mine-open = Waiting for players
mine-over = Over
mine-none = No games yet. The first is one click away.
mine-guest = As a guest you have these games in this browser only.
mine-keep = Keep them with a name

## Account

account-title = Account
account-guest-title = You play as a guest
account-guest-text = Nothing to sign up for: your games live in this browser. With a name and a password you find them on every device, and they outlive a cleared browser.
account-new-text = You have not played here yet. Just play: you will be a guest, and may choose a name later.
account-register = Choose a name
account-sign-in = Sign in
account-have = I have a name here
account-have-none = I have no name yet
account-name = Name
account-name-hint = 2 to 24 letters or digits; shown at the tables.
account-password = Password
account-password-hint = At least 8 characters. A few words are better than one.
account-password-old = Password so far
account-password-new = New password
account-keep = Keep my games
account-signed-in = Signed in as { $name }.
account-registered = Welcome, { $name }. Your games are yours now.
account-guest-games = The games you play as a guest go with you.
account-signed-title = { $name }
account-password-title = Change the password
account-password-change = Change it
account-password-changed = The password is changed. Other devices are signed out.
account-password-wrong = This is not your password.
account-out-title = Sign out
account-out = Sign out here
account-out-everywhere = Sign out everywhere
account-out-everywhere-text = If you have lost a device, or signed in on one that is not yours.
account-out-done = You are signed out.
account-export-title = Your data
account-export-text = All that is kept about you, in one file.
account-export = Download
account-delete-title = Delete the account
account-delete-text = Your name, password and sessions go at once and for good. Where you are still playing, a bot plays on; games that are over stay for the others, without your name.
account-delete-guest-title = Forget this guest
account-delete-guest-text = Your games leave this browser at once and for good. Where you are still playing, a bot plays on.
account-delete = Delete for good
account-delete-sure = Delete { $name } for good?
account-delete-guest-sure = Forget your games here for good?
account-deleted = Done. Nothing of yours is kept.
account-settings-title = This browser
account-motion = Movement
account-motion-about = Cards move from where they were to where they are. Your system may decline it.
account-confirm = Confirm moves
account-confirm-about = A move chosen on the board waits for your word. Without it, it is made at once; undo takes it back.

## Cards

cards-title = { $game }: all cards
cards-search = Search in names and texts
cards-type = Type
cards-all = All
cards-count = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
cards-none = No card is like this. Search for less.
cards-known = What is known
cards-about = The values of most printed cards are not publicly known: each card says whether its own are sourced or reconstructed.
confidence-sourced = sourced
confidence-partly = partly sourced
confidence-reconstructed = reconstructed
confidence-corrected = corrected by your deck file

## About

about-title = About Ziggurat
about-text = Civilization board games with every rule looked after, for people and for programs. Free, open, without advertising; it runs on your own machine as well.
about-fair-title = A fair notice
about-fair-text = The games belong to their authors and publishers. Ziggurat is not affiliated with them and uses none of their text or art, only the names by which players know the games: it carries out rules, which anyone may, in its own words. If you enjoy a game here, buy it.
about-games-title = Games
about-game-guns-and-steel = Guns & Steel and its Renaissance: a game by Jesse Li.
about-credits-title = Credits
about-icons = Icons: { $name }, by { $authors }, under CC BY 3.0; coloured and sized by us.
about-fonts = Letters: Literata by TypeTogether and Inter by Rasmus Andersson, under the SIL Open Font License.
about-licence = Ziggurat itself is under the MIT licence.
about-keys-title = Keys
about-keys-text = Everything can be done without a mouse: Tab goes from zone to zone, arrow keys inside one, Enter chooses, Escape puts back.

## What did not happen, and why

problem-unknown = That did not work, and nothing has changed. Try again in a moment.
problem-unreachable = The service does not answer. Nothing has changed; try again in a moment.
problem-not-found = This is not here any more.
problem-forbidden = This is not yours to do.
problem-foreign = That is somebody else's seat.
problem-late = The table has moved on. Look again and choose anew.
problem-refused = That is not possible now.
problem-unreadable = The table did not understand this.
problem-over = The game is over.
problem-not-started = The game has not begun yet.
problem-full = This seat is taken.
problem-bad-option = This choice does not fit the game: { $message }
problem-bad-content = The deck file does not fit: { $message }
problem-bad-record = This record cannot be watched: { $message }
problem-no-undo = This cannot be taken back.
problem-too-many = That was a lot at once. Wait a minute and try again.
problem-too-large = This is too large.
problem-name-taken = Somebody has this name already. Choose another.
problem-wrong-password = The name or the password is not right.
problem-weak-password = This password is too easy to guess. Take a longer one.
problem-invalid = Something here does not fit: { $message }
invalid-name-length = A name has 2 to 24 letters.
invalid-name-letters = A name is made of Latin or Cyrillic letters, digits, spaces, hyphens and underscores.
invalid-name-scripts = A name is of Latin or of Cyrillic letters, not of both.
