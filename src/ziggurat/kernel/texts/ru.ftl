# Слова, нужные каждой игре.

hidden = скрытая карта

ask-may = Сделать это?
ask-choose = Выберите одно.
ask-order = Происходит сразу несколько событий: какое первым?

move-yes = Да
move-no = Нет
move-choose = Выбрать номер { $number }
move-first = Сначала номер { $number }

refusal-game-over = игра окончена
refusal-not-asked = сейчас решаете не вы
refusal-not-offered = здесь это невозможно
refusal-no-use = сейчас это ничего не даст
refusal-undo-no-move = ещё не сделано ни одного хода
refusal-undo-other-moved = последний ход сделал не этот игрок, а { $seat }
refusal-undo-turn-over = ход уже закончен
refusal-undo-revealed = с тех пор открылось скрытое
refusal-undo-chance-used = с тех пор решал случай
refusal-undo-not-playing = кто не играет, тот ничего не возвращает
refusal-redo-nothing = ничего не возвращено, так что и повторить нечего
refusal-redo-other-moved = повторить этот ход может только { $seat }

effect-any-order = В любом порядке: { $effects }
effect-one-of = Выберите одно: { $effects }
# Что считается, стоит в винительном падеже после «за»: каждую Лошадь в вашей зоне.
effect-per = За { $thing }: { $effect }
effect-tally = { $first } Столько же раз: { $each }
effect-if = Считайте по 1 за { $thing }. Если получилось не меньше { $least }: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    В конце игры: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $thing }.
