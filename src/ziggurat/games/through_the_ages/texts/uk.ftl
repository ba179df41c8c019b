# «Крізь епохи» українською.

## Names

through-the-ages = Крізь епохи
age-A = A
age-I = I
age-II = II
age-III = III
age-IV = IV
goods-food = їжа
goods-resource = ресурси
side-a = А
side-b = Б
way-culture = культура
way-arms = озброєння
kind-card = карта
kind-age = епоха
kind-goods = товари
kind-side = сторона
kind-way = спосіб
resigning-yes = Здаватися можна
resigning-no = Ніхто не капітулює
category-farm = Ферма
category-mine = Шахта
category-lab = Лабораторія
category-temple = Храм
category-library = Бібліотека
category-theater = Театр
category-arena = Арена
category-infantry = Піхота
category-cavalry = Кіннота
category-artillery = Артилерія
category-air = Авіація
category-government = Форма правління
category-special-civil = Особлива технологія: цивільна
category-special-colonization = Особлива технологія: колонізації
category-special-military = Особлива технологія: військова
category-special-construction = Особлива технологія: будівництва
category-leader = Лідер
category-wonder = Чудо світу
category-action = Дія
category-event = Подія
category-territory = Територія
category-tactic = Тактика
category-aggression = Агресія
category-war = Війна
category-bonus = Бонус
category-pact = Пакт
card-agriculture = Землеробство
card-irrigation = Зрошення
card-selective-breeding = Селекція
card-mechanized-agriculture = Механізоване землеробство
card-bronze = Бронза
card-iron = Залізо
card-coal = Вугілля
card-oil = Нафта
card-philosophy = Філософія
card-alchemy = Алхімія
card-scientific-method = Науковий метод
card-computers = Комп'ютери
card-religion = Релігія
card-theology = Теологія
card-organized-religion = Організована релігія
card-printing-press = Друкарський верстат
card-journalism = Журналістика
card-multimedia = Мультимедіа
card-drama = Драма
card-opera = Опера
card-movies = Кіно
card-bread-and-circuses = Хліб і видовища
card-team-sports = Командний спорт
card-professional-sports = Професійний спорт
card-warriors = Воїни
card-swordsmen = Мечники
card-riflemen = Стрільці
card-modern-infantry = Сучасна піхота
card-knights = Лицарі
card-cavalrymen = Кавалеристи
card-tanks = Танки
card-cannon = Гармати
card-rockets = Ракети
card-air-forces = Авіація
card-despotism = Деспотизм
card-monarchy = Монархія
card-theocracy = Теократія
card-constitutional-monarchy = Конституційна монархія
card-republic = Республіка
card-communism = Комунізм
card-democracy = Демократія
card-fundamentalism = Фундаменталізм
card-code-of-laws = Звід законів
card-justice-system = Судова система
card-civil-service = Державна служба
card-cartography = Картографія
card-navigation = Навігація
card-satellites = Супутники
card-warfare = Військова справа
card-strategy = Стратегія
card-military-theory = Військова теорія
card-masonry = Мурування
card-architecture = Архітектура
card-engineering = Інженерія
card-alexander-the-great = Олександр Великий
card-aristotle = Арістотель
card-hammurabi = Хаммурапі
card-homer = Гомер
card-julius-caesar = Юлій Цезар
card-moses = Мойсей
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фрідріх Барбаросса
card-genghis-khan = Чингісхан
card-joan-of-arc = Жанна д'Арк
card-leonardo-da-vinci = Леонардо да Вінчі
card-michelangelo = Мікеланджело
card-isaac-newton = Ісаак Ньютон
card-james-cook = Джеймс Кук
card-johann-sebastian-bach = Йоганн Себастьян Бах
card-maximilien-robespierre = Максиміліан Робесп'єр
card-napoleon-bonaparte = Наполеон Бонапарт
card-william-shakespeare = Вільям Шекспір
card-albert-einstein = Альберт Айнштайн
card-bill-gates = Білл Гейтс
card-charlie-chaplin = Чарлі Чаплін
card-mahatma-gandhi = Магатма Ганді
card-sid-meier = Сід Меєр
card-winston-churchill = Вінстон Черчилль
card-colossus = Колос
card-hanging-gardens = Висячі сади
card-library-of-alexandria = Александрійська бібліотека
card-pyramids = Піраміди
card-great-wall = Великий мур
card-st-peters-basilica = Базиліка Святого Петра
card-taj-mahal = Тадж-Махал
card-universitas-carolina = Карлів університет
card-eiffel-tower = Ейфелева вежа
card-kremlin = Кремль
card-ocean-liner-service = Океанські пасажирські лінії
card-transcontinental-railroad = Трансконтинентальна залізниця
card-fast-food-chains = Мережа закладів швидкого харчування
card-first-space-flight = Перший політ у космос
card-hollywood = Голлівуд
card-internet = Інтернет
card-cultural-heritage-a = Культурна спадщина (A)
card-engineering-genius-a = Геній інженерії (A)
card-frugality-a = Ощадливість (A)
card-patriotism-a = Патріотизм (A)
card-rich-land-a = Родючі землі (A)
card-stockpile-a = Склад (A)
card-urban-growth-a = Урбанізація (A)
card-breakthrough-i = Наукові відкриття (I)
card-cultural-heritage-i = Культурна спадщина (I)
card-engineering-genius-i = Геній інженерії (I)
card-frugality-i = Ощадливість (I)
card-patriotism-i = Патріотизм (I)
card-reserves-i = Резерви (I)
card-rich-land-i = Родючі землі (I)
card-urban-growth-i = Урбанізація (I)
card-breakthrough-ii = Наукові відкриття (II)
card-efficient-upgrade-ii = Ефективне поліпшення (II)
card-engineering-genius-ii = Геній інженерії (II)
card-frugality-ii = Ощадливість (II)
card-patriotism-ii = Патріотизм (II)
card-reserves-ii = Резерви (II)
card-revolutionary-idea-ii = Революційна ідея (II)
card-rich-land-ii = Родючі землі (II)
card-urban-growth-ii = Урбанізація (II)
card-wave-of-nationalism-ii = Хвиля націоналізму (II)
card-efficient-upgrade-iii = Ефективне поліпшення (III)
card-endowment-for-the-arts-iii = Фонд мистецтв (III)
card-engineering-genius-iii = Геній інженерії (III)
card-military-build-up-iii = Нарощування війська (III)
card-patriotism-iii = Патріотизм (III)
card-reserves-iii = Резерви (III)
card-revolutionary-idea-iii = Революційна ідея (III)
card-urban-growth-iii = Урбанізація (III)
card-development-of-agriculture = Розвиток землеробства
card-development-of-civilization = Розвиток цивілізації
card-development-of-crafts = Розвиток ремесел
card-development-of-markets = Розвиток ринків
card-development-of-politics = Розвиток політики
card-development-of-religion = Розвиток релігії
card-development-of-science = Розвиток науки
card-development-of-settlement = Розвиток поселень
card-development-of-trade-routes = Розвиток торгових шляхів
card-development-of-warfare = Розвиток військової справи
card-barbarians = Варвари
card-border-conflict = Прикордонний конфлікт
card-crusades = Хрестові походи
card-cultural-influence = Культурний вплив
card-foray = Набіг
card-good-harvest = Щедрий урожай
card-immigration = Імміграція
card-new-deposits = Нові поклади
card-pestilence = Чума
card-raiders = Нападники
card-rats = Щури
card-rebellion = Заколот
card-reign-of-terror = Царство терору
card-scientific-breakthrough = Науковий прорив
card-uncertain-borders = Спірні кордони
card-developed-territory-i = Розвинена територія (I)
card-historic-territory-i = Історична територія (I)
card-inhabited-territory-i = Населена територія (I)
card-strategic-territory-i = Стратегічна територія (I)
card-vast-territory-i = Простора територія (I)
card-wealthy-territory-i = Багата територія (I)
card-fighting-band = Бойовий загін
card-heavy-cavalry = Важка кіннота
card-legion = Легіон
card-medieval-army = Середньовічна армія
card-phalanx = Фаланга
card-enslave = Поневолення
card-plunder-i = Розграбування (I)
card-raid-i = Рейд (I)
card-defense-colonization-i = Захист 2 / колонізація 1
card-open-borders-agreement = Угода про відкриті кордони
card-trade-routes-agreement = Угода про торгові шляхи
card-civil-unrest = Масові заворушення
card-cold-war = Холодна війна
card-crime-wave = Хвиля злочинності
card-economic-progress = Економічний прогрес
card-emigration = Еміграція
card-iconoclasm = Іконоборство
card-independence-declaration = Декларація незалежності
card-international-agreement = Міжнародна угода
card-national-pride = Національна гордість
card-politics-of-strength = Політика сили
card-popularization-of-science = Популяризація науки
card-prosperity = Процвітання
card-ravages-of-time = Руйнівний вплив часу
card-refugees = Біженці
card-terrorism = Тероризм
card-developed-territory-ii = Розвинена територія (II)
card-historic-territory-ii = Історична територія (II)
card-inhabited-territory-ii = Населена територія (II)
card-strategic-territory-ii = Стратегічна територія (II)
card-vast-territory-ii = Простора територія (II)
card-wealthy-territory-ii = Багата територія (II)
card-classic-army = Класична армія
card-conquistadors = Конкістадори
card-defensive-army = Оборонна армія
card-fortifications = Укріплення
card-mobile-artillery = Рухома артилерія
card-napoleonic-army = Наполеонівська армія
card-annex = Анексія
card-infiltrate = Диверсія
card-plunder-ii = Розграбування (II)
card-raid-ii = Рейд (II)
card-spy = Шпигунство
card-war-over-technology = Війна за технології
card-war-over-territory = Війна за територію
card-defense-colonization-ii = Захист 4 / колонізація 2
card-acceptance-of-supremacy = Визнання переваги
card-international-trade-agreement = Міжнародна торгова угода
card-promise-of-military-protection = Обіцянка військового захисту
card-scientific-cooperation = Наукова співпраця
card-impact-of-agriculture = Вплив землеробства
card-impact-of-architecture = Вплив архітектури
card-impact-of-balance = Вплив балансу
card-impact-of-colonies = Вплив колоній
card-impact-of-competition = Вплив конкуренції
card-impact-of-government = Вплив правління
card-impact-of-happiness = Вплив щастя
card-impact-of-industry = Вплив промисловості
card-impact-of-population = Вплив населення
card-impact-of-progress = Вплив прогресу
card-impact-of-science = Вплив науки
card-impact-of-strength = Вплив сили
card-impact-of-technology = Вплив технологій
card-impact-of-variety = Вплив різноманітності
card-impact-of-wonders = Вплив чудес
card-entrenchments = Окопи
card-mechanized-army = Механізована армія
card-modern-army = Сучасна армія
card-shock-troops = Ударні війська
card-armed-intervention = Інтервенція
card-plunder-iii = Розграбування (III)
card-raid-iii = Рейд (III)
card-war-over-culture = Війна за культуру
card-defense-colonization-iii = Захист 6 / колонізація 3
card-international-tourism = Міжнародний туризм
card-loss-of-sovereignty = Втрата суверенітету
card-military-pact = Військовий пакт
card-peace-treaty = Мирна угода

