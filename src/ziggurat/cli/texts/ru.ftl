# Что терминал говорит о любой игре. Ход — это ход игрока; то, что выбирают, — действие.

player = Игрок { $number }
bot-greedy = Прагматик
bot-planner = Стратег
bot-random = Случай

wait = Пусть продолжают другие
since = После вашего последнего решения
more-log = и ещё { $number }: наберите log
impossible = «{ $move }»: { $why }.
impossible-now = «{ $move }»: { $why }. Сейчас вопрос такой: { $question }
possible = Это можно: номер { $number }.
unreadable = «{ $text }» — не действие и не команда. Наберите номер, действие или ? для справки.
said-as = «{ $text }» — не действие. Его набирают так: { $form }
expected = «{ $text }» — не действие. Вместо «{ $word }» ожидается: { $kind }.
perhaps = Возможно: { $words }.
not-in-play = В игре с такими настройками этого нет: { $card }.
bad-number = Возможных действий: { $number }. Наберите номер от 1 до { $number } или ? для справки.
why-what = Добавьте действие, например: why { $move }
no-card = Карты «{ $text }» нет. Наберите её номер или название; cards покажет все.
which-card = Так называется несколько карт: { $cards }
undone = { $name } отменяет: { $move }
redone = { $name } повторяет: { $move }
no-undo = Это не отменить: { $why }.
no-redo = Повторить нельзя: { $why }.
saved = Сохранено: { $file }
not-saved = Сохранить не удалось: { $why }.
go-on = Продолжить позже: { $command }
again = Посмотреть ещё раз: { $command }
resumed = Продолжается { $file }
resign-sure = Вы действительно сдаётесь? Наберите resign ещё раз; всё остальное — игра продолжается.
resigned = { $name } сдаётся.
press-enter = { $name }, вот что получилось. Нажмите Enter.
pass-screen = Передайте экран: { $name }. Затем нажмите Enter.
over = Игра окончена
over-already = Эта игра уже окончена.
victory = Побеждает { $names }!
shared-victory = Победу делят { $names }!
and = { $first } и { $last }
nothing-yet = Пока ничего не произошло.
confidence-sourced = по источнику
confidence-partly = частично по источнику
confidence-reconstructed = реконструкция
confidence-corrected = исправлено вашим файлом колоды
other-cards = Прочие
entry = Записей: { $number } из { $total }.
verified = Проверено: каждое действие и положение, к которому оно ведёт.
usual = если не указать: { $value }
a-file = ФАЙЛ

## Что бывает не так с файлами: части предложений.

no-file-name = «{ $file }» — не имя файла: { $why }
file-unreadable = файл { $file } не читается: { $why }
file-unwritable = в файл { $file } нельзя записать: { $why }
file-taken = файл { $file } уже есть, и в нём другое, что при этом пропало бы
no-record = файл { $file } — не запись игры, или она не цела ({ $why })
none-kept = неоконченных игр в { $folder } нет
resume-alone = начатая игра сама говорит, какая она и как началась: уберите { $options }
why-missing = такого файла нет
why-forbidden = это не разрешено
why-folder = это папка
why-no-folder = часть пути — не папка
why-full = на диске нет места
why-too-long = имя слишком длинное
why-no-text = это не текст в UTF-8

help =
    Действие выбирают номером или текстом:
      { $move }
    why ДЕЙСТВИЕ  почему оно невозможно
    ? КАРТА, card КАРТА   показать карту; cards покажет все
    log           всё, что произошло
    undo, redo    отменить последнее действие, повторить его
    board или просто Enter   показать стол ещё раз
    save [ФАЙЛ]   сохранить игру; она сохраняется и сама
    resign        сдаться
    quit          выйти; игру можно продолжить позже
    В тексте действия места считаются с 0: 0 — это игрок #1.
