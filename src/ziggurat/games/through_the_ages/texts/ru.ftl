# «Через века» по-русски.

## Names

through-the-ages = Через века
age-A = A
age-I = I
age-II = II
age-III = III
age-IV = IV
goods-food = еда
goods-resource = ресурсы
side-a = А
side-b = Б
way-culture = культура
way-arms = вооружение
kind-card = карта
kind-age = эпоха
kind-goods = товары
kind-side = сторона
kind-way = способ
resigning-yes = Сдаваться можно
resigning-no = Никто не сдаётся
category-farm = Ферма
category-mine = Шахта
category-lab = Лаборатория
category-temple = Храм
category-library = Библиотека
category-theater = Театр
category-arena = Арена
category-infantry = Пехота
category-cavalry = Кавалерия
category-artillery = Артиллерия
category-air = Авиация
category-government = Форма правления
category-special-civil = Специальная технология: гражданская
category-special-colonization = Специальная технология: колонизации
category-special-military = Специальная технология: военная
category-special-construction = Специальная технология: строительства
category-leader = Лидер
category-wonder = Чудо света
category-action = Действие
category-event = Событие
category-territory = Территория
category-tactic = Тактика
category-aggression = Агрессия
category-war = Война
category-bonus = Бонус
category-pact = Соглашение
card-agriculture = Земледелие
card-irrigation = Ирригация
card-selective-breeding = Селекционное животноводство
card-mechanized-agriculture = Механизированное земледелие
card-bronze = Бронза
card-iron = Железо
card-coal = Уголь
card-oil = Нефть
card-philosophy = Философия
card-alchemy = Алхимия
card-scientific-method = Научный метод
card-computers = Компьютеры
card-religion = Религия
card-theology = Теология
card-organized-religion = Организованная религия
card-printing-press = Печатный станок
card-journalism = Журналистика
card-multimedia = Мультимедиа
card-drama = Драма
card-opera = Опера
card-movies = Кино
card-bread-and-circuses = Хлеб и зрелища
card-team-sports = Командный спорт
card-professional-sports = Профессиональный спорт
card-warriors = Воины
card-swordsmen = Мечники
card-riflemen = Стрелки
card-modern-infantry = Современная пехота
card-knights = Рыцари
card-cavalrymen = Кавалеристы
card-tanks = Танки
card-cannon = Пушки
card-rockets = Ракеты
card-air-forces = Авиация
card-despotism = Деспотизм
card-monarchy = Монархия
card-theocracy = Теократия
card-constitutional-monarchy = Конституционная монархия
card-republic = Республика
card-communism = Коммунизм
card-democracy = Демократия
card-fundamentalism = Фундаментализм
card-code-of-laws = Свод законов
card-justice-system = Судебная система
card-civil-service = Государственная служба
card-cartography = Картография
card-navigation = Навигация
card-satellites = Спутники
card-warfare = Военное дело
card-strategy = Стратегия
card-military-theory = Военная теория
card-masonry = Каменная кладка
card-architecture = Зодчество
card-engineering = Проектирование
card-alexander-the-great = Александр Великий
card-aristotle = Аристотель
card-hammurabi = Хаммурапи
card-homer = Гомер
card-julius-caesar = Юлий Цезарь
card-moses = Моисей
card-christopher-columbus = Христофор Колумб
card-frederick-barbarossa = Фридрих Барбаросса
card-genghis-khan = Чингиз Хан
card-joan-of-arc = Жанна д'Арк
card-leonardo-da-vinci = Леонардо да Винчи
card-michelangelo = Микеланджело
card-isaac-newton = Исаак Ньютон
card-james-cook = Джеймс Кук
card-johann-sebastian-bach = Иоганн Себастьян Бах
card-maximilien-robespierre = Максимилиан Робеспьер
card-napoleon-bonaparte = Наполеон Бонапарт
card-william-shakespeare = Уильям Шекспир
card-albert-einstein = Альберт Эйнштейн
card-bill-gates = Билл Гейтс
card-charlie-chaplin = Чарли Чаплин
card-mahatma-gandhi = Махатма Ганди
card-sid-meier = Сид Мейер
card-winston-churchill = Уинстон Черчилль
card-colossus = Колосс
card-hanging-gardens = Висячие сады
card-library-of-alexandria = Александрийская библиотека
card-pyramids = Пирамиды
card-great-wall = Великая стена
card-st-peters-basilica = Собор Святого Петра
card-taj-mahal = Тадж-Махал
card-universitas-carolina = Карлов университет
card-eiffel-tower = Эйфелева башня
card-kremlin = Кремль
card-ocean-liner-service = Океанические пассажирские перевозки
card-transcontinental-railroad = Трансконтинентальная железная дорога
card-fast-food-chains = Сеть ресторанов быстрого питания
card-first-space-flight = Первый полёт в космос
card-hollywood = Голливуд
card-internet = Интернет
card-cultural-heritage-a = Культурное наследие (A)
card-engineering-genius-a = Гений инженерии (A)
card-frugality-a = Экономия (A)
card-patriotism-a = Патриотизм (A)
card-rich-land-a = Богатые земли (A)
card-stockpile-a = Склад (A)
card-urban-growth-a = Урбанизация (A)
card-breakthrough-i = Прорыв (I)
card-cultural-heritage-i = Культурное наследие (I)
card-engineering-genius-i = Гений инженерии (I)
card-frugality-i = Экономия (I)
card-patriotism-i = Патриотизм (I)
card-reserves-i = Резервы (I)
card-rich-land-i = Богатые земли (I)
card-urban-growth-i = Урбанизация (I)
card-breakthrough-ii = Прорыв (II)
card-efficient-upgrade-ii = Полезное улучшение (II)
card-engineering-genius-ii = Гений инженерии (II)
card-frugality-ii = Экономия (II)
card-patriotism-ii = Патриотизм (II)
card-reserves-ii = Резервы (II)
card-revolutionary-idea-ii = Революционная идея (II)
card-rich-land-ii = Богатые земли (II)
card-urban-growth-ii = Урбанизация (II)
card-wave-of-nationalism-ii = Подъём национализма (II)
card-efficient-upgrade-iii = Полезное улучшение (III)
card-endowment-for-the-arts-iii = Фонд искусства (III)
card-engineering-genius-iii = Гений инженерии (III)
card-military-build-up-iii = Укрепление военной мощи (III)
card-patriotism-iii = Патриотизм (III)
card-reserves-iii = Резервы (III)
card-revolutionary-idea-iii = Революционная идея (III)
card-urban-growth-iii = Урбанизация (III)
card-development-of-agriculture = Развитие земледелия
card-development-of-civilization = Развитие цивилизации
card-development-of-crafts = Развитие ремёсел
card-development-of-markets = Развитие рынков
card-development-of-politics = Развитие политики
card-development-of-religion = Развитие религии
card-development-of-science = Развитие науки
card-development-of-settlement = Развитие поселений
card-development-of-trade-routes = Развитие торговых путей
card-development-of-warfare = Развитие военного дела
card-barbarians = Варвары
card-border-conflict = Пограничный конфликт
card-crusades = Крестовый поход
card-cultural-influence = Культурное влияние
card-foray = Внезапный набег
card-good-harvest = Щедрый урожай
card-immigration = Иммиграция
card-new-deposits = Новые месторождения
card-pestilence = Чума
card-raiders = Налётчики
card-rats = Крысы
card-rebellion = Бунт
card-reign-of-terror = Царство террора
card-scientific-breakthrough = Научный прорыв
card-uncertain-borders = Спорные границы
card-developed-territory-i = Развитая территория (I)
card-historic-territory-i = Историческая территория (I)
card-inhabited-territory-i = Населённая территория (I)
card-strategic-territory-i = Стратегическая территория (I)
card-vast-territory-i = Просторная территория (I)
card-wealthy-territory-i = Изобильная территория (I)
card-fighting-band = Боевой отряд
card-heavy-cavalry = Тяжёлая кавалерия
card-legion = Легион
card-medieval-army = Средневековая армия
card-phalanx = Фаланга
card-enslave = Порабощение
card-plunder-i = Разграбление (I)
card-raid-i = Набег (I)
card-defense-colonization-i = Защита 2 / колонизация 1
card-open-borders-agreement = Соглашение об открытых границах
card-trade-routes-agreement = Договор о торговых маршрутах
card-civil-unrest = Народные волнения
card-cold-war = Холодная война
card-crime-wave = Волна преступности
card-economic-progress = Экономический прогресс
card-emigration = Эмиграция
card-iconoclasm = Иконоборчество
card-independence-declaration = Декларация независимости
card-international-agreement = Международное соглашение
card-national-pride = Национальная гордость
card-politics-of-strength = Политика силы
card-popularization-of-science = Популяризация науки
card-prosperity = Процветание
card-ravages-of-time = Разрушение временем
card-refugees = Беженцы
card-terrorism = Терроризм
card-developed-territory-ii = Развитая территория (II)
card-historic-territory-ii = Историческая территория (II)
card-inhabited-territory-ii = Населённая территория (II)
card-strategic-territory-ii = Стратегическая территория (II)
card-vast-territory-ii = Просторная территория (II)
card-wealthy-territory-ii = Изобильная территория (II)
card-classic-army = Классическая армия
card-conquistadors = Конкистадоры
card-defensive-army = Оборонительная армия
card-fortifications = Укрепления
card-mobile-artillery = Подвижная артиллерия
card-napoleonic-army = Наполеоновская армия
card-annex = Аннексия
card-infiltrate = Диверсия
card-plunder-ii = Разграбление (II)
card-raid-ii = Набег (II)
card-spy = Шпионаж
card-war-over-technology = Война за технологии
card-war-over-territory = Война за территорию
card-defense-colonization-ii = Защита 4 / колонизация 2
card-acceptance-of-supremacy = Признание превосходства
card-international-trade-agreement = Международное торговое соглашение
card-promise-of-military-protection = Обещание военной поддержки
card-scientific-cooperation = Научное сотрудничество
card-impact-of-agriculture = Влияние земледелия
card-impact-of-architecture = Влияние архитектуры
card-impact-of-balance = Влияние баланса
card-impact-of-colonies = Влияние колоний
card-impact-of-competition = Влияние конкуренции
card-impact-of-government = Влияние правительства
card-impact-of-happiness = Влияние счастья
card-impact-of-industry = Влияние промышленности
card-impact-of-population = Влияние населения
card-impact-of-progress = Влияние прогресса
card-impact-of-science = Влияние науки
card-impact-of-strength = Влияние силы
card-impact-of-technology = Влияние технологий
card-impact-of-variety = Влияние разнообразия
card-impact-of-wonders = Влияние чудес
card-entrenchments = Траншеи
card-mechanized-army = Механизированная армия
card-modern-army = Современная армия
card-shock-troops = Ударные войска
card-armed-intervention = Интервенция
card-plunder-iii = Разграбление (III)
card-raid-iii = Набег (III)
card-war-over-culture = Война за культуру
card-defense-colonization-iii = Защита 6 / колонизация 3
card-international-tourism = Международный туризм
card-loss-of-sovereignty = Потеря суверенитета
card-military-pact = Военный пакт
card-peace-treaty = Мирный договор