## Symbols: "by" is +3 or −3

symbol-science = наука { $by }
symbol-culture =
    { $who ->
        [partner] рейтинг культури { $by }
       *[other] культура { $by }
    }
symbol-strength = сила { $by }
symbol-happiness = щастя { $by }
symbol-civil = цивільні дії { $by }
symbol-military = військові дії { $by }
symbol-yellow = жовті кубики { $by }
symbol-blue = сині кубики { $by }
symbol-colonization = колонізація { $by }
symbol-food = їжа { $by }
symbol-resource = ресурси { $by }
symbol-defense = захист { $by }
symbol-civil-hand = цивільні карти в руці { $by }
symbol-military-hand = військові карти в руці { $by }
symbol-limit = міські будівлі кожного типу: до { $number }

## Things, as they stand after "for"

thing-unit = кожен військовий загін
thing-foot-or-gun = кожен загін піхоти й артилерії
thing-unit-type = кожен наявний тип військових загонів
thing-theater = кожен театр
thing-lab = кожну лабораторію
thing-lab-level = кожен рівень кожної вашої лабораторії
thing-pair = кожну пару з бібліотеки й театру
thing-best-theater = кожну одиницю культури вашого найкращого театру
thing-study-level = кожен рівень вашої найкращої лабораторії чи бібліотеки
thing-faith-face = кожне щастя ваших храмів і форми правління
thing-art-face = кожне щастя ваших храмів, театрів і чудес світу
thing-colony = кожну колонію
thing-first-colony = першу колонію додатково
thing-partner-wonder = кожне завершене чудо світу партнера
thing-technology-level = кожен рівень кожної вашої технології
thing-stage-art = кожну одиницю культури, виробленої вашими театрами й бібліотеками
thing-city-output = кожну одиницю культури, науки й сили, вироблених вашими міськими будівлями
thing-happiness = кожну одиницю вашого щастя
thing-science-rating = кожну одиницю вашого рейтингу науки
thing-culture-rating = кожну одиницю вашого рейтингу культури
thing-discontent = кожного невдоволеного робітника
thing-half-discontent = кожного другого невдоволеного робітника
thing-food-production = кожну вироблену вами їжу
thing-building-level = кожен рівень кожної вашої міської будівлі
thing-balance = кожну одиницю найменшого з ваших рейтингів науки й культури, виробництва їжі й ресурсів
thing-army-level = кожен рівень кожного вашого військового загону й арени
thing-action = кожну військову дію із загальної кількості
thing-civil-action = кожну цивільну дію із загальної кількості
thing-happiness-score = кожне щастя (не більше 8) і на 2 менше за кожного невдоволеного робітника
thing-mine-production = кожен ресурс, вироблений вашими шахтами
thing-worker-above-ten = кожного задоволеного робітника понад 10
thing-progress-level = кожен рівень вашої форми правління й особливих технологій
thing-latest-technology = кожну технологію епохи III
thing-variety = кожен наявний тип загонів і міських будівель і за кожну особливу технологію
thing-stronger = кожну цивілізацію, сильнішу за вашу
thing-richer = кожну цивілізацію, що має більше очок культури за вас
thing-lab-resources = кожен рівень кожної вашої лабораторії

