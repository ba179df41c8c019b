# «Древнє знання» українською: що каже поле, крім повідомлень самої гри.

## Частини поля

board-part-timeline = Хронологія
board-part-boards = Технології
board-part-past = Минуле
board-part-others = Інші
board-area-mine = Моя область
board-area-of = Область гравця { $player }
board-technologies = Доступні технології
board-artifacts = Артефакти
board-artifact-place = вільна комірка артефакту
board-collection = Колекція
board-past = Минуле
board-lost = Втрачені знання
board-seen = Карти цієї руки, які ви бачили
board-more = Показати все
board-less = Згорнути
board-aside = Відкладено
board-looked = Виберіть із цих карт
board-partner = напарник
board-opponent = суперник

## Фази ходу

board-phase-select = Вибір карт
board-phase-select-help = До першого ходу кожен відкладає чотири карти з десяти, якщо не грають початковими наборами.
board-phase-first = Дія 1
board-phase-first-help = Дві дії за хід, можна одну й ту саму двічі: створення, вивчення, передача знань (скинути карти й повернути стільки ж знань), розкопки (повернути монументи минулого й узяти по 2 карти за кожен), пошук (узяти 1 карту). На руці не більше 10 карт.
board-phase-second = Дія 2
board-phase-second-help = Друга з двох дій.
board-phase-timeline = Хронологія
board-phase-timeline-help = Усі ваші монументи на дорозі й артефакти з пісочним годинником спрацьовують по разу, порядок обираєте ви.
board-phase-decline = Занепад
board-phase-decline-help = Монументи комірки 1 занепадають по черзі: їхній ефект, потім втрата знань, потім вони йдуть у минуле. Решта зсувається на комірку ліворуч. При 7 у чиємусь минулому перевертають планшет технологій, при 14 починається останній раунд.

## Дорога

board-road = Створене тут щоходу зсувається на комірку ліворуч
board-calm = У цьому ході занепаду немає
board-decline-loses = Занепад у цьому ході: буде втрачено знань: { $number }
board-decline-nothing = Занепад у цьому ході: нічого не втрачається
board-decline-next = Під час наступного занепаду знань: { $number }
board-adjacent = сусідній
board-slot-room = { $number } { $number ->
    [one] вільне місце
    [few] вільні місця
   *[many] вільних місць
}
board-slot-first = початкова комірка { $number }
board-slot-locked = лише комірка { $number }
board-upright = не повернуто: { $number }
board-rotated = повернуто: { $number }
board-past-track = Монументів: { $number }; при { $middle } перевертають планшет технологій, при { $full } починається останній раунд

## Що рахується

board-word-points = переможні очки
board-word-hand = карти на руці
board-points = { $number } { $number ->
    [one] переможне очко
    [few] переможні очки
   *[many] переможних очок
}
board-knowledge = знань: { $number }
board-will-lose = знань, які буде втрачено в цьому ході: { $number }
board-lost-about = втрачених знань: { $number }, кожне віднімає 1 очко
board-hand = карт на руці: { $number } з { $most }
board-cost = скинути карт: { $number }
board-score-past = минуле { $number }
board-score-effects = ефекти { $number }
board-score-technologies = технології { $number }
board-score-timeline = хронологія { $number }
board-score-lost = втрачено { $number }
board-line-past = Очки на монументах минулого
board-line-effects = Фінальні ефекти минулого
board-line-technologies = Технології рівня II
board-line-timeline = Монументи в хронології
board-line-lost = Втрачені знання
board-line-total = Очки
board-line-team = Очки команди
board-line-cards = { $player }: фінальні ефекти за картами

## Карти

board-requires = Потрібно: { $requirement }
board-requires-nothing = Без вимог.
board-level = рівень { $level }
board-learnable = можна вивчити
board-not-learnable = поки не можна вивчити
board-board = планшет технологій { $number }, рівень { $level }
board-board-short = планшет { $number }
board-1 = планшет 1
board-2 = планшет 2
board-3 = планшет 3
board-gone = Цей планшет вийшов із гри.
board-not-yet = Заповниться після вибору карт.
board-pile = карт будівель у колоді: { $number }
board-pile-short = у колоді будівель
board-deck-short = технології { $level }, у скиді { $discard }
board-discard = Скид будівель: { $number }

## Вибір