## Symbols: "by" is +3 or −3

symbol-science = наука { $by }
symbol-culture =
    { $who ->
        [partner] рейтинг культуры { $by }
       *[other] культура { $by }
    }
symbol-strength = сила { $by }
symbol-happiness = счастье { $by }
symbol-civil = гражданские действия { $by }
symbol-military = военные действия { $by }
symbol-yellow = жёлтые кубики { $by }
symbol-blue = синие кубики { $by }
symbol-colonization = колонизация { $by }
symbol-food = еда { $by }
symbol-resource = ресурсы { $by }
symbol-defense = защита { $by }
symbol-civil-hand = гражданские карты в руке { $by }
symbol-military-hand = военные карты в руке { $by }
symbol-limit = городские здания каждого типа: до { $number }

## Things, as they stand after "for"

thing-unit = каждое военное подразделение
thing-foot-or-gun = каждое подразделение пехоты и артиллерии
thing-unit-type = каждый имеющийся тип военных подразделений
thing-theater = каждый театр
thing-lab = каждую лабораторию
thing-lab-level = каждый уровень каждой вашей лаборатории
thing-pair = каждую пару из библиотеки и театра
thing-best-theater = каждую единицу культуры вашего лучшего театра
thing-study-level = каждый уровень вашей лучшей лаборатории или библиотеки
thing-faith-face = каждое счастливое лицо ваших храмов и формы правления
thing-art-face = каждое счастливое лицо ваших храмов, театров и чудес света
thing-colony = каждую колонию
thing-first-colony = первую колонию дополнительно
thing-partner-wonder = каждое завершённое чудо света партнёра
thing-technology-level = каждый уровень каждой вашей технологии
thing-stage-art = каждую единицу культуры, производимой вашими театрами и библиотеками
thing-city-output = каждую единицу культуры, науки и силы, производимых вашими городскими зданиями
thing-happiness = каждую единицу вашего счастья
thing-science-rating = каждую единицу вашего рейтинга науки
thing-culture-rating = каждую единицу вашего рейтинга культуры
thing-discontent = каждого недовольного работника
thing-half-discontent = каждого второго недовольного работника
thing-food-production = каждую производимую вами еду
thing-building-level = каждый уровень каждого вашего городского здания
thing-balance = каждую единицу наименьшего из ваших рейтингов науки и культуры, производства еды и ресурсов
thing-army-level = каждый уровень каждого вашего военного подразделения и арены
thing-action = каждое военное действие из общего числа
thing-civil-action = каждое гражданское действие из общего числа
thing-happiness-score = каждое счастливое лицо (не больше 8) и на 2 меньше за каждого недовольного работника
thing-mine-production = каждый ресурс, производимый вашими шахтами
thing-worker-above-ten = каждого довольного работника сверх 10
thing-progress-level = каждый уровень вашей формы правления и специальных технологий
thing-latest-technology = каждую технологию эпохи III
thing-variety = каждый имеющийся тип подразделений и городских зданий и за каждую специальную технологию
thing-stronger = каждую цивилизацию сильнее вашей
thing-richer = каждую цивилизацию, у которой больше очков культуры, чем у вас
thing-lab-resources = каждый уровень каждой вашей лаборатории

