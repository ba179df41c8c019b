# Стол в браузере, по-русски: то, что одинаково во всех играх.

## О чём спрашивают

table-decision = Ваше решение
table-waiting = { $number ->
    [one] Решает { $names }.
    [few] Решают: { $names }.
   *[many] Решают: { $names }.
}
table-goes-on = Игра продолжается.
table-over = Игра окончена.
table-all-choices = Все варианты
table-all-choices-number = Все варианты: { $number }
table-picked = Выбрано: { $picked }. Подтвердите или выберите другое.
table-picked-further = Выбрано: { $picked }. Что к этому?
table-gathered-of = Выбрано { $number } из { $most }: { $picked }
table-gathered = Выбрано { $number } (не больше { $most }): { $picked }
table-less = На один меньше
table-more = На один больше
table-choose-further = { $number ->
    [one] Дальше нужно выбрать: { $number } возможность.
    [few] Дальше нужно выбрать: { $number } возможности.
   *[many] Дальше нужно выбрать: { $number } возможностей.
}
table-put-back = Вернуть
table-why-not = { $move }: { $why }.
table-no-part = Это не относится к текущему решению.
table-reconnecting = Связь потеряна. Пробуем снова…
table-phases = Фазы хода

table-undo = Отменить ход
table-undo-ask = Попросить отменить ход
table-undo-why-ask = Только с согласия остальных: { $why }.
table-no-undo = Отменить нельзя: { $why }.
table-redo = Повторить ход
table-undo-asked = Остальных спросили, можно ли отменить ваш ход.
table-undo-request = { $name } просит отменить свой последний ход и всё, что было после него.
table-undo-yes = Согласиться
table-undo-no = Отказать
table-undo-agreed = Вы согласились. Спрошены остальные.

## Элементы, для программ чтения с экрана

table-element-alive = можно выбрать
table-element-picked = выбрано
table-element-barred = сейчас нельзя: { $why }
table-card-turned = перевёрнуто
table-card-exhausted = использовано

## Что из этого выйдет

table-foreseen-chance = Дальше решает случай.
table-foreseen-reveal = Дальше откроется скрытое.
table-foreseen-question = Дальше: { $question }
table-foreseen-others = { $number ->
    [one] Дальше решает { $names }.
    [few] Дальше решают { $names }.
   *[many] Дальше решают { $names }.
}
table-foreseen-more = { $number ->
    [one] … и ещё { $number } событие
    [few] … и ещё { $number } события
   *[many] … и ещё { $number } событий
}

## Рука, места

table-hand = Рука
table-hand-size = Рука: { $number }
table-hand-empty = В руке нет карт.
table-seats = Игроки
table-seat-you = вы
table-seat-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
table-seat-leads = впереди
table-seat-decides = решает
table-seat-bot = бот
table-seat-here = на связи
table-seat-away = не на связи
table-seat-resigned = игра сдана
table-look-from = Посмотреть с места игрока { $name }
table-parts = Части стола
table-tab-log = Журнал
table-no-board = Для этой игры в браузере ещё нет поля.

## Рядом с полем

table-side = Журнал и чат
table-side-fold = Свернуть
table-side-open = Показать журнал и чат
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-earlier = Раньше
table-log-newest = Новейшее
table-log-undo = { $name } отменяет ход.
table-log-redo = { $name } повторяет ход.
table-log-resign = { $name } сдаётся; дальше играет бот.
table-log-resign-two = { $name } сдаётся.
table-log-anew = Отсюда игра идёт своим путём: скрытое роздано заново.
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал. Поздороваетесь?
table-chat-say = Сказать всем
table-chat-send = Отправить
table-chat-somebody = Кто-то
table-missed = { $number ->
    [one] Пока вас не было, сделан { $number } ход.
    [few] Пока вас не было, сделано { $number } хода.
   *[many] Пока вас не было, сделано { $number } ходов.
}
table-missed-watch = Посмотреть
table-share = Поделиться ссылкой
table-link = Ссылка на этот стол
table-link-copied = Ссылка скопирована.
table-link-in-address = Ссылка — в адресной строке.

## Ждём игроков

table-open-about = { $number ->
    [0] Все на месте.
    [one] Свободно { $number } место. Отправьте ссылку тем, кто будет играть.
    [few] Свободно { $number } места. Отправьте ссылку тем, кто будет играть.
   *[many] Свободно { $number } мест. Отправьте ссылку тем, кто будет играть.
}
table-open-wait = Игра начнётся, когда будут заняты все места.
table-seat-give-bot = Бот
table-seat-leave = Встать
table-seat-free = Освободить место
table-start = Начать игру
table-fill-and-start = Посадить ботов и начать
table-remove = Убрать стол

## Один экран на нескольких

table-pass-to = Ход: { $name }
table-pass-about = Передайте экран. Карты скрыты, пока не сядет { $name }.
table-pass-here = Я — { $name }

## Сдаться

table-resign = Сдаться
table-resign-title = Сдаться?
table-resign-about = Дальше за вас будет играть бот, а вы займёте последнее место. Отменить это нельзя.
table-resign-about-two = Игра закончится победой соперника. Отменить это нельзя.
table-resign-no = Играть дальше

## Конец и повтор

table-result = Итог
table-result-mine = Вы победили!
table-result-won = Победа: { $names }
table-result-shared = Общая победа: { $names }
table-show-result = Показать итог
table-again = Сыграть ещё раз
table-watch-replay = Посмотреть повтор
table-record = Запись игры
table-replay = Повтор
table-replay-step = Шаг { $step } из { $last }
table-replay-slider = Шаг игры
table-replay-play = Воспроизвести
table-replay-pause = Пауза
table-replay-back = На шаг назад
table-replay-forward = На шаг вперёд
table-replay-quiet = Ничего не видно.
table-replay-link = Ссылка на этот шаг
table-replay-leave = Назад к игре
table-replay-result = Итог
table-continue = Играть дальше отсюда

## Справка

table-help = Справка
table-help-now = Сейчас
table-help-may = Вы можете:
table-help-may-not = Сейчас нельзя:
table-help-more = (и ещё { $number } таких)
table-help-cards = Все карты
table-help-guide = Показать, что здесь где
table-help-keys = Клавиши
table-key-tab = Tab
table-key-tab-does = к следующей зоне: игроки, поле, рука, решение, журнал
table-key-arrows = Стрелки
table-key-arrows-does = внутри зоны, от элемента к элементу
table-key-enter = Enter
table-key-enter-does = выбрать, подтвердить
table-key-numbers = 1 – 9
table-key-numbers-does = варианты на панели решения
table-key-all = A
table-key-all-does = все варианты списком
table-key-undo = U, R
table-key-undo-does = отменить, повторить ход
table-key-escape = Esc
table-key-escape-does = вернуть выбранное, закрыть
table-guide-end = Закончить обзор
table-guide-next = Дальше
table-guide-good = Понятно