## What befalls a civilization

event-technology-taken = Коли ви берете карту технології
event-develop = Коли ви розробляєте технологію
event-revolution = Коли ви оголошуєте революцію
event-completed = Коли чудо завершено
event-colonized = Коли територію колонізовано
event-leaves = Коли він покидає гру
event-game-end = Наприкінці гри
event-turn-end = Наприкінці вашого ходу, якщо ваша цивілізація — одна з двох найсильніших (за гри вдвох — найсильніша)

## Effects

effect-bonus = { $symbols }.
effect-yield = За кожного робітника тут: { $symbols }.
effect-rate = { $symbol } за { $thing }.
effect-construction = До { $stages } етапів чуда світу за 1 цивільну дію. Міські будівлі дешевші: епоха I −{ $one }, епоха II −{ $two }, епоха III −{ $three }.
army-infantry = піхота: { $number }
army-cavalry = кіннота: { $number }
army-artillery = артилерія: { $number }
effect-army =
    Кожна армія ({ $units }) дає силу { $strength }{ $obsolete ->
        [0] .
       *[other] , застаріла { $obsolete }.
    }
effect-both-sides = Обидві сторони: { $effect }
effect-sides = Сторона А: { $a } Сторона Б: { $b }
pact-forbidden = Партнери не можуть атакувати один одного.
pact-cancels = Пакт скасовується, якщо один партнер атакує іншого.
pact-attacker_bonus = Хто атакує партнера, має для цього 2 сили.
effect-gain =
    { $what ->
        [science] Наука { $by }.
        [culture] Культура { $by }.
        [food] Їжа { $by }.
       *[other] Ресурси { $by }.
    }
