# Стіл у браузері, українською: те, що однакове в усіх іграх.

## Про що питають

table-decision = Ваше рішення
table-waiting = { $number ->
    [one] Вирішує { $names }.
    [few] Вирішують: { $names }.
   *[many] Вирішують: { $names }.
}
table-goes-on = Гра триває.
table-over = Гру закінчено.
table-all-choices = Усі варіанти
table-all-choices-number = Усі варіанти: { $number }
table-picked = Вибрано: { $picked }. Підтвердьте або виберіть інше.
table-picked-further = Вибрано: { $picked }. Що до цього?
table-gathered-of = Обрано { $number } з { $most }: { $picked }
table-gathered = Обрано { $number } (щонайбільше { $most }): { $picked }
table-less = На один менше
table-more = На один більше
table-choose-further = { $number ->
    [one] Далі треба вибрати: { $number } можливість.
    [few] Далі треба вибрати: { $number } можливості.
   *[many] Далі треба вибрати: { $number } можливостей.
}
table-put-back = Повернути
table-why-not = { $move }: { $why }.
table-no-part = Це не стосується поточного рішення.
table-reconnecting = Зв’язок утрачено. Пробуємо знову…
table-phases = Фази ходу

table-undo = Скасувати хід
table-undo-ask = Попросити скасувати хід
table-undo-why-ask = Лише за згоди інших: { $why }.
table-no-undo = Скасувати не можна: { $why }.
table-redo = Повторити хід
table-undo-asked = Інших гравців запитано, чи можна скасувати ваш хід.
table-undo-request = { $name } просить скасувати свій останній хід і все, що було після нього.
table-undo-yes = Погодитися
table-undo-no = Відмовити
table-undo-agreed = Ви погодилися. Запитано решту.

## Елементи, для програм читання з екрана

table-element-alive = можна вибрати
table-element-picked = вибрано
table-element-barred = зараз не можна: { $why }
table-card-turned = перевернуто
table-card-exhausted = використано

## Що з цього буде

table-foreseen-chance = Далі вирішує випадок.
table-foreseen-reveal = Далі відкриється приховане.
table-foreseen-question = Далі: { $question }
table-foreseen-others = { $number ->
    [one] Далі вирішує { $names }.
    [few] Далі вирішують { $names }.
   *[many] Далі вирішують { $names }.
}
table-foreseen-more = { $number ->
    [one] … і ще { $number } подія
    [few] … і ще { $number } події
   *[many] … і ще { $number } подій
}

## Рука, місця

table-hand = Рука
table-hand-size = Рука: { $number }
table-hand-empty = У руці немає карт.
table-seats = Гравці
table-seat-you = ви
table-seat-score = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
table-seat-leads = попереду
table-seat-decides = вирішує
table-seat-bot = бот
table-seat-here = на зв’язку
table-seat-away = не на зв’язку
table-seat-resigned = гру здано
table-look-from = Подивитися з місця гравця { $name }
table-parts = Частини столу
table-tab-log = Журнал
table-no-board = Для цієї гри в браузері ще немає поля.

## Поруч із полем

table-side = Журнал і чат
table-side-fold = Згорнути
table-side-open = Показати журнал і чат
table-log = Журнал
table-log-empty = Ще нічого не відбулося.
table-log-earlier = Раніше
table-log-newest = Найновіше
table-log-undo = { $name } скасовує хід.
table-log-redo = { $name } повторює хід.
table-log-resign = { $name } здається; далі грає бот.
table-log-resign-two = { $name } здається.
table-log-anew = Звідси гра йде своїм шляхом: приховане роздано наново.
table-chat = Чат
table-chat-empty = Ще ніхто нічого не сказав. Привітаєтеся?
table-chat-say = Сказати всім
table-chat-send = Надіслати
table-chat-somebody = Хтось
table-missed = { $number ->
    [one] Поки вас не було, зроблено { $number } хід.
    [few] Поки вас не було, зроблено { $number } ходи.
   *[many] Поки вас не було, зроблено { $number } ходів.
}
table-missed-watch = Переглянути
table-share = Поділитися посиланням
table-link = Посилання на цей стіл
table-link-copied = Посилання скопійовано.
table-link-in-address = Посилання — у рядку адреси.

## Чекаємо на гравців

table-open-about = { $number ->
    [0] Усі на місці.
    [one] Вільне { $number } місце. Надішліть посилання тим, хто гратиме.
    [few] Вільні { $number } місця. Надішліть посилання тим, хто гратиме.
   *[many] Вільно { $number } місць. Надішліть посилання тим, хто гратиме.
}
table-open-wait = Гра почнеться, коли всі місця буде зайнято.
table-seat-give-bot = Бот
table-seat-leave = Встати
table-seat-free = Звільнити місце
table-start = Почати гру
table-fill-and-start = Посадити ботів і почати
table-remove = Прибрати стіл

## Один екран на кількох

table-pass-to = Хід: { $name }
table-pass-about = Передайте екран. Карти приховано, доки не сяде { $name }.
table-pass-here = Я — { $name }

## Здатися

table-resign = Здатися
table-resign-title = Здатися?
table-resign-about = Далі за вас гратиме бот, а ви будете на останньому місці. Скасувати це не можна.
table-resign-about-two = Гра закінчиться перемогою суперника. Скасувати це не можна.
table-resign-no = Грати далі

## Кінець і повтор

table-result = Підсумок
table-result-mine = Ви перемогли!
table-result-won = Перемога: { $names }
table-result-shared = Спільна перемога: { $names }
table-show-result = Показати підсумок
table-again = Зіграти ще раз
table-watch-replay = Переглянути повтор
table-record = Запис гри
table-replay = Повтор
table-replay-step = Крок { $step } з { $last }
table-replay-slider = Крок гри
table-replay-play = Відтворити
table-replay-pause = Пауза
table-replay-back = На крок назад
table-replay-forward = На крок уперед
table-replay-quiet = Нічого не видно.
table-replay-link = Посилання на цей крок
table-replay-leave = Назад до гри
table-replay-result = Підсумок
table-continue = Грати далі звідси

## Довідка

table-help = Довідка
table-help-now = Зараз
table-help-may = Ви можете:
table-help-may-not = Зараз не можна:
table-help-more = (і ще { $number } таких)
table-help-cards = Усі карти
table-help-guide = Показати, що тут де
table-help-keys = Клавіші
table-key-tab = Tab
table-key-tab-does = до наступної зони: гравці, поле, рука, рішення, журнал
table-key-arrows = Стрілки
table-key-arrows-does = усередині зони, від елемента до елемента
table-key-enter = Enter
table-key-enter-does = вибрати, підтвердити
table-key-numbers = 1 – 9
table-key-numbers-does = варіанти на панелі рішення
table-key-all = A
table-key-all-does = усі варіанти списком
table-key-undo = U, R
table-key-undo-does = скасувати, повторити хід
table-key-escape = Esc
table-key-escape-does = повернути вибране, закрити
table-guide-end = Закінчити огляд
table-guide-next = Далі
table-guide-good = Зрозуміло