## What befalls a civilization

event-technology-taken = Когда вы берёте карту технологии
event-develop = Когда вы разрабатываете технологию
event-revolution = Когда вы объявляете революцию
event-completed = Когда чудо завершено
event-colonized = Когда территория колонизирована
event-leaves = Когда он покидает игру
event-game-end = В конце игры
event-turn-end = В конце вашего хода, если ваша цивилизация — одна из двух сильнейших (при игре вдвоём — сильнейшая)

## Effects

effect-bonus = { $symbols }.
effect-yield = За каждого работника здесь: { $symbols }.
effect-rate = { $symbol } за { $thing }.
effect-construction = До { $stages } этапов чуда света за 1 гражданское действие. Городские здания дешевле: эпоха I −{ $one }, эпоха II −{ $two }, эпоха III −{ $three }.
army-infantry = пехота: { $number }
army-cavalry = кавалерия: { $number }
army-artillery = артиллерия: { $number }
effect-army =
    Каждая армия ({ $units }) даёт силу { $strength }{ $obsolete ->
        [0] .
       *[other] , устаревшая { $obsolete }.
    }
effect-both-sides = Обе стороны: { $effect }
effect-sides = Сторона А: { $a } Сторона Б: { $b }
pact-forbidden = Партнёры не могут атаковать друг друга.
pact-cancels = Соглашение разрывается, если один партнёр нападает на другого.
pact-attacker_bonus = Нападающий на партнёра получает для этого 2 силы.
effect-gain =
    { $what ->
        [science] Наука { $by }.
        [culture] Культура { $by }.
        [food] Еда { $by }.
       *[other] Ресурсы { $by }.
    }