effect-earn =
    { $what ->
        [science] Наука
        [culture] Культура
        [arms] Ресурси на військові загони цього ходу
        [food] Їжа
       *[other] Ресурси
    } { $by } за { $thing }.
effect-earn-players =
    { $what ->
        [science] Наука
        [culture] Культура
        [arms] Ресурси на військові загони цього ходу
        [food] Їжа
       *[other] Ресурси
    } +{ $two } за 2 гравців, +{ $three } за 3 гравців, +{ $four } за 4 гравців за { $thing }.
effect-earn-surplus = Культура { $by }, якщо їжі виробляється більше, ніж споживається.
effect-earn-chain = Культура +1 за кожен військовий загін і кожну міську будівлю та +2 за кожну ферму й кожну шахту.
effect-earn-wonders = Культура за кожне чудо світу: епохи A 5, I 4, II 3, III 2.
effect-population = Населення { $by }.
effect-draw = Взяти військових карт: { $number }.
effect-discard = Скинути військових карт на власний вибір: { $number }.
effect-blue = Сині кубики { $by }.
effect-yellow = Жовті кубики { $by }.
effect-produce-corruption = Корупція.
effect-produce-food = Виробництво їжі.
effect-produce-consumption = Споживання їжі.
effect-produce-resources = Виробництво ресурсів.
effect-share = Їжа й ресурси { $by } разом, у будь-якому поєднанні на вибір власника.
effect-lose-civil = За кожного невдоволеного робітника витрачається цивільних дій: { $number }.
effect-regain-civil = 1 витрачена цивільна дія знову доступна.
effect-spoil = Уся їжа втрачається.
effect-settle =
    { $mood ->
        [may] 1 незалученого робітника можна безкоштовно поставити на карту «{ $card }».
       *[do] 1 незалучений робітник безкоштовно ставиться на карту «{ $card }».
    }
