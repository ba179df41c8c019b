# Слова, потрібні кожній грі.

hidden = прихована карта

kind-number = число
kind-seat = місце

ask-may = Зробити це?
ask-choose = Виберіть одне.
ask-order = Відбувається одразу кілька подій: яка перша?
ask-together = Одночасно вирішують кілька гравців.

move-yes = Так
move-no = Ні
move-choose = Вибрати номер { $number }
move-first = Спершу номер { $number }

refusal-game-over = гру закінчено
refusal-not-asked = зараз вирішуєте не ви
refusal-not-offered = тут це неможливо
refusal-out-of-order = це той самий вибір в іншому порядку, і його можна зробити
refusal-no-use = зараз це нічого не дасть
refusal-undo-no-move = ще нічого не зроблено
refusal-undo-other-moved = останню дію виконав інший гравець: { $seat }
refusal-undo-revealed = відтоді відкрилося приховане
refusal-undo-chance-used = відтоді щось вирішив випадок
refusal-undo-not-playing = скасовувати можуть лише ті, хто грає
refusal-redo-nothing = нічого не скасовано
refusal-redo-other-moved = повторити цю дію може лише { $seat }

effect-may-all = { $who ->
   *[you] Ви можете виконати все це або нічого: { $effects }
    [each] Кожен суперник може виконати все це або нічого: { $effects }
}
effect-then = Потім { $effect }
effect-any-order = У будь-якому порядку: { $effects }
effect-one-of = Виберіть одне: { $effects }
# Що рахується, стоїть у знахідному відмінку після «за»: кожного Коня у вашій зоні.
effect-per = За { $thing }{ $several ->
   *[no] {" "}{ $effect }
    [yes] : { $effect }
}
effect-tally = { $first } За кожну одиницю{ $several ->
   *[no] {" "}{ $each }
    [yes] : { $each }
}
effect-if = Рахуйте по 1 за { $thing }. Якщо вийшло щонайменше { $least }: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за { $thing }.
