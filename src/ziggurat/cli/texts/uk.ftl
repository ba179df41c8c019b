# Що термінал каже про будь-яку гру.

player = Гравець { $number }
bot-greedy = Жаднюга
bot-planner = Стратег
bot-random = Випадок

wait = Хай продовжують інші
since = Після вашого останнього рішення
more-log = і ще { $number }: наберіть log
impossible = «{ $move }»: { $why }.
possible = Це можливо: номер { $number }.
unreadable = «{ $text }» — не хід і не команда. Наберіть номер, хід або ? для довідки.
bad-number = Можливих ходів: { $number }. Наберіть номер від 1 до { $number } або ? для довідки.
why-what = Додайте хід, наприклад: why { $move }
no-card = Карти «{ $text }» немає. Наберіть її номер або назву; cards покаже всі.
which-card = Так називається кілька карт: { $cards }
undone = { $name } повертає хід: { $move }
redone = { $name } повторює хід: { $move }
no-undo = Цей хід не повернути: { $why }.
no-redo = Повторити не можна: { $why }.
saved = Збережено: { $file }
not-saved = Зберегти не вдалося: { $why }
go-on = Продовжити згодом: { $command }
again = Подивитися ще раз: { $command }
resign-sure = Ви справді здаєтеся? Наберіть resign ще раз; усе інше — гра триває.
resigned = { $name } здається.
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
verified = Перевірено: кожен хід і стан, до якого він веде.

help =
    Хід роблять номером або текстом:
      { $move }
    why ХІД       чому хід неможливий
    ? КАРТА, card КАРТА   показати карту; cards покаже всі
    log           усе, що сталося
    undo, redo    повернути останній хід, повторити його
    board або просто Enter   показати стіл ще раз
    save [ФАЙЛ]   зберегти гру; вона зберігається і сама
    resign        здатися
    quit          вийти; гру можна продовжити згодом