effect-increase = Збільште населення, заплативши їжею.
effect-arms = На цей хід: військові дії +{ $actions }, ресурси на військові загони +{ $resources }.
effect-construct =
    { $upgrade ->
        [yes] Поліпшіть
       *[no] Побудуйте або поліпшіть
    } { $what ->
        [farm_or_mine] ферму чи шахту
        [urban] міську будівлю
       *[building] ферму, шахту чи міську будівлю
    }, витративши ресурсів на { $discount } менше.
effect-build-stage = Побудуйте 1 етап чуда світу, витративши ресурсів на { $discount } менше.
effect-develop = Розробіть технологію або оголосіть революцію, не сплачуючи дію за цю карту.
effect-emigrate = Половина невдоволених робітників, з округленням угору, йде.
effect-plunder = Візьміть у суперника до { $number } їжі й ресурсів разом, у будь-якому поєднанні на ваш вибір.
effect-steal =
    { $what ->
        [science] Візьміть у суперника до { $number } очок науки.
       *[culture] Візьміть у суперника до { $number } очок культури.
    }
effect-win-culture = Переможець бере { $number } очок культури й ще стільки, яка різниця в силі.
effect-win-territory = Переможець бере 1 жовтий кубик із банку переможеного й ще 1 за кожні 5 різниці в силі.
effect-win-technology = Переможець бере очки науки в розмірі різниці в силі або натомість особливі технології за їхньою вартістю.
effect-raid =
    { $number ->
        [1] Зруйнуйте міську будівлю суперника епохи { $first } або ранішої; отримайте ресурси в розмірі половини вартості з округленням угору.
       *[other] Зруйнуйте до двох міських будівель суперника: одну епохи { $first } або ранішої та одну епохи { $second } або ранішої; отримайте ресурси в розмірі половини вартості з округленням угору.
    }
effect-infiltrate = Вилучіть лідера або недобудоване чудо світу суперника; отримайте { $number } культури за кожен рівень карти.
effect-annex = Візьміть колонію суперника.
effect-everybody = Кожна цивілізація: { $effect }
effect-ranked =
    { $who2 ->
        [most-strength] { $number ->
            [1] Найсильніша цивілізація
           *[other] Дві найсильніші цивілізації
        }
        [least-strength] { $number ->
            [1] Найслабша цивілізація
           *[other] Дві найслабші цивілізації
        }
        [most-culture] Цивілізація з найбільшою кількістю очок культури
       *[least-culture] Цивілізація з найменшою кількістю очок культури
    }: { $effect }
effect-all-with-most =
    { $thing ->
        [happiness] Усі цивілізації з найбільшим щастям
       *[discontent] Усі цивілізації з найбільшою кількістю невдоволених робітників
    }: { $effect }
effect-if-weak = Якщо вона серед двох найслабших: { $effect }
effect-by-rank =
    { $by ->
        [science] Культура за місцем у рейтингу науки
       *[strength] Культура за місцем у рейтингу сили
    }: 10 і 0 за 2 гравців; 14, 7 і 0 за 3; 15, 10, 5 і 0 за 4.
effect-unless-last = { $before } В епосі IV натомість: { $then }
effect-civil-life = Можна збільшити населення, побудувати ферму, шахту чи міську будівлю або розробити технологію на 1 дешевше й без цивільної дії.
effect-agreement = Можна взяти з ряду карти не більше ніж на { $number } цивільних дій. Якщо взяли, наступна політична дія пропускається, а ряд поповнюється.
effect-destroy-building = Одна з її ферм, шахт чи міських будівель руйнується.
effect-terror = Обирає по міській будівлі в кожної іншої цивілізації; її руйнують.
effect-iconoclasm = Лідер не поточної епохи покидає гру.
effect-lose-colony = Втрачає колонію на власний вибір.
effect-ruin = Завершене чудо світу епохи A або I стає руїнами: рейтинг культури +2 і нічого більше.
effect-shift-borders = Жовтий кубик переходить із банку найслабшої цивілізації до банку найсильнішої.
effect-for-rival = Суперник: { $effect }
effect-spoils = Ви: ресурси { $resources }, їжа { $food }.

## Rules of single cards