effect-earn =
    { $what ->
        [science] Наука
        [culture] Культура
        [arms] Ресурсы на военные подразделения в этот ход
        [food] Еда
       *[other] Ресурсы
    } { $by } за { $thing }.
effect-earn-players =
    { $what ->
        [science] Наука
        [culture] Культура
        [arms] Ресурсы на военные подразделения в этот ход
        [food] Еда
       *[other] Ресурсы
    } +{ $two } при 2 игроках, +{ $three } при 3, +{ $four } при 4 за { $thing }.
effect-earn-surplus = Культура { $by }, если еды производится больше, чем потребляется.
effect-earn-chain = Культура +1 за каждое военное подразделение и каждое городское здание и +2 за каждую ферму и каждую шахту.
effect-earn-wonders = Культура за каждое чудо света: эпохи A 5, I 4, II 3, III 2.
effect-population = Население { $by }.
effect-draw = Взять военных карт: { $number }.
effect-discard = Сбросить военных карт по своему выбору: { $number }.
effect-blue = Синие кубики { $by }.
effect-yellow = Жёлтые кубики { $by }.
effect-produce-corruption = Коррупция.
effect-produce-food = Производство еды.
effect-produce-consumption = Потребление еды.
effect-produce-resources = Производство ресурсов.
effect-share = Еда и ресурсы { $by } в сумме, в любом сочетании по выбору владельца.
effect-lose-civil = За каждого недовольного работника тратится гражданских действий: { $number }.
effect-regain-civil = 1 потраченное гражданское действие снова доступно.
effect-spoil = Вся еда теряется.
effect-settle =
    { $mood ->
        [may] 1 незанятого работника можно бесплатно поставить на карту «{ $card }».
       *[do] 1 незанятый работник бесплатно ставится на карту «{ $card }».
    }
