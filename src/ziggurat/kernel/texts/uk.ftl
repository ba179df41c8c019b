# Слова, потрібні кожній грі.

hidden = прихована карта

ask-may = Зробити це?
ask-choose = Виберіть одне.
ask-order = Відбувається одразу кілька подій: яка перша?

move-yes = Так
move-no = Ні
move-choose = Вибрати номер { $number }
move-first = Спершу номер { $number }

refusal-game-over = гру закінчено
refusal-not-asked = зараз вирішуєте не ви
refusal-not-offered = тут це неможливо
refusal-no-use = зараз це нічого не дасть
refusal-undo-no-move = ще не зроблено жодного ходу
refusal-undo-other-moved = останній хід зробив не цей гравець, а { $seat }
refusal-undo-turn-over = хід уже закінчено
refusal-undo-revealed = відтоді відкрилося приховане
refusal-undo-chance-used = відтоді вирішував випадок
refusal-undo-not-playing = хто не грає, той нічого не повертає
refusal-redo-nothing = нічого не повернуто, тож і повторити нема чого
refusal-redo-other-moved = повторити цей хід може лише { $seat }

effect-any-order = У будь-якому порядку: { $effects }
effect-one-of = Виберіть одне: { $effects }
# Що рахується, стоїть у знахідному відмінку після «за»: кожного Коня у вашій зоні.
effect-per = За { $thing }: { $effect }
effect-tally = { $first } Стільки ж разів: { $each }
effect-if = Рахуйте по 1 за { $thing }. Якщо вийшло щонайменше { $least }: { $effect }
effect-when = { $event }: { $effect }
effect-score =
    Наприкінці гри: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за { $thing }.