power-hammurabi = Раз за хід можна витратити військову дію як цивільну. Лідера можна взяти на 1 цивільну дію дешевше.
power-homer = Щоходу 1 ресурс на військові загони. Коли його замінює інший лідер, він може лягти під завершене чудо світу (тоді цивільна дія не повертається), і на ньому буде ще 1 щастя.
power-caesar = Раз за гру можна виконати другу політичну дію.
power-moses = Збільшення населення коштує на 1 їжу менше.
power-alexander = Як політичну дію можна вилучити його й узяти 1 жовтий кубик.
power-columbus = Як політичну дію можна вилучити його й колонізувати територію з руки.
power-barbarossa = За 1 військову дію можна збільшити населення на 1 їжу дешевше й створити військовий загін на 1 ресурс дешевше.
power-genghis = В арміях ваша піхота може вважатися кіннотою.
power-joan = На початку фази політики ви дивитеся наступну подію.
power-wonder-patron = За наявні чудеса світу не треба доплачувати, коли ви берете нове.
power-cook = Під час колонізації можна скинути до 2 військових карт: кожна дає +1 до колонізації.
power-bach = Технології театрів коштують на 2 науки менше. Раз за хід за 1 цивільну дію можна поліпшити міську будівлю до театру не нижчого рівня.
power-robespierre = За революцію ви платите всіма військовими діями замість цивільних.
power-shakespeare = З бібліотекою театри та їхні технології коштують відповідно на 1 ресурс і 1 науку менше; з театром — бібліотеки та їхні технології.
power-gates = Ваші лабораторії також виробляють ресурси, за своїм рівнем.
power-gandhi = Ви не можете атакувати; атаки на вас коштують удвічі більше військових дій.
power-churchill = Раз за хід: або 3 культури, або 3 науки на технології військових загонів і 3 ресурси на військові загони цього ходу.
power-basilica = На кожній іншій карті зі щастям його на 1 більше.
power-taj-mahal = Цю карту можна взяти на 2 цивільні дії дешевше в хід, коли ви замінили лідера.
power-ocean-liner = Раз у фазі дій можна отримати 1 населення безкоштовно.
power-railroad = Одна з ваших найкращих шахт виробляє двічі.
power-food-as-resource = Раз за хід можна використати 1 їжу як 1 ресурс.
power-resource-as-food = Раз за хід можна використати 1 ресурс як 1 їжу.
power-cooperation = Розробка коштує на 2 науки менше, а партнер платить 1 науку.
power-no-wars-against = Ніхто не може оголосити вам війну.

## Questions

ask-action = Фаза дій: що ви робите?
ask-politics = Фаза політики: яка політична дія?
ask-shed = З якої карти віддати синій кубик? Залишилося віддати: { $number }.
ask-dismiss = Який робітник іде?
ask-drop = Яку військову карту скинути? Залишилося скинути: { $number }.
ask-construct = Що побудувати чи поліпшити на { $discount } дешевше?
ask-develop = Що розробити?
ask-civil-development = Збільшити населення, побудувати чи розробити на { $discount } дешевше?
ask-agreement = Яку карту взяти? Залишилося цивільних дій: { $number }.
ask-tuck = Покласти Гомера під чудо світу?
ask-pact =
    { $side ->
        [both] Прийняти пакт?
       *[other] Прийняти пакт, ставши стороною { $side }?
    }
ask-defence = Як ви захищаєтеся? Бракує сили: { $number }.
ask-plunder = Скільки їжі серед { $number }, які ви берете?
ask-raid = Яку міську будівлю зруйнувати?
ask-oust = Лідер чи чудо світу?
ask-annex = Яку колонію взяти?
ask-seize = Яку технологію взяти? Залишилося переваги: { $number }.
ask-bid = Яка ваша ставка? Найвища ставка: { $number }.
ask-force = Що відправити? Ставка: { $number }.
ask-raze =
    { $whose ->
        [own] Яку вашу будівлю буде зруйновано?
       *[other] Яку будівлю гравця { $player } буде зруйновано?
    }
ask-free = Яку колонію втратити?
ask-ruin = Яке чудо світу стане руїнами?
ask-spread =
    { $sign ->
        [pay] { $goods ->
             [food] { $number ->
                 [one] Як заплатити { $number } їжу?
                *[other] Як заплатити { $number } їжі?
             }
            *[resource] { $number ->
                 [one] Як заплатити { $number } ресурс?
                 [few] Як заплатити { $number } ресурси?
                *[other] Як заплатити { $number } ресурсів?
             }
        }
       *[gain] { $goods ->
             [food] { $number ->
                 [one] Куди покласти { $number } їжу?
                *[other] Куди покласти { $number } їжі?
             }
            *[resource] { $number ->
                 [one] Куди покласти { $number } ресурс?
                 [few] Куди покласти { $number } ресурси?
                *[other] Куди покласти { $number } ресурсів?
             }
        }
    }
ask-split =
    { $sign ->
        [gain] Скільки їжі серед { $number }, які ви отримуєте?
       *[lose] Скільки їжі серед { $number }, які ви втрачаєте?
    }

## Moves