effect-increase = Увеличьте население, заплатив едой.
effect-arms = На этот ход: военные действия +{ $actions }, ресурсы на военные подразделения +{ $resources }.
effect-construct =
    { $upgrade ->
        [yes] Модернизируйте
       *[no] Постройте или модернизируйте
    } { $what ->
        [farm_or_mine] ферму или шахту
        [urban] городское здание
       *[building] ферму, шахту или городское здание
    }, потратив ресурсов на { $discount } меньше.
effect-build-stage = Постройте 1 этап чуда света, потратив ресурсов на { $discount } меньше.
effect-develop = Разработайте технологию или объявите революцию, не платя действие за эту карту.
effect-emigrate = Половина недовольных работников, с округлением вверх, уходит.
effect-plunder = Возьмите у противника до { $number } еды и ресурсов в сумме, в любом сочетании по вашему выбору.
effect-steal =
    { $what ->
        [science] Возьмите у противника до { $number } очков науки.
       *[culture] Возьмите у противника до { $number } очков культуры.
    }
effect-win-culture = Победитель берёт { $number } очков культуры и ещё столько, какова разница в силе.
effect-win-territory = Победитель берёт 1 жёлтый кубик из банка побеждённого и ещё 1 за каждые 5 разницы в силе.
effect-win-technology = Победитель берёт очки науки в размере разницы в силе или вместо них специальные технологии по их стоимости.
effect-raid =
    { $number ->
        [1] Разрушьте городское здание противника эпохи { $first } или раньше; получите ресурсы в размере половины стоимости с округлением вверх.
       *[other] Разрушьте до двух городских зданий противника: одно эпохи { $first } или раньше и одно эпохи { $second } или раньше; получите ресурсы в размере половины стоимости с округлением вверх.
    }
effect-infiltrate = Удалите лидера или недостроенное чудо света противника; получите { $number } культуры за каждый уровень карты.
effect-annex = Возьмите колонию противника.
effect-everybody = Каждая цивилизация: { $effect }
effect-ranked =
    { $who2 ->
        [most-strength] { $number ->
            [1] Сильнейшая цивилизация
           *[other] Две сильнейшие цивилизации
        }
        [least-strength] { $number ->
            [1] Слабейшая цивилизация
           *[other] Две слабейшие цивилизации
        }
        [most-culture] Цивилизация с наибольшим числом очков культуры
       *[least-culture] Цивилизация с наименьшим числом очков культуры
    }: { $effect }
effect-all-with-most =
    { $thing ->
        [happiness] Все цивилизации с наибольшим числом счастливых лиц
       *[discontent] Все цивилизации с наибольшим числом недовольных работников
    }: { $effect }
effect-if-weak = Если она среди двух слабейших: { $effect }
effect-by-rank =
    { $by ->
        [science] Культура по месту в рейтинге науки
       *[strength] Культура по месту в рейтинге силы
    }: 10 и 0 при 2 игроках; 14, 7 и 0 при 3; 15, 10, 5 и 0 при 4.
effect-unless-last = { $before } В эпохе IV вместо этого: { $then }
effect-civil-life = Можно увеличить население, построить ферму, шахту или городское здание либо разработать технологию на 1 дешевле и без гражданского действия.
effect-agreement = Можно взять из ряда карты не больше чем на { $number } гражданских действий. Если взяли, следующее политическое действие пропускается, а ряд пополняется.
effect-destroy-building = Одна из её ферм, шахт или городских зданий разрушается.
effect-terror = Выбирает по городскому зданию у каждой другой цивилизации; оно разрушается.
effect-iconoclasm = Лидер не текущей эпохи покидает игру.
effect-lose-colony = Теряет колонию по своему выбору.
effect-ruin = Завершённое чудо света эпохи A или I становится руинами: рейтинг культуры +2 и ничего больше.
effect-shift-borders = Жёлтый кубик переходит из банка слабейшей цивилизации в банк сильнейшей.
effect-for-rival = Противник: { $effect }
effect-spoils = Вы: ресурсы { $resources }, еда { $food }.

## Rules of single cards