board-discard-set = { $number ->
    [one] Скинути { $number } карту
    [few] Скинути { $number } карти
   *[many] Скинути { $number } карт
}
board-free = нічого не скидається
board-draws = { $number ->
    [one] { $number } карта
    [few] до { $number } карт
   *[many] до { $number } карт
}
board-archive-about = знань у хронології: { $number }
board-would-score = { $gain ->
    [yes] Очки: +{ $number }
   *[no] Очки: −{ $number }
}
board-would-lose = { $more ->
    [yes] Втрачені знання: +{ $number }
   *[no] Втрачені знання: −{ $number }
}
board-would-decline = Під час занепаду цього ходу було б втрачено знань: { $after }, а не { $before }.

## Команди

board-team = Команда { $number }: { $points }
board-team-partner = Ваш напарник: { $partner }.
board-team-together = Ви й { $partner } робите хід одночасно. Обговорювати можна все.
board-team-offered = { $partner } пропонує вам карту, не показуючи її. Віддайте за неї свою або залиште карти собі.
board-team-offering = Ви запропонували напарникові { $partner } карту: { $card }. Чекаємо на відповідь.
board-team-may-offer = Хід іншої команди: можна обмінятися картою з напарником { $partner }. Залишилося пропозицій: { $number }.

## Що відомо про друковану карту

cards-about = Якщо щось на друкованій карті викликає сумнів, тут це сказано.
board-known-reconstructed = Невідомо про друковану карту, дібрано: { $fields }.
board-known-partly = Відомо частково: { $fields }.
board-field-name = назва
board-field-type = тип
board-field-slot = комірка
board-field-locked = замок
board-field-cost = вартість
board-field-knowledge = знання
board-field-points = очки
board-field-requirement = вимога
board-field-activation = момент активації
board-field-effect = ефект

## Перша партія з підказками

board-guide-start = Ви будуєте монументи на дорозі часу. Щоходу вони зсуваються на комірку ліворуч, а з комірки 1 ідуть у минуле. Знання, які на них ще лежать, втрачаються: кожне віднімає 1 очко. Монументи минулого дають очки. Перемагає той, у кого їх більше.
board-guide-select = Виберіть чотири карти, без яких обійдетеся; решта буде вашою рукою. Для початку добрі дешеві карти (мало скидати) з різними початковими комірками.
board-guide-action = У вас дві дії. Створіть карту з руки: натисніть на неї, потім на комірку; інша комірка коштує по 1 карті за кожен крок. Або вивчіть технологію, вимоги якої виконуєте. Або передайте знання: скиньте карти й зніміть стільки ж знань із дороги. Або проведіть розкопки: поверніть монументи минулого й візьміть по 2 карти за кожен. Або виконайте пошук: візьміть 1 карту.
board-guide-pay = За карту платять іншими картами з руки. Виберіть їх і підтвердьте.
board-guide-archive = Виберіть карти для скиду; за кожну 1 знання повернеться з дороги в резерв. Потім підтвердьте.
board-guide-return = Натисніть на монумент: 1 знання повернеться в резерв. Червоне в комірці 1 буде втрачено в цьому ході.
board-guide-learn = Зелений рядок означає, що вимогу виконано. Технологія діє одразу або під час фінального підрахунку.
board-guide-keep = Ці карти бачите лише ви. Виберіть ту, яку залишите.
board-guide-draft = Ці карти лежать відкрито. Виберіть одну; решта вибирають після вас.
board-guide-resolve = Зараз спрацьовують кілька ваших карт. Порядок вибираєте ви.
board-guide-decline = У комірці 1 два монументи. Вибраний занепадає першим: його ефект, потім втрата знань, потім він іде в минуле.
board-guide-flip = У вашому минулому сім монументів: виберіть планшет рівня I. Його перевернуть, і далі на ньому будуть технології рівня II.
board-guide-exchange = Поки ходить інша команда, можна запропонувати напарникові карту, не показуючи її. На вас ніхто не чекає.
board-guide-over = Гру закінчено: складено очки монументів минулого, фінальні ефекти, технології й монументи на дорозі, віднято втрачені знання.

## Де створюють стіл

option-teams = Сторони
option-starting-sets = Перша рука
hint-teams-yes = Учотирьох. Напарники ходять одночасно: місця 1 і 2, місця 3 і 4.
hint-starting-sets-no = Виберіть шість карт із десяти.
hint-starting-sets-yes = Шість карт, які пасують одна одній. Найкраще для початку.
about-game-ancient-knowledge = «Древнє знання»: автор Ремі Матьє.