move-take = Узяти: { $card } (місце { $number })
move-grow = Збільшити населення
move-build = Побудувати: { $card }
move-upgrade = Поліпшити: { $card } → { $card2 }
move-develop = Розробити: { $card }
move-revolt = Революція: { $card }
move-done = Готово
move-stage = Побудувати етапів чуда світу: { $number }
move-destroy = Зруйнувати: { $card }
move-disband = Розформувати: { $card }
move-lead = Ввести в гру: { $card }
move-play = Зіграти: { $card }
move-tactic = Зіграти тактику: { $card }
move-adopt = Скопіювати тактику: { $card }
move-exchange = Використати військову дію як цивільну
move-enlist = Збільшити населення і створити: { $card }
move-transform = Поліпшити до театру: { $card } → { $card2 }
move-welcome = Отримати населення безкоштовно
move-speak = Черчилль: { $way }
move-trade = Обміняти одне на інше
move-tuck = Покласти Гомера під карту: { $card }
move-settle = Вирішіть за мене
move-leave = Синіх кубиків на карті «{ $card }»: { $number }
move-shed = Віддати синій кубик з карти: { $card }
move-dismiss = Робітник іде з карти: { $card }
move-split = Їжі: { $number }
move-drop = Скинути: { $card }
move-ruin = Руїни: { $card }
move-pass = Пас
move-prepare = Підготувати подію: { $card }
move-attack = Атакувати гравця { $seat }: { $card }
move-declare = Оголосити війну гравцеві { $seat }: { $card }
move-offer = Запропонувати гравцеві { $seat }: { $card }, сторона { $side }
move-cancel = Скасувати пакт гравця { $seat }
move-resign = Капітулювати
move-explore = Колумб колонізує: { $card }
move-expand = Вилучити Олександра й узяти жовтий кубик
move-accept = Прийняти
move-refuse = Відмовитися
move-yield = Не захищатися
move-defend = Захиститися картою: { $card }
move-ward = Скинути за 1 силу: { $card }
move-raze = Зруйнувати там: { $card }
move-oust = Вилучити: { $card }
move-annex = Колонія: { $card }
move-seize = Узяти технологію: { $card }
move-bid = Ставка { $number }
move-send = Відправити: { $card }
move-bonus = Використати: { $card }
move-spare = Скинути за 1: { $card }

## Why not

refusal-no-civil-actions = бракує цивільних дій
refusal-no-military-actions = бракує військових дій
refusal-hand-full = у руці вже гранична кількість цивільних карт
refusal-have-it = ця технологія у вас уже є
refusal-leader-of-that-age = ви вже брали лідера цієї епохи
refusal-one-wonder = у вас уже є недобудоване чудо світу
refusal-no-population = жовтий банк порожній
refusal-too-little-food = бракує їжі
refusal-too-few-resources = бракує ресурсів
refusal-no-unused-worker = немає незалучених робітників
refusal-building-limit = досягнуто ліміту будівель цього типу
refusal-too-little-science = бракує науки
refusal-partner-cannot-pay = партнерові нічим заплатити
refusal-all-actions = для революції потрібні всі дії, а частину вже витрачено
refusal-no-tokens = немає синіх кубиків для цього
refusal-first-turn = у перший хід можна лише брати карти
refusal-no-change = так кубики лежати не можуть
refusal-fresh = її взято в цій самій фазі
refusal-no-use = її неможливо виконати
refusal-once-a-turn = більше одного разу за хід не можна
refusal-tactic-done = за хід можна зіграти чи скопіювати одну тактику
refusal-not-stronger = ви не сильніші
refusal-by-pact = це забороняє пакт
refusal-peaceful = Ганді не атакує
refusal-last-round = триває останній раунд
refusal-no-wars-against = пакт забороняє війни проти цього гравця
refusal-no-target = їй нема на що подіяти

## Endings

ending-last-round = Останній раунд зіграно.
ending-resignation = Усі інші капітулювали.

## The log

log-turn = Раунд { $number }: { $player }.
log-age = Починається епоха { $age }.
log-last-round = Раунд { $number } — останній.
log-obsolete = { $player }: карта «{ $card }» застаріла.
log-wonder-lost = { $player } втрачає недобудоване чудо світу: { $card }.
log-took = { $player } бере карту «{ $card }» (місце { $number }).
log-grew = { $player }: населення зростає.
log-shrank = { $player }: населення зменшується.
log-built =
    { $sort ->
        [unit] { $player } створює загін «{ $card }» за { $number }.
       *[building] { $player } будує «{ $card }» за { $number }.
    }