power-hammurabi = Один раз за ход можно потратить военное действие как гражданское. Лидера можно взять на 1 гражданское действие дешевле.
power-homer = Каждый ход 1 ресурс на военные подразделения. Когда его заменяет другой лидер, он может лечь под завершённое чудо света (тогда гражданское действие не возвращается), и на том будет ещё 1 счастливое лицо.
power-caesar = Один раз за игру можно выполнить второе политическое действие.
power-moses = Увеличение населения стоит на 1 еду меньше.
power-alexander = В качестве политического действия можно удалить его и взять 1 жёлтый кубик.
power-columbus = В качестве политического действия можно удалить его и колонизировать территорию из руки.
power-barbarossa = За 1 военное действие можно увеличить население на 1 еду дешевле и создать военное подразделение на 1 ресурс дешевле.
power-genghis = В армиях ваша пехота может считаться кавалерией.
power-joan = В начале фазы политики вы смотрите следующее событие.
power-wonder-patron = За имеющиеся чудеса света не нужно доплачивать, когда вы берёте новое.
power-cook = При колонизации можно сбросить до 2 военных карт: каждая даёт +1 к колонизации.
power-bach = Технологии театров стоят на 2 науки меньше. Один раз за ход за 1 гражданское действие можно модернизировать городское здание в театр не ниже его уровня.
power-robespierre = За революцию вы платите всеми военными действиями вместо гражданских.
power-shakespeare = С библиотекой театры и их технологии стоят на 1 ресурс и 1 науку меньше соответственно; с театром — библиотеки и их технологии.
power-gates = Ваши лаборатории также производят ресурсы, по своему уровню.
power-gandhi = Вы не можете атаковать; атаки на вас стоят вдвое больше военных действий.
power-churchill = Один раз за ход: либо 3 культуры, либо 3 науки на технологии военных подразделений и 3 ресурса на военные подразделения в этот ход.
power-basilica = На каждой другой карте со счастливым лицом их на 1 больше.
power-taj-mahal = Эту карту можно взять на 2 гражданских действия дешевле в ход, когда вы заменили лидера.
power-ocean-liner = Один раз в фазе действий можно получить 1 население бесплатно.
power-railroad = Одна из ваших лучших шахт производит дважды.
power-food-as-resource = Один раз за ход можно использовать 1 еду как 1 ресурс.
power-resource-as-food = Один раз за ход можно использовать 1 ресурс как 1 еду.
power-cooperation = Разработка стоит на 2 науки меньше, а партнёр платит 1 науку.
power-no-wars-against = Никто не может объявить вам войну.

## Questions

ask-action = Фаза действий: что вы делаете?
ask-politics = Фаза политики: какое политическое действие?
ask-shed = С какой карты отдать синий кубик? Осталось отдать: { $number }.
ask-dismiss = Какой работник уходит?
ask-drop = Какую военную карту сбросить? Осталось сбросить: { $number }.
ask-construct = Что построить или модернизировать на { $discount } дешевле?
ask-develop = Что разработать?
ask-civil-development = Увеличить население, построить или разработать на { $discount } дешевле?
ask-agreement = Какую карту взять? Осталось гражданских действий: { $number }.
ask-tuck = Положить Гомера под чудо света?
ask-pact =
    { $side ->
        [both] Принять соглашение?
       *[other] Принять соглашение, став стороной { $side }?
    }
ask-defence = Как вы защищаетесь? Не хватает силы: { $number }.
ask-plunder = Сколько еды среди { $number }, которые вы берёте?
ask-raid = Какое городское здание разрушить?
ask-oust = Лидер или чудо света?
ask-annex = Какую колонию взять?
ask-seize = Какую технологию взять? Осталось превосходства: { $number }.
ask-bid = Какова ваша ставка? Высшая ставка: { $number }.
ask-force = Что отправить? Ставка: { $number }.
ask-raze =
    { $whose ->
        [own] Какое ваше здание будет разрушено?
       *[other] Какое здание игрока { $player } будет разрушено?
    }
ask-free = Какую колонию потерять?
ask-ruin = Какое чудо света станет руинами?
ask-spread =
    { $sign ->
        [pay] { $goods ->
             [food] { $number ->
                 [one] Как заплатить { $number } еду?
                *[other] Как заплатить { $number } еды?
             }
            *[resource] { $number ->
                 [one] Как заплатить { $number } ресурс?
                 [few] Как заплатить { $number } ресурса?
                *[other] Как заплатить { $number } ресурсов?
             }
        }
       *[gain] { $goods ->
             [food] { $number ->
                 [one] Куда положить { $number } еду?
                *[other] Куда положить { $number } еды?
             }
            *[resource] { $number ->
                 [one] Куда положить { $number } ресурс?
                 [few] Куда положить { $number } ресурса?
                *[other] Куда положить { $number } ресурсов?
             }
        }
    }
ask-split =
    { $sign ->
        [gain] Сколько еды среди { $number }, которые вы получаете?
       *[lose] Сколько еды среди { $number }, которые вы теряете?
    }

## Moves

