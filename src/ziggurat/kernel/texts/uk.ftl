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
refusal-out-of-order = рівноцінні варіанти вибирають за порядком карт, а цей уже пропущено
refusal-no-use = зараз це нічого не дасть
refusal-undo-no-move = ще нічого не зроблено
refusal-undo-other-moved = остання дія — не цього гравця, її автор — { $seat }
refusal-undo-turn-over = хід уже закінчено
refusal-undo-revealed = відтоді відкрилося приховане
refusal-undo-chance-used = відтоді вирішував випадок
refusal-undo-not-playing = хто не грає, той нічого не скасовує
refusal-redo-nothing = нічого не скасовано
refusal-redo-other-moved = повторити цю дію може лише { $seat }

effect-may-all = { $who ->
   *[you] Ви можете виконати все це або нічого: { $effects }
    [each] Кожен суперник може виконати все це або нічого: { $effects }
}
effect-any-order = У будь-якому порядку: { $effects }
effect-one-of = Виберіть одне: { $effects }
# Що рахується, стоїть у знахідному відмінку після «за»: кожного Коня у вашій зоні.
effect-per = За { $thing }: { $effect }
effect-tally = { $first } За кожну одиницю: { $each }
effect-if = Рахуйте по 1 за { $thing }. Якщо вийшло щонайменше { $least }: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за { $thing }.