log-upgraded = { $player } поліпшує «{ $card }» до «{ $card2 }» за { $number }.
log-destroyed = { $player }: робітника знято з карти «{ $card }».
log-led = { $player }: лідер — { $card }.
log-left = { $player }: { $card } покидає гру.
log-tucked = { $player } кладе Гомера під карту «{ $card }».
log-stage = { $player } будує «{ $card }»: етапів { $number }.
log-completed = { $player } завершує «{ $card }».
log-developed = { $player } розробляє «{ $card }» за { $number } науки.
log-revolted = { $player }: революція, «{ $card }» за { $number } науки.
log-played = { $player } грає карту «{ $card }».
log-used = { $player } використовує карту «{ $card }».
log-tactic = { $player } грає тактику «{ $card }».
log-adopted = { $player } копіює тактику «{ $card }».
log-common = Тактика «{ $card }» гравця { $player } тепер загальна.
log-prepared = { $player } готує подію епохи { $age }: { $card }.
log-peeked = { $player } дивиться наступну подію: { $card }.
log-event = Подія: { $card } ({ $player }).
log-culture = { $player }: культура +{ $number }.
log-culture-lost = { $player }: культура −{ $number }.
log-science = { $player }: наука +{ $number }.
log-science-lost = { $player }: наука −{ $number }.
log-gained = { $player }: { $goods } +{ $number }.
log-lost = { $player }: { $goods } −{ $number }.
log-corruption = { $player }: корупція { $number }.
log-famine = { $player }: бракує їжі: { $number }.
log-uprising = { $player }: повстання, невдоволених робітників { $number }.
log-drew = { $player } отримує військову карту: { $card }.
log-discarded = { $player } скидає військову карту епохи { $age }: { $card }.
log-bid = { $player }: ставка { $number }.
log-passed = { $player }: пас.
log-sent = { $player } відправляє: { $card }.
log-bonus = { $player } використовує: { $card }.
log-colonized = { $player }: колонія «{ $card }».
log-colony-lost = { $player } втрачає колонію «{ $card }».
log-attacked = { $player } атакує гравця { $rival }: { $card }.
log-repelled = { $player } відбиває «{ $card }» гравця { $rival }.
log-succeeded = { $player }: успіх проти гравця { $rival }: { $card }.
log-war = { $player } оголошує війну гравцеві { $rival }: { $card }.
log-war-won = { $player } перемагає гравця { $rival } з перевагою { $number }: { $card }.
log-war-drawn = { $card } між гравцями { $player } і { $rival } закінчується внічию.
log-offered =
    { $side ->
        [both] { $player } пропонує гравцеві { $rival }: { $card }.
       *[other] { $player } пропонує гравцеві { $rival }: { $card }, сторона { $side }.
    }
log-accepted =
    { $side ->
        [both] { $player } приймає «{ $card }» гравця { $rival }.
       *[other] { $player } приймає «{ $card }» гравця { $rival }, сторона { $side }.
    }
log-refused = { $player } відхиляє «{ $card }» гравця { $rival }.
log-pact-ended = Пакт «{ $card }» гравця { $player } закінчується.
log-resigned = { $player } капітулює.
log-blue-taken = { $player }: сині кубики +{ $number }.
log-blue-returned = { $player }: сині кубики −{ $number }.
log-yellow-taken = { $player }: жовті кубики +{ $number }.
log-yellow-returned = { $player }: жовті кубики −{ $number }.
log-ruined = { $player }: «{ $card }» стає руїнами.
log-seized = { $player } забирає «{ $card }» у гравця { $rival }.
log-actions-lost = { $player } марно витрачає цивільні дії: { $number }.
log-ended = Гру закінчено. { $ending }

## Terminal

terminal-head = Епоха { $age }, раунд { $round }, карт у колоді: { $deck }
terminal-events = Події: поточних { $current }, майбутніх { $future }; вами підготовлено: { $known }; наступна: { $next }. Загальні тактики: { $tactics }.
terminal-ratings = Культура { $culture } (+{ $culturerating }), Наука { $science } (+{ $sciencerating }), Сила { $strength }, Щастя { $happiness }/{ $needed }
terminal-stores = Їжа { $food } ({ $foodmore }), Ресурси { $resources } ({ $resourcesmore }), Вільні { $unused }, Банки { $yellow }, { $blue }, Дії { $civil }, { $military }
terminal-technologies = Технології
terminal-government = Правління
terminal-leader = Лідер
terminal-wonders = Чудеса світу
terminal-colonies = Колонії
terminal-tactic = Тактика
terminal-hand = Рука
terminal-military = Військові карти
terminal-war = Війна
terminal-pact = Пакт
terminal-price-science = наука { $number }
terminal-price-revolution = революція { $number }
terminal-price-cost = ціна { $number }
