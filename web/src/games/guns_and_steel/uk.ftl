# Guns & Steel українською: що каже поле, крім повідомлень самої гри.

## Частини поля

board-part-pyramid = Піраміда
board-part-mine = Моя зона
board-part-others = Суперники
board-pyramid = Піраміда технологій
board-area-mine = Моя зона
board-area-of = Зона гравця: { $player }
board-area-empty = Тут поки нічого немає.
board-resources-lying = Ресурси
board-technologies = Технології
board-this-turn = На цей хід
board-wonders = Дива
board-wonder = Диво
board-none = немає

## Фази ходу

board-phase-resource = Ресурси
board-phase-technology = Технологія
board-phase-purchase = Купівля
board-phase-end = Кінець ходу

board-turn = Хід { $number }
board-end = Гра закінчиться, коли:
board-end-wonders = взято останнє диво; лишилося
board-end-space = куплено останній Космос; лишилося
board-end-track = на шкалі 15 очок; найбільше

## Числа

board-word-points = переможні очки
board-word-power = військова міць
board-word-hand = карти на руці
board-word-fame = вільні жетони Слави
board-points = { $number } { $number ->
    [one] переможне очко
    [few] переможні очки
   *[many] переможних очок
}
board-power = військова міць { $number }
board-hand = карт на руці: { $number }
board-fame-left = вільних жетонів Слави: { $number }
board-score-cards = карти { $number }
board-score-wonders = дива { $number }
board-score-track = шкала { $number }

## Карти

board-yields = як ресурс: 1 { $resource }
board-response = може бути відповіддю на атаку
board-pile = проєкти розробки, карт: { $number }
board-resources = { $resource } × { $number }
board-extra = будь-яких ресурсів × { $number }
board-free = безкоштовно
board-price = ціна: { $price }
board-payable = вам вистачає
board-lacking = вам бракує: { $number }
board-short = бракує { $number }
board-due = Залишилося сплатити
board-any = будь-який ресурс
board-due-next = Зараз: { $resource }
board-halves = Є половина Космосу.
board-lies-as = { $card }, лежить як ресурс: { $resource }
board-lies-unknown = Ресурс { $resource }; це може бути: { $cards }
board-may-be = Може бути: { $cards }
board-lies-technology = { $card }, лежить як технологія
board-loose = на цей хід: { $resource } × { $number }

## Дива

board-progress = у вас { $mine } із { $least }
board-tokens-needed = потрібно { $number } { $number ->
    [one] жетон Слави
    [few] жетони Слави
   *[many] жетонів Слави
}
board-fame-of = { $player }: жетонів Слави { $number } із { $needed }
board-wonder-taken = «{ $wonder }» уже взято
board-wonder-none = Дива немає

## Атаки

board-battle = Результат атаки на цю мить
board-defeated = поки програє
board-withstands = вистоїть
board-need-power = Щоб вистояти, потрібно ще мощі: { $number }.
board-attack-power = Атака з міццю { $number }:
board-would-lose = { $player } ({ $number }) — поразка, якщо не відповість
board-would-stand = { $player } ({ $number }) — вистоїть
board-would-pay = Платять карти: { $price }

## Що відомо про надруковану карту

board-known-corrected = Виправлено вашим файлом колоди: { $fields }.
board-known-reconstructed = Про надруковану карту невідомо, дібрано за змістом: { $fields }.
board-known-partly = Відомо частково: { $fields }.
board-field-name = назва
board-field-type = тип
board-field-cost = ціна
board-field-power = міць
board-field-points = очки
board-field-response = відповідь
board-field-effect = ефект
board-field-condition = умова
board-field-tokens = жетони Слави

## Перша партія з підказками

board-guide-start = Перемагає той, у кого більше переможних очок — на картах, дивах і шкалі. Гра закінчиться, коли взято останнє диво, куплено останню карту Космосу з піраміди або (крім «Нового світу») хтось набрав 15 очок на шкалі.
board-guide-head-start = Ви ходите пізніше, тож до початку гри можете розіграти одну карту як ресурс. Вона допоможе з першою купівлею.
board-guide-resource = Кожна карта має два боки: ресурс (перше число) і технологія (текст). Ророзіграйте одну карту як ресурс. Вона лишиться у вашій зоні, доки ви її не витратите або не заберете. Інші бачать ресурс, але не саму карту.
board-guide-technology = Тепер розіграйте одну карту як технологію. Вона ляже перед вами відкрито, і її військова міць одразу враховується.
board-guide-activation = Зараз можна виконати ефект карти — увесь або ніякий. Потім карта відпочиває, доки ви не заберете її в руку і не розіграєте знову.
board-guide-purchase = Можна купити одну карту. Ціну вказано під нею: самі ресурси і ще по одному будь-якому за кожну карту, на яку вона спирається, в усіх рядах. Зелена галочка — вам вистачає.
board-guide-payment = Натискайте на те, чим платите, або виберіть «Сплатити автоматично». 2 однакові ресурси дають 1 наступний за цінністю, 3 будь-які — 1 Інформацію. Інформація замінює будь-який ресурс, Космос — це 2 Інформації.
board-guide-take-back = Наприкінці ходу на руці щонайбільше одна карта — отже, всі ваші технології повернулися в руку. Ресурси теж можна забрати або лишити на потім.
board-guide-wonder = Ви виконали умову дива й зараз берете його. На кожному диві видно, скільки вам ще бракує.
board-guide-fame = Ви виконали умову дива й кладете на нього жетон Слави. Хто збере там потрібну кількість своїх жетонів, забирає диво.
board-guide-response = Вас атакують. Поразка — лише якщо міць нападника більша за вашу. Карти з руки зі щитом додадуть свою міць; витрачені ресурси перевернуться й додадуть свою. Або виберіть «Готово» й побачите, що буде.
board-guide-lose = Вас переможено, тож треба витратити ресурс. Карта не зникає: вона перевертається і згодом повернеться до вас.
board-guide-over = Гру закінчено: складено очки на картах, дивах і шкалі. Можна переглянути її крок за кроком або зіграти ще раз.

## Де відкривають стіл

hint-theme-new-world = Хто виконав умову дива, бере його. З цього найкраще почати.
hint-theme-renaissance = Інші карти; дива дістаються за жетони Слави.
hint-theme-combined = Обидві колоди: мала піраміда й стоси поруч із нею.