move-take = Взять: { $card } (место { $number })
move-grow = Увеличить население
move-build = Построить: { $card }
move-upgrade = Модернизировать: { $card } → { $card2 }
move-develop = Разработать: { $card }
move-revolt = Революция: { $card }
move-done = Готово
move-stage = Построить этапов чуда света: { $number }
move-destroy = Разрушить: { $card }
move-disband = Распустить: { $card }
move-lead = Ввести в игру: { $card }
move-play = Сыграть: { $card }
move-tactic = Сыграть тактику: { $card }
move-adopt = Скопировать тактику: { $card }
move-exchange = Использовать военное действие как гражданское
move-enlist = Увеличить население и создать: { $card }
move-transform = Модернизировать в театр: { $card } → { $card2 }
move-welcome = Получить население бесплатно
move-speak = Черчилль: { $way }
move-trade = Обменять одно на другое
move-tuck = Положить Гомера под карту: { $card }
move-settle = Решите за меня
move-leave = Синих кубиков на карте «{ $card }»: { $number }
move-shed = Отдать синий кубик с карты: { $card }
move-dismiss = Работник уходит с карты: { $card }
move-split = Еды: { $number }
move-drop = Сбросить: { $card }
move-ruin = Руины: { $card }
move-pass = Пас
move-prepare = Подготовить событие: { $card }
move-attack = Атаковать игрока { $seat }: { $card }
move-declare = Объявить войну игроку { $seat }: { $card }
move-offer = Предложить игроку { $seat }: { $card }, сторона { $side }
move-cancel = Разорвать соглашение игрока { $seat }
move-resign = Сдаться
move-explore = Колумб колонизирует: { $card }
move-expand = Удалить Александра и взять жёлтый кубик
move-accept = Принять
move-refuse = Отказаться
move-yield = Не защищаться
move-defend = Защититься картой: { $card }
move-ward = Сбросить за 1 силу: { $card }
move-raze = Разрушить там: { $card }
move-oust = Удалить: { $card }
move-annex = Колония: { $card }
move-seize = Взять технологию: { $card }
move-bid = Ставка { $number }
move-send = Отправить: { $card }
move-bonus = Использовать: { $card }
move-spare = Сбросить за 1: { $card }

## Why not

refusal-no-civil-actions = не хватает гражданских действий
refusal-no-military-actions = не хватает военных действий
refusal-hand-full = в руке уже предельное число гражданских карт
refusal-have-it = эта технология у вас уже есть
refusal-leader-of-that-age = вы уже брали лидера этой эпохи
refusal-one-wonder = у вас уже есть недостроенное чудо света
refusal-no-population = жёлтый банк пуст
refusal-too-little-food = не хватает еды
refusal-too-few-resources = не хватает ресурсов
refusal-no-unused-worker = нет незанятых работников
refusal-building-limit = достигнут лимит зданий этого типа
refusal-too-little-science = не хватает науки
refusal-partner-cannot-pay = партнёру нечем заплатить
refusal-all-actions = для революции нужны все действия, а часть уже потрачена
refusal-no-tokens = нет синих кубиков для этого
refusal-first-turn = в первый ход можно только брать карты
refusal-no-change = так кубики лежать не могут
refusal-fresh = она взята в этой же фазе
refusal-no-use = её нельзя выполнить
refusal-once-a-turn = больше одного раза за ход нельзя
refusal-tactic-done = за ход можно сыграть или скопировать одну тактику
refusal-not-stronger = вы не сильнее
refusal-by-pact = это запрещает соглашение
refusal-peaceful = Ганди не атакует
refusal-last-round = идёт последний раунд
refusal-no-wars-against = соглашение запрещает войны против этого игрока
refusal-no-target = ей не на что подействовать

## Endings

ending-last-round = Последний раунд сыгран.
ending-resignation = Все остальные сдались.

## The log

log-turn = Раунд { $number }: { $player }.
log-age = Начинается эпоха { $age }.
log-last-round = Раунд { $number } — последний.
log-obsolete = { $player }: карта «{ $card }» устарела.
log-wonder-lost = { $player } теряет недостроенное чудо света: { $card }.
log-took = { $player } берёт карту «{ $card }» (место { $number }).
log-grew = { $player }: население растёт.
log-shrank = { $player }: население убывает.
log-built =
    { $sort ->
        [unit] { $player } создаёт подразделение «{ $card }» за { $number }.
       *[building] { $player } строит «{ $card }» за { $number }.
    }
