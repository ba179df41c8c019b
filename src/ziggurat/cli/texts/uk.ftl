# Що термінал каже про будь-яку гру. Хід — це хід гравця; те, що вибирають, — дія.

player = Гравець { $number }
bot-greedy = Прагматик
bot-planner = Стратег
bot-random = Випадок

wait = Хай продовжують інші
since = Після вашого останнього рішення
more-log = і ще { $number }: наберіть log
impossible = «{ $move }»: { $why }.
impossible-now = «{ $move }»: { $why }. Зараз запитання таке: { $question }
possible = Це можливо: номер { $number }.
unreadable = «{ $text }» — не дія і не команда. Наберіть номер, дію або ? для довідки.
said-as = «{ $text }» — не дія. Її набирають так: { $form }
expected = «{ $text }» — не дія. Замість «{ $word }» очікується: { $kind }.
perhaps = Можливо: { $words }.
not-in-play = У грі з такими налаштуваннями цього немає: { $card }.
bad-number = Можливих дій: { $number }. Наберіть номер від 1 до { $number } або ? для довідки.
why-what = Додайте дію, наприклад: why { $move }
no-card = Карти «{ $text }» немає. Наберіть її номер або назву; cards покаже всі.
which-card = Так називається кілька карт: { $cards }
undone = { $name } скасовує: { $move }
redone = { $name } повторює: { $move }
no-undo = Це не скасувати: { $why }.
no-redo = Повторити не можна: { $why }.
saved = Збережено: { $file }
not-saved = Зберегти не вдалося: { $why }.
go-on = Продовжити згодом: { $command }
again = Подивитися ще раз: { $command }
resumed = Триває { $file }
resign-sure = Ви справді здаєтеся? Наберіть resign ще раз; усе інше — гра триває.
resigned = { $name } здається.
press-enter = { $name }, ось що вийшло. Натисніть Enter.
pass-screen = Передайте екран: { $name }. Потім натисніть Enter.
over = Гру закінчено
over-already = Цю гру вже закінчено.
victory = Перемагає { $names }!
shared-victory = Перемогу ділять { $names }!
and = { $first } і { $last }
nothing-yet = Поки нічого не сталося.
confidence-sourced = за джерелом
confidence-partly = частково за джерелом
confidence-reconstructed = реконструкція
confidence-corrected = виправлено вашим файлом колоди
other-cards = Інші
entry = Записів: { $number } із { $total }.
verified = Перевірено: кожна дія і стан, до якого вона веде.
usual = якщо не вказати: { $value }
a-file = ФАЙЛ

## Що буває не так із файлами: частини речень.

no-file-name = «{ $file }» — не ім’я файлу: { $why }
file-unreadable = файл { $file } не читається: { $why }
file-unwritable = у файл { $file } не можна записати: { $why }
file-taken = файл { $file } вже є, і в ньому інше, що при цьому пропало б
no-record = файл { $file } — не запис гри, або він не цілий ({ $why })
none-kept = незакінчених ігор у { $folder } немає
resume-alone = розпочата гра сама каже, яка вона і як почалася: приберіть { $options }
why-missing = такого файлу немає
why-forbidden = це не дозволено
why-folder = це тека
why-no-folder = частина шляху — не тека
why-full = на диску немає місця
why-too-long = ім’я задовге
why-no-text = це не текст у UTF-8

help =
    Дію вибирають номером або текстом:
      { $move }
    why ДІЯ       чому вона неможлива
    ? КАРТА, card КАРТА   показати карту; cards покаже всі
    log           усе, що сталося
    undo, redo    скасувати останню дію, повторити її
    board або просто Enter   показати стіл ще раз
    save [ФАЙЛ]   зберегти гру; вона зберігається і сама
    resign        здатися
    quit          вийти; гру можна продовжити згодом
    У тексті дії місця рахуються з 0: 0 — це гравець #1.
