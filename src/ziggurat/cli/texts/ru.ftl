# Что терминал говорит о любой игре.

player = Игрок { $number }
bot-greedy = Жадина
bot-planner = Стратег
bot-random = Случай

wait = Пусть продолжают другие
since = После вашего последнего решения
more-log = и ещё { $number }: наберите log
impossible = «{ $move }»: { $why }.
possible = Это можно: номер { $number }.
unreadable = «{ $text }» — не ход и не команда. Наберите номер, ход или ? для справки.
bad-number = Возможных ходов: { $number }. Наберите номер от 1 до { $number } или ? для справки.
why-what = Добавьте ход, например: why { $move }
no-card = Карты «{ $text }» нет. Наберите её номер или название; cards покажет все.
which-card = Так называется несколько карт: { $cards }
undone = { $name } возвращает ход: { $move }
redone = { $name } повторяет ход: { $move }
no-undo = Этот ход не вернуть: { $why }.
no-redo = Повторить нельзя: { $why }.
saved = Сохранено: { $file }
not-saved = Сохранить не удалось: { $why }
go-on = Продолжить позже: { $command }
again = Посмотреть ещё раз: { $command }
resign-sure = Вы действительно сдаётесь? Наберите resign ещё раз; всё остальное — игра продолжается.
resigned = { $name } сдаётся.
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
verified = Проверено: каждый ход и положение, к которому он ведёт.

help =
    Ход делают номером или текстом:
      { $move }
    why ХОД       почему ход невозможен
    ? КАРТА, card КАРТА   показать карту; cards покажет все
    log           всё, что произошло
    undo, redo    вернуть последний ход, повторить его
    board или просто Enter   показать стол ещё раз
    save [ФАЙЛ]   сохранить игру; она сохраняется и сама
    resign        сдаться
    quit          выйти; игру можно продолжить позже