log-upgraded = { $player } модернизирует «{ $card }» в «{ $card2 }» за { $number }.
log-destroyed = { $player }: работник снят с карты «{ $card }».
log-led = { $player }: лидер — { $card }.
log-left = { $player }: { $card } покидает игру.
log-tucked = { $player } кладёт Гомера под карту «{ $card }».
log-stage = { $player } строит «{ $card }»: этапов { $number }.
log-completed = { $player } завершает «{ $card }».
log-developed = { $player } разрабатывает «{ $card }» за { $number } науки.
log-revolted = { $player }: революция, «{ $card }» за { $number } науки.
log-played = { $player } играет карту «{ $card }».
log-used = { $player } использует карту «{ $card }».
log-tactic = { $player } играет тактику «{ $card }».
log-adopted = { $player } копирует тактику «{ $card }».
log-common = Тактика «{ $card }» игрока { $player } теперь общая.
log-prepared = { $player } готовит событие эпохи { $age }: { $card }.
log-peeked = { $player } смотрит следующее событие: { $card }.
log-event = Событие: { $card } ({ $player }).
log-culture = { $player }: культура +{ $number }.
log-culture-lost = { $player }: культура −{ $number }.
log-science = { $player }: наука +{ $number }.
log-science-lost = { $player }: наука −{ $number }.
log-gained = { $player }: { $goods } +{ $number }.
log-lost = { $player }: { $goods } −{ $number }.
log-corruption = { $player }: коррупция { $number }.
log-famine = { $player }: не хватает еды: { $number }.
log-uprising = { $player }: восстание, недовольных работников { $number }.
log-drew = { $player } получает военную карту: { $card }.
log-discarded = { $player } сбрасывает военную карту эпохи { $age }: { $card }.
log-bid = { $player }: ставка { $number }.
log-passed = { $player }: пас.
log-sent = { $player } отправляет: { $card }.
log-bonus = { $player } использует: { $card }.
log-colonized = { $player }: колония «{ $card }».
log-colony-lost = { $player } теряет колонию «{ $card }».
log-attacked = { $player } атакует игрока { $rival }: { $card }.
log-repelled = { $player } отражает «{ $card }» игрока { $rival }.
log-succeeded = { $player }: успех против игрока { $rival }: { $card }.
log-war = { $player } объявляет войну игроку { $rival }: { $card }.
log-war-won = { $player } побеждает игрока { $rival } с перевесом { $number }: { $card }.
log-war-drawn = { $card } между игроками { $player } и { $rival } кончается вничью.
log-offered =
    { $side ->
        [both] { $player } предлагает игроку { $rival }: { $card }.
       *[other] { $player } предлагает игроку { $rival }: { $card }, сторона { $side }.
    }
log-accepted =
    { $side ->
        [both] { $player } принимает «{ $card }» игрока { $rival }.
       *[other] { $player } принимает «{ $card }» игрока { $rival }, сторона { $side }.
    }
log-refused = { $player } отвергает «{ $card }» игрока { $rival }.
log-pact-ended = Соглашение «{ $card }» игрока { $player } кончается.
log-resigned = { $player } сдаётся.
log-blue-taken = { $player }: синие кубики +{ $number }.
log-blue-returned = { $player }: синие кубики −{ $number }.
log-yellow-taken = { $player }: жёлтые кубики +{ $number }.
log-yellow-returned = { $player }: жёлтые кубики −{ $number }.
log-ruined = { $player }: «{ $card }» становится руинами.
log-seized = { $player } забирает «{ $card }» у игрока { $rival }.
log-actions-lost = { $player } впустую тратит гражданские действия: { $number }.
log-ended = Игра окончена. { $ending }

## Terminal

terminal-head = Эпоха { $age }, раунд { $round }, карт в колоде: { $deck }
terminal-events = События: текущих { $current }, будущих { $future }; вами подготовлены: { $known }; следующее: { $next }. Общие тактики: { $tactics }.
terminal-ratings = Культура { $culture } (+{ $culturerating }), Наука { $science } (+{ $sciencerating }), Сила { $strength }, Счастье { $happiness }/{ $needed }
terminal-stores = Еда { $food } ({ $foodmore }), Ресурсы { $resources } ({ $resourcesmore }), Незанятые { $unused }, Банки { $yellow }, { $blue }, Действия { $civil }, { $military }
terminal-technologies = Технологии
terminal-government = Правление
terminal-leader = Лидер
terminal-wonders = Чудеса света
terminal-colonies = Колонии
terminal-tactic = Тактика
terminal-hand = Рука
terminal-military = Военные карты
terminal-war = Война
terminal-pact = Соглашение
terminal-price-science = наука { $number }
terminal-price-revolution = революция { $number }
terminal-price-cost = цена { $number }
