# Слова, нужные каждой игре.

hidden = скрытая карта

kind-number = число
kind-seat = место

ask-may = Сделать это?
ask-choose = Выберите одно.
ask-order = Происходит сразу несколько событий: какое первым?
ask-together = Одновременно решают несколько игроков.

move-yes = Да
move-no = Нет
move-choose = Выбрать номер { $number }
move-first = Сначала номер { $number }

refusal-game-over = игра окончена
refusal-not-asked = сейчас решаете не вы
refusal-not-offered = здесь это невозможно
refusal-out-of-order = это тот же выбор в другом порядке, и сделать его можно
refusal-no-use = сейчас это ничего не даст
refusal-undo-no-move = ещё ничего не сделано
refusal-undo-other-moved = последнее действие совершил другой игрок: { $seat }
refusal-undo-revealed = с тех пор открылось скрытое
refusal-undo-chance-used = с тех пор что-то решил случай
refusal-undo-not-playing = отменять могут только играющие
refusal-redo-nothing = ничего не отменено
refusal-redo-other-moved = повторить это действие может только { $seat }

effect-may-all = { $who ->
   *[you] Вы можете выполнить всё это или ничего: { $effects }
    [each] Каждый оппонент может выполнить всё это или ничего: { $effects }
}
effect-then = Затем { $effect }
effect-any-order = В любом порядке: { $effects }
effect-one-of = Выберите одно: { $effects }
# Что считается, стоит в винительном падеже после «за»: каждую Лошадь в вашей зоне.
effect-per = За { $thing }{ $several ->
   *[no] {" "}{ $effect }
    [yes] : { $effect }
}
effect-tally = { $first } За каждую единицу{ $several ->
   *[no] {" "}{ $each }
    [yes] : { $each }
}
effect-if = Считайте по 1 за { $thing }. Если получилось не меньше { $least }: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    В конце игры: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $thing }.
