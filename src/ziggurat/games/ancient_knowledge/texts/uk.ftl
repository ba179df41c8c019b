# «Древнє знання» українською.

ancient-knowledge = Древнє знання
teams-no = кожен сам за себе
teams-yes = дві команди по двоє
starting-sets-no = роздати десять карт і скинути чотири
starting-sets-yes = початкові набори

kind-card = карта
kind-slot = комірка
kind-level = рівень

type-city = Місто
type-megalith = Мегаліт
type-pyramid = Піраміда
type-artifact = Артефакт
type-ancient = Давня технологія
type-writing = Писемна технологія
type-secret = Таємна технологія

activation-immediate = негайно
activation-permanent = постійно
activation-timeline = фаза хронології
activation-decline = під час занепаду
activation-final = фінальний підрахунок

slot-board = планшет
slot-1 = комірка 1
slot-2 = комірка 2
slot-3 = комірка 3
slot-4 = комірка 4
slot-5 = комірка 5
slot-6 = комірка 6

level-1 = I
level-2 = II

phase-waiting = очікування
phase-actions = дії
phase-timeline = хронологія
phase-decline = занепад

ending-fourteen-in-the-past = У чиємусь минулому 14 монументів, і всі зробили однакову кількість ходів.

## Міста

card-osirion = Осіріон
card-abu-gorab = Абу-Гораб
card-gobekli-tepe = Гебеклі-Тепе
card-byblos = Бібл
card-ellora-caves = Печери Еллори
card-ollantaytambo = Ольянтайтамбо
card-luxor-temple = Луксорський храм
card-mohenjo-daro = Мохенджо-Даро
card-petra = Петра
card-parthenon = Парфенон
card-warangal = Варангал
card-timbuktu = Тімбукту
card-lopburi-temple = Храм у Лопбурі
card-bagan = Баган
card-ajanta-caves = Печери Аджанти
card-heracleion = Гераклейон
card-jericho = Єрихон
card-angkor-wat = Ангкор-Ват
card-derinkuyu = Дерінкую
card-tiwanaku = Тіуанако
card-mycenae = Мікени
card-baalbek = Баальбек
card-sacsayhuaman = Саксайуаман
card-easter-island = Острів Пасхи
card-llaqtapata = Льяктапата
card-machu-picchu = Мачу-Пікчу
card-karnak-temple = Карнакський храм
card-babylon = Вавилон
card-atlantis = Атлантида
card-potala-palace = Палац Потала
card-philae = Філе
card-persepolis = Персеполь
card-inwa = Інва
card-temple-of-kom-ombo = Храм Ком-Омбо
card-tulum = Тулум
card-cyrene = Кірена

## Мегаліти

card-stonehenge = Стоунхендж
card-menhir-di-monte-corru-tundu = Менгір Монте-Корру-Тунду
card-aswan-obelisk = Асуанський обеліск
card-sulawesi-megaliths = Мегаліти Сулавесі
card-moron = Мурен
card-dolmen-of-ganghwa = Дольмен Канхвадо
card-circles-of-mpumalanga = Кола Мпумаланги
card-dolmen-of-gochang = Дольмен Кочхана
card-aramu-muru = Араму-Муру
card-the-fairies-rock = Скеля фей
card-menhirs-of-monteneuf = Менгіри Монтенефа
card-statues-of-ramesses-ii = Статуї Рамсеса II
card-carnac-standing-stones = Карнакські камені
card-menhir-of-kerloas = Менгір Керлоас
card-barabar-caves = Печери Барабар
card-diquis-stone-spheres = Кам’яні кулі Дікіса
card-fort-samaipata = Форт Самайпата
card-dolmen-of-menga = Дольмен Менга
card-dolmen-of-fontanaccia = Дольмен Фонтаначча
card-colossi-of-memnon = Колоси Мемнона
card-baalbek-trilithon = Баальбецький трилітон
card-hire-benakal = Хіре-Бенакал
card-standing-stones-of-stenness = Камені Стеннеса
card-tlalocs-statue = Статуя Тлалока
card-great-sphinx-of-giza = Великий сфінкс у Гізі
card-chabola-de-la-hechicera = Чабола-де-ла-Ечисера
card-masuda-iwafune = Масуда-но-Івафуне
card-megaliths-of-cauria = Мегаліти Каурії
card-ishibutai-kofun = Ісібутай-кофун
card-leshan-giant-buddha = Статуя Будди в Лешані
card-hagar-qim = Хаджар-Кім
card-giants-tomb = Могила велетнів
card-merchants-table = Стіл торговців
card-montguyon-dolmen = Дольмен Монгюйон
card-ggantija = Джгантія
card-poulnabrone-dolmen = Дольмен Пулнаброн

## Піраміди

card-pyramid-of-khafre = Піраміда Хефрена
card-pyramid-of-pepi-ii = Піраміда Пепі II
card-meidum-pyramid = Піраміда в Медумі
card-palenque = Паленке
card-cahuachi-pyramids = Піраміди Кауачі
card-great-ziggurat-of-ur = Великий зикурат в Урі
card-pyramid-of-the-niches = Піраміда ніш
card-pyramid-of-userkaf = Піраміда Усеркафа
card-caral = Караль
card-teotihuacan = Теотіуакан
card-pyramid-of-coba = Піраміда Коби
card-gunung-padang = Гунунг-Паданг
card-yonaguni = Монумент Йонагуні
card-tikal-temple-i = Храм I у Тікалі
card-xixia-wangling = Гробниці Західної Ся
card-nubian-pyramids = Нубійські піраміди
card-the-queens-pyramids = Піраміди цариць
card-pyramid-of-nice = Піраміда в Ніцці
card-candi-sukuh = Чанді-Сукух
card-borobudur-temple = Храм Боробудур
card-phimeanakas = Пхімеанакас
card-sneferus-pyramid = Піраміда Снофру
card-pyramids-of-xian = Піраміди Сіаня
card-pyramid-of-tazumal = Піраміда Тасумаль
card-chichen-itza = Чичен-Іца
card-uxmal = Ушмаль
card-dahshur-pyramid = Дахшурська піраміда
card-pyramid-of-menkaure = Піраміда Мікерина
card-pyramid-of-djoser = Піраміда Джосера
card-pyramid-of-neferirkare = Піраміда Неферіркара
card-tonina = Тоніна
card-comalcalco-temple = Храм Комалькалько
card-calakmul = Калакмуль
card-pyramids-of-plaine-magnien = Піраміди Плен-Маньєна
card-candi-kethek = Чанді-Кетек
card-janggun-chong = Чангунчхон

## Артефакти

card-disk-of-sabu = Диск Сабу
card-sarcophagus-of-saqqara = Саккарський саркофаг
card-planetary-stone = Планетарний камінь
card-disks-of-bayan-kara-ula = Диски Баян-Хара-Ула
card-ica-stones = Камені Іки
card-antikythera-mechanism = Антикітерський механізм
card-moai-statue = Статуя моаї
card-la-mana-pyramid = Піраміда Ла-Мана
card-tzolkin = Цолькін
card-incahuasi-quipus = Кіпу Інкауасі
card-paracas-candelabra = Паракаський канделябр
card-pachamama-monolith = Моноліт Пачамами
card-piri-reis-map = Мапа Пірі-реїса
card-klerksdorp-spheres = Клерксдорпські кулі
card-luddite-flute = Флейта лудитів
card-crystal-skull = Кришталевий череп
card-glozel-artifacts = Артефакти Глозеля
card-dogon-mythology = Міфологія догонів
card-voynich-manuscript = Рукопис Войнича
card-sumerian-tablets = Шумерські таблички
card-baghdad-battery = Багдадська батарейка
card-nazca-lines = Лінії Наски
card-olmec-heads = Ольмекські голови
card-genetic-disk = Генетичний диск
card-kensington-runestone = Кенсингтонський рунічний камінь
card-nebra-sky-disc = Небесний диск із Небри
card-iron-pillar-of-delhi = Залізна колона в Делі
card-dogu-figurines = Фігурки догу
card-phaistos-disc = Фестський диск
card-nimrud-lens = Лінза Німруда
card-saqqara-vases = Саккарські вази
card-elongated-skulls = Видовжені черепи
card-michaux-stone = Камінь Мішо
card-oronce-fines-map = Мапа Оронція Фіне
card-assurbanipals-tablet = Табличка Ашшурбаніпала
card-khufus-solar-barque = Сонячний човен Хуфу

## Технології

card-anaximenes = Анаксімен
card-aristotle = Аристотель
card-hermes-trismegistus = Гермес Трисмегіст
card-thales = Фалес
card-nicolas-flammel = Ніколя Фламель
card-anaximander = Анаксімандр
card-melchizedek = Мелхіседек
card-ptolemy = Птолемей
card-mercury = Меркурій
card-planetary-grid = Планетарна сітка
card-the-number-pi = Число пі
card-mummification = Муміфікація
card-mystery-school = Школа містерій
card-language-of-the-birds = Мова птахів
card-flower-of-life = Квітка життя
card-sator-square = Квадрат Сатор
card-earthquake-engineering = Сейсмостійке будівництво
card-astronomy = Астрономія
card-runic-alphabet = Рунічний алфавіт
card-rongorongo-glyphs = Ронго-ронго
card-ancient-hebrew = Давньоєврейська мова
card-ancient-greek = Давньогрецька мова
card-arabic-numerals = Арабські цифри
card-proto-writing = Протописемність
card-coptic-alphabet = Коптська мова
card-cretan-hieroglyphs = Критські ієрогліфи
card-latin-alphabet = Латинський алфавіт
card-imhotep = Імхотеп
card-plato = Платон
card-thoth = Тот
card-pythagoras = Піфагор
card-akhenaten = Ехнатон
card-pliny-the-elder = Пліній Старший
card-golden-mean = Золотий перетин
card-royal-cubit = Царський лікоть
card-astrology = Астрологія
card-alchemy = Алхімія
card-hermeticism = Герметизм
card-ari-kat = Арі-кат
card-chinese-alphabet = Китайська писемність
card-emerald-tablet = Смарагдова скрижаль
card-sumerian-cuneiforms = Шумерський клинопис
card-maya-script = Писемність мая
card-phoenician-alphabet = Фінікійський алфавіт
card-hieroglyphs = Ієрогліфи

## Сучасні країни

country-belize = Беліз
country-bolivia = Болівія
country-cambodia = Камбоджа
country-chile = Чилі
country-china = Китай
country-colombia = Колумбія
country-costa-rica = Коста-Рика
country-ecuador = Еквадор
country-egypt = Єгипет
country-el-salvador = Сальвадор
country-england = Англія
country-france = Франція
country-germany = Німеччина
country-greece = Греція
country-guatemala = Гватемала
country-india = Індія
country-indonesia = Індонезія
country-iran = Іран
country-iraq = Ірак
country-ireland = Ірландія
country-italy = Італія
country-japan = Японія
country-jordan = Йорданія
country-lebanon = Ліван
country-libya = Лівія
country-mali = Малі
country-malta = Мальта
country-mauritius = Маврикій
country-mexico = Мексика
country-mongolia = Монголія
country-myanmar = М’янма
country-pakistan = Пакистан
country-palestine = Палестина
country-peru = Перу
country-scotland = Шотландія
country-south-africa = ПАР
country-south-korea = Республіка Корея
country-spain = Іспанія
country-sudan = Судан
country-thailand = Таїланд
country-turkiye = Туреччина
country-united-states = США
country-unknown = Невідомо

## Що роблять ефекти

and = { $first } та { $last }
requirement-none = нічого

effect-provided = Якщо { $clause }: { $effect }
effect-when-provided = { $event }, а { $clause }: { $effect }
effect-first-then = { $first }, потім { $second }
effect-instead-of-draw = Замість узяття карт { $effect }
effect-tally-discard-artifacts = { $first } За кожен скинутий артефакт: { $each }
effect-tally-discard-hand = { $first } За кожну скинуту карту: { $each }
effect-sacrifice = Можете скинути цю карту. Якщо скинули: { $effect }
clause-have = у вас { $condition }
clause-here = на цій карті є { $number ->
    [1] хоча б 1 знання
   *[other] щонайменше { $number } { $number ->
        [one] знання
        [few] знання
       *[many] знань
    }
}
clause-adjacent = з цією картою сусідять щонайменше { $number } { $kind ->
    [city] { $number ->
        [one] місто
        [few] міста
       *[many] міст
    }
    [megalith] { $number ->
        [one] мегаліт
        [few] мегаліти
       *[many] мегалітів
    }
    [pyramid] { $number ->
        [one] піраміда
        [few] піраміди
       *[many] пірамід
    }
   *[monument] { $number ->
        [one] монумент
        [few] монументи
       *[many] монументів
    }
}
clause-adjacent-alike = з цією картою сусідять щонайменше { $number } { $number ->
    [one] монумент
    [few] монументи
   *[many] монументів
} одного типу
effect-enter-lighter = На цю карту під час створення кладуть на { $number } { $number ->
    [one] знання
    [few] знання
   *[many] знань
} менше.

effect-draw = Візьміть { $number } { $number ->
    [one] карту
    [few] карти
   *[many] карт
}.

effect-return = { $where ->
   *[any] { $up_to ->
       *[no] { $number ->
            [1] Поверніть до резерву 1 знання з будь-якого свого монумента.
           *[other] Поверніть до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            } зі своїх монументів.
        }
        [yes] { $mood ->
           *[do] { $number ->
                [1] Можете повернути до резерву 1 знання з будь-якого свого монумента.
               *[other] Можете повернути до резерву щонайбільше { $number } { $number ->
                    [one] знання
                    [few] знання
                   *[many] знань
                } зі своїх монументів.
            }
            [granted] Поверніть до резерву щонайбільше { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            } зі своїх монументів.
        }
    }
    [other] { $up_to ->
       *[no] { $number ->
            [1] Поверніть до резерву 1 знання з будь-якого іншого свого монумента.
           *[other] Поверніть до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            } з інших своїх монументів.
        }
        [yes] Можете повернути до резерву щонайбільше { $number } { $number ->
            [one] знання
            [few] знання
           *[many] знань
        } з інших своїх монументів.
    }
    [this] { $up_to ->
       *[no] Поверніть до резерву { $number } { $number ->
            [one] знання
            [few] знання
           *[many] знань
        } з цієї карти.
        [yes] Можете повернути до резерву щонайбільше { $number } { $number ->
            [one] знання
            [few] знання
           *[many] знань
        } з цієї карти.
    }
}
effect-return-for = За { $thing } поверніть до резерву 1 знання з будь-якого свого монумента.

effect-return-each = { $where ->
   *[all] { $kind ->
        [city] Поверніть до резерву по 1 знанню з кожного свого міста.
        [megalith] Поверніть до резерву по 1 знанню з кожного свого мегаліта.
        [pyramid] Поверніть до резерву по 1 знанню з кожної своєї піраміди.
       *[monument] Поверніть до резерву по 1 знанню з кожного свого монумента.
    }
    [other] { $kind ->
        [city] Поверніть до резерву по 1 знанню з кожного іншого свого міста.
        [megalith] Поверніть до резерву по 1 знанню з кожного іншого свого мегаліта.
        [pyramid] Поверніть до резерву по 1 знанню з кожної іншої своєї піраміди.
       *[monument] Поверніть до резерву по 1 знанню з кожного іншого свого монумента.
    }
    [adjacent] { $kind ->
        [city] Поверніть до резерву по 1 знанню з кожного сусіднього міста.
        [megalith] Поверніть до резерву по 1 знанню з кожного сусіднього мегаліта.
        [pyramid] Поверніть до резерву по 1 знанню з кожної сусідньої піраміди.
       *[monument] Поверніть до резерву по 1 знанню з кожного сусіднього монумента.
    }
}

effect-return-from = { $adjacent ->
    [yes] Можете повернути до резерву щонайбільше { $number } { $number ->
        [one] знання
        [few] знання
       *[many] знань
    } з одного сусіднього монумента на свій вибір.
   *[no] { $cards ->
        [1] { $kind ->
            [city] Виберіть одне своє місто, на якому щонайменше { $holding } знань, і поверніть із нього до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            }.
            [megalith] Виберіть один свій мегаліт, на якому щонайменше { $holding } знань, і поверніть із нього до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            }.
            [pyramid] Виберіть одну свою піраміду, на якій щонайменше { $holding } знань, і поверніть із неї до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            }.
           *[monument] Виберіть один свій монумент, на якому щонайменше { $holding } знань, і поверніть із нього до резерву { $number } { $number ->
                [one] знання
                [few] знання
               *[many] знань
            }.
        }
       *[other] { $kind ->
            [city] Виберіть { $cards } { $cards ->
                [few] свої міста
               *[many] своїх міст
            } й поверніть до резерву по { $number } { $number ->
                [one] знанню
                [few] знання
               *[many] знань
            } з кожного.
            [megalith] Виберіть { $cards } { $cards ->
                [few] свої мегаліти
               *[many] своїх мегалітів
            } й поверніть до резерву по { $number } { $number ->
                [one] знанню
                [few] знання
               *[many] знань
            } з кожного.
            [pyramid] Виберіть { $cards } { $cards ->
                [few] свої піраміди
               *[many] своїх пірамід
            } й поверніть до резерву по { $number } { $number ->
                [one] знанню
                [few] знання
               *[many] знань
            } з кожної.
           *[monument] Виберіть { $cards } { $cards ->
                [few] свої монументи
               *[many] своїх монументів
            } й поверніть до резерву по { $number } { $number ->
                [one] знанню
                [few] знання
               *[many] знань
            } з кожного.
        }
    }
}

effect-return-lost = { $up_to ->
   *[no] Поверніть до резерву { $number } { $number ->
        [one] своє втрачене знання
        [few] свої втрачені знання
       *[many] своїх втрачених знань
    }.
    [yes] Можете повернути до резерву щонайбільше { $number } { $number ->
        [one] своє втрачене знання
        [few] свої втрачені знання
       *[many] своїх втрачених знань
    }.
}

effect-keep-one = Перегляньте { $number } верхніх карт будівель: візьміть одну в руку, решту скиньте.
effect-reveal-until = { $kind ->
    [city] Відкривайте карти будівель, доки не відкриєте { $number } { $number ->
        [one] місто
        [few] міста
       *[many] міст
    }; візьміть їх у руку, решту відкритих карт скиньте.
    [megalith] Відкривайте карти будівель, доки не відкриєте { $number } { $number ->
        [one] мегаліт
        [few] мегаліти
       *[many] мегалітів
    }; візьміть їх у руку, решту відкритих карт скиньте.
    [pyramid] Відкривайте карти будівель, доки не відкриєте { $number } { $number ->
        [one] піраміду
        [few] піраміди
       *[many] пірамід
    }; візьміть їх у руку, решту відкритих карт скиньте.
    [artifact] Відкривайте карти будівель, доки не відкриєте { $number } { $number ->
        [one] артефакт
        [few] артефакти
       *[many] артефактів
    }; візьміть їх у руку, решту відкритих карт скиньте.
   *[monument] Відкривайте карти будівель, доки не відкриєте { $number } { $number ->
        [one] монумент
        [few] монументи
       *[many] монументів
    }; візьміть їх у руку, решту відкритих карт скиньте.
}
effect-reveal-draft = Відкрийте { $number } верхніх карт будівель. Починаючи з вас, кожен гравець бере одну з них у руку, потім ви берете другу. Решту скиньте.
effect-create-from-reveal = Перегляньте { $number } верхніх карт будівель: СТВОРІТЬ один артефакт із них, сплативши за нього, решту скиньте.

effect-discard-hand = { $who ->
   *[you] { $up_to ->
       *[no] Скиньте з руки { $number } { $number ->
            [one] карту
            [few] карти
           *[many] карт
        }.
        [yes] Скиньте з руки щонайбільше { $number } { $number ->
            [one] карту
            [few] карти
           *[many] карт
        }.
    }
    [each] Кожен суперник скидає з руки { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    } на свій вибір.
}
effect-discard-for = { $kind ->
    [artifact] Можете скинути з руки рівно { $number } { $number ->
        [one] артефакт
        [few] артефакти
       *[many] артефактів
    }. Якщо скинули: { $effect }
   *[card] Можете скинути з руки рівно { $number } { $number ->
        [one] карту
        [few] карти
       *[many] карт
    }. Якщо скинули: { $effect }
}
effect-discard-artifacts = { $who ->
   *[you] { $any ->
       *[no] Скиньте 1 артефакт зі свого планшета.
        [yes] Можете скинути будь-яку кількість артефактів зі свого планшета.
    }
    [each] Кожен суперник скидає зі свого планшета 1 артефакт на свій вибір.
}
effect-discard-self = Скиньте її (у минуле вона не потрапляє), а знання з неї поверніть до резерву.

effect-burden = Виберіть по одному монументу в хронології кожного суперника й покладіть на кожен із них по { $number } { $number ->
    [one] знанню
    [few] знання
   *[many] знань
} з резерву.
effect-give-lost = Перекладіть { $number } { $number ->
    [one] своє втрачене знання
    [few] свої втрачені знання
   *[many] своїх втрачених знань
} на один монумент одного із суперників.
effect-steal = Перегляньте руку одного суперника й візьміть із неї 1 карту.

effect-move = { $which ->
   *[any] Перемістіть один свій монумент до іншої комірки, де є місце.
    [other] Перемістіть один з інших своїх монументів до іншої комірки, де є місце.
    [bare] { $optional ->
       *[no] Перемістіть один свій монумент без знань до іншої комірки, де є місце.
        [yes] Можете перемістити один свій монумент без знань до іншої комірки, де є місце.
    }
}
effect-retreat = Якщо на монументі в комірці { $start } щонайменше { $holding } { $holding ->
    [one] знання
    [few] знання
   *[many] знань
}, а в комірці { $goal } є місце: перемістіть один такий монумент до комірки { $goal }.
effect-swap = { $which ->
   *[this] Поміняйте цю карту місцями з іншим своїм монументом у хронології.
    [any] Поміняйте місцями два свої монументи в хронології.
}

effect-create = Можете СТВОРИТИ з руки { $more ->
    [yes] ще 1
   *[no] 1
} { $kind ->
    [artifact] артефакт
    [city] місто
    [megalith] мегаліт
    [pyramid] піраміду
   *[monument] монумент
}{ $once ->
    [yes] {" (на нього цей ефект не діє)"}
   *[no] {""}
}.
effect-learn = { $must ->
    [yes] ВИВЧІТЬ 1 технологію, вимоги якої виконуєте.
   *[no] { $free ->
        [yes] Можете ВИВЧИТИ 1 технологію, не виконуючи її вимог.
       *[no] { $number ->
            [1] Можете ВИВЧИТИ 1 технологію, вимоги якої виконуєте.
           *[other] Можете ВИВЧИТИ до { $number } { $number ->
                [one] технології
               *[many] технологій
            } одну за одною, виконуючи вимоги кожної.
        }
    }
}
effect-archive = { $mood ->
   *[do] Виконайте ПЕРЕДАЧУ ЗНАНЬ: скиньте карти з руки й за кожну поверніть до резерву 1 знання з будь-якого свого монумента.
    [may] Можете виконати ПЕРЕДАЧУ ЗНАНЬ: скиньте карти з руки й за кожну поверніть до резерву 1 знання з будь-якого свого монумента.
}

effect-bury = { $level ->
    [2] Покладіть під колоду рівня II { $number } { $number ->
        [one] відкриту технологію
        [few] відкриті технології
       *[many] відкритих технологій
    } цього рівня на свій вибір.
   *[0] Покладіть одну за одною { $number } { $number ->
        [one] відкриту технологію
        [few] відкриті технології
       *[many] відкритих технологій
    } на свій вибір під колоди їхніх рівнів.
}
effect-learn-from-deck = Перегляньте { $number } верхніх карт колоди технологій рівня II: ВИВЧІТЬ одну, вимоги якої виконуєте, решту покладіть під цю колоду в будь-якому порядку.

effect-straighten = { $mood ->
   *[do] { $up_to ->
       *[no] Оновіть { $number } { $number ->
            [one] розвернутий монумент
            [few] розвернуті монументи
           *[many] розвернутих монументів
        } у своєму минулому.
        [yes] Можете оновити щонайбільше { $number } { $number ->
            [one] розвернутий монумент
            [few] розвернуті монументи
           *[many] розвернутих монументів
        } у своєму минулому.
    }
    [granted] Оновіть щонайбільше { $number } { $number ->
        [one] розвернутий монумент
        [few] розвернуті монументи
       *[many] розвернутих монументів
    } у своєму минулому.
}
effect-skip-decline = Цього ходу ви пропускаєте свою фазу занепаду.

effect-points = Під час фінального підрахунку: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
effect-reward = Під час фінального підрахунку, якщо { $clause }: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
effect-reward-better = Якщо { $condition }: натомість { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.
effect-score = Під час фінального підрахунку: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} за { $thing }.
effect-score-alike = Під час фінального підрахунку виберіть один тип монументів: { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} за кожен монумент цього типу у вашому минулому.

## Що діє постійно

modify-entry-city = На міста, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-entry-megalith = На мегаліти, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-entry-pyramid = На піраміди, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-other-entry-city = На інші міста, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-other-entry-megalith = На інші мегаліти, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-other-entry-pyramid = На інші піраміди, які ви створюєте, кладуть на { $by } { $by ->
    [one] знання
    [few] знання
   *[many] знань
} менше.
modify-requirement = Щоразу, коли ви ВИВЧАЄТЕ технологію, одне число її вимог може бути меншим на { $by }.
modify-excavation = Коли ви виконуєте РОЗКОПКИ, беріть за кожен розвернутий монумент на { $by } { $by ->
    [one] карту
    [few] карти
   *[many] карт
} більше.

event-create-artifact = Коли ви СТВОРЮЄТЕ артефакт
event-create-monument = Коли ви СТВОРЮЄТЕ монумент
event-create-megalith = Коли ви СТВОРЮЄТЕ мегаліт
event-create-pyramid = Коли ви СТВОРЮЄТЕ піраміду
event-create-far = Коли ви СТВОРЮЄТЕ монумент у комірці 5 або 6
event-learn-any = Коли ви ВИВЧАЄТЕ технологію
event-learn-ancient = Коли ви ВИВЧАЄТЕ давню технологію
event-learn-writing = Коли ви ВИВЧАЄТЕ писемну технологію
event-learn-secret = Коли ви ВИВЧАЄТЕ таємну технологію
event-excavate-two = Коли ви виконуєте РОЗКОПКИ, розвернувши рівно 2 монументи
event-excavate-three = Коли ви виконуєте РОЗКОПКИ, розвернувши рівно 3 монументи, після взяття карт
event-excavate-many = Коли ви виконуєте РОЗКОПКИ, розвернувши 3 монументи або більше, після взяття карт
event-decline-over = Після занепаду карт у вашій фазі занепаду

## Що рахується: після «за» у знахідному відмінку, і як те, що є

each-past = { $kind ->
    [city] кожне місто у вашому минулому
    [megalith] кожен мегаліт у вашому минулому
    [pyramid] кожну піраміду у вашому минулому
   *[monument] кожен монумент у вашому минулому
}
each-past-alike = кожен монумент у вашому минулому того одного типу, якого там найбільше
each-past-final = кожен монумент у вашому минулому з ефектом фінального підрахунку
each-past-sets = кожен набір з 1 міста, 1 мегаліта й 1 піраміди у вашому минулому
each-collected-sets = кожен набір з 1 давньої, 1 писемної й 1 таємної технології у вашій колекції
each-standing = { $kind ->
    [city] кожне місто у вашій хронології
    [megalith] кожен мегаліт у вашій хронології
    [pyramid] кожну піраміду у вашій хронології
   *[monument] кожен монумент у вашій хронології
}
each-artifacts = кожен артефакт на своєму планшеті
each-faded-parts = кожні { $size } { $size ->
    [one] знання, втрачене
    [few] знання, втрачені
   *[many] знань, втрачених
} в цій фазі,
gathered-past = { $number } { $kind ->
    [city] { $number ->
        [one] місто
        [few] міста
       *[many] міст
    }
    [megalith] { $number ->
        [one] мегаліт
        [few] мегаліти
       *[many] мегалітів
    }
    [pyramid] { $number ->
        [one] піраміда
        [few] піраміди
       *[many] пірамід
    }
   *[monument] { $number ->
        [one] монумент
        [few] монументи
       *[many] монументів
    }
}
least-gathered-past = щонайменше { $things } в минулому

least-past = щонайменше { $number } { $kind ->
    [city] { $number ->
        [one] місто в минулому
        [few] міста в минулому
       *[many] міст у минулому
    }
    [megalith] { $number ->
        [one] мегаліт у минулому
        [few] мегаліти в минулому
       *[many] мегалітів у минулому
    }
    [pyramid] { $number ->
        [one] піраміда в минулому
        [few] піраміди в минулому
       *[many] пірамід у минулому
    }
   *[monument] { $number ->
        [one] монумент у минулому
        [few] монументи в минулому
       *[many] монументів у минулому
    }
}
least-past-alike = щонайменше { $number } { $number ->
    [one] монумент
    [few] монументи
   *[many] монументів
} одного й того самого типу в минулому
least-past-final = щонайменше { $number } { $number ->
    [one] монумент
    [few] монументи
   *[many] монументів
} з ефектом фінального підрахунку в минулому
least-standing = щонайменше { $number } { $kind ->
    [city] { $number ->
        [one] місто в хронології
        [few] міста в хронології
       *[many] міст у хронології
    }
    [megalith] { $number ->
        [one] мегаліт у хронології
        [few] мегаліти в хронології
       *[many] мегалітів у хронології
    }
    [pyramid] { $number ->
        [one] піраміда в хронології
        [few] піраміди в хронології
       *[many] пірамід у хронології
    }
   *[monument] { $number ->
        [one] монумент у хронології
        [few] монументи в хронології
       *[many] монументів у хронології
    }
}
least-standing-types = монументи { $number } різних типів у хронології
least-collected = щонайменше { $number } { $kind ->
    [ancient] { $number ->
        [one] давня технологія в колекції
        [few] давні технології в колекції
       *[many] давніх технологій у колекції
    }
    [writing] { $number ->
        [one] писемна технологія в колекції
        [few] писемні технології в колекції
       *[many] писемних технологій у колекції
    }
    [secret] { $number ->
        [one] таємна технологія в колекції
        [few] таємні технології в колекції
       *[many] таємних технологій у колекції
    }
   *[technology] { $number ->
        [one] технологія в колекції
        [few] технології в колекції
       *[many] технологій у колекції
    }
}
least-artifacts = щонайменше { $number } { $number ->
    [one] артефакт
    [few] артефакти
   *[many] артефактів
} на планшеті
least-lost = щонайменше { $number } { $number ->
    [one] втрачене знання
    [few] втрачені знання
   *[many] втрачених знань
}
most-lost = щонайбільше { $number } { $number ->
    [one] втрачене знання
    [few] втрачені знання
   *[many] втрачених знань
}
least-hand = { $number ->
    [10] 10 карт у руці
   *[other] щонайменше { $number } { $number ->
        [one] карта в руці
        [few] карти в руці
       *[many] карт у руці
    }
}
most-hand = щонайбільше { $number } { $number ->
    [one] карта в руці
    [few] карти в руці
   *[many] карт у руці
}
least-held = щонайменше { $number } { $number ->
    [one] знання в хронології
    [few] знання в хронології
   *[many] знань у хронології
}
least-in-first-slot = { $number } { $number ->
    [one] монумент у комірці 1
    [few] монументи в комірці 1
   *[many] монументів у комірці 1
}

## Запитання

ask-select = Які чотири з десяти карт скинути?
ask-action = { $left ->
    [2] Ваша перша дія?
   *[1] Ваша друга дія?
}
ask-pay = Що скинути за карту «{ $card }»? Залишилося: { $left }.
ask-archive = Передача знань: які карти скинути? Уже скинуто: { $number }.
ask-forgo = Відмовитися від узяття карт заради цього ефекту?
ask-return = З якого монумента повернути знання? Залишилося: { $left }.
ask-return-from = З якого монумента повернути знання?
ask-return-lost = Скільки втрачених знань повернути?
ask-discard = Яку карту скинути? Залишилося: { $left }.
ask-trade = Яку карту скинути заради ефекту? Залишилося: { $left }.
ask-discard-artifact = Який артефакт скинути?
ask-keep = Яку карту взяти в руку?
ask-draft = Яку з відкритих карт узяти?
ask-uncover = Який артефакт створити?
ask-burden = На який монумент покласти знання ({ $number })?
ask-give-lost = На який монумент перекласти втрачені знання ({ $number })?
ask-rob = Чию руку переглянути?
ask-steal = Яку карту взяти?
ask-move = Який монумент перемістити й куди?
ask-swap = Які монументи поміняти місцями?
ask-create = { $kind ->
    [artifact] Який артефакт створити?
    [city] Яке місто створити?
    [megalith] Який мегаліт створити?
    [pyramid] Яку піраміду створити?
   *[monument] Який монумент створити?
}
ask-learn = Яку технологію вивчити?
ask-bury = Яку технологію покласти під її колоду?
ask-study = Яку технологію вивчити?
ask-bury-rest = Яка технологія ляже під колоду наступною?
ask-straighten = Скільки монументів оновити?
ask-resolve = Спрацьовує одразу кілька карт: яка перша?
ask-decline = Який монумент занепадає першим?
ask-flip = Який планшет рівня I перевернути?
ask-exchange = { $stage ->
    [answer] Запропоновано карту: яку віддати за неї?
   *[offer] Запропонувати напарникові карту?
}

## Ходи

move-create = Створити: { $card }, { $slot }
move-discard = Скинути: { $card }
move-done = Готово
move-learn = Вивчити: { $card }
move-archive = Передача знань
move-excavate = Розкопки: повернути { $number } { $number ->
    [one] монумент
    [few] монументи
   *[many] монументів
}
move-search = Пошук
move-return = Повернути 1 знання: { $card }
move-return-lost = Повернути втрачені знання: { $number }
move-take = Узяти: { $card }
move-move = Перемістити: { $card }, { $slot }
move-swap = Поміняти місцями: { $card } і { $card2 }
move-burden = Покласти на монумент: { $card }
move-rob = Переглянути руку: { $seat }
move-bury = Покласти під колоду: { $card }
move-straighten = Оновити: { $number }
move-resolve = Спершу: { $card }
move-decline = Першою занепадає карта: { $card }
move-flip = Перевернути планшет { $number }
move-offer = Запропонувати напарникові: { $card }
move-give = Віддати натомість: { $card }
move-refuse = Залишити карти собі

## Чому не можна

refusal-slot-full = у цій комірці вже два монументи
refusal-slot-locked = замок на карті дозволяє створити її лише в зазначеній комірці
refusal-no-artifact-place = усі п’ять місць для артефактів зайняті
refusal-not-of-kind = ефект вимагає карту іншого типу
refusal-too-few-cards = бракує карт для скидання: { $missing }
refusal-requirement = вимоги не виконано
refusal-no-hand = у руці немає карт
refusal-no-knowledge = у вашій хронології немає знань
refusal-at-least-one = треба скинути принаймні одну карту
refusal-must-go-on = ефект треба застосувати настільки повно, наскільки можливо
refusal-hand-shown = суперник саме переглядає руку вашої команди
refusal-no-offers = усі пропозиції цього ходу вже зроблено

## Журнал

log-turn = { $player }: хід { $number }
log-begins = { $player } ходить першим
log-set-aside = { $player } відкладає: { $card }
log-set-dealt = { $player } починає з набором { $number }
log-drew = { $player } бере: { $card }
log-discarded = { $player } скидає: { $card }
log-reshuffled = Скид перемішано, карт будівель: { $number }
log-searched = { $player }: пошук
log-excavated = { $player }: розкопки, повернуто монументів: { $number }
log-forwent = { $player } відмовляється від узяття карт: { $card }
log-archived = { $player }: передача знань
log-began-creating = { $player } платить за карту: { $card }
log-created = { $player } створює: { $card }, { $slot }
log-received = { $card }: покладено знань: { $number }
log-learned = { $player } вивчає: { $card }
log-laid-out = Викладено технологію: { $card }
log-technology-discarded = Іде з планшета: { $card }
log-technologies-reshuffled = Перемішано скид технологій рівня { $level }, карт: { $number }
log-board-gone = Планшет рівня { $level } нічим заповнити, він виходить із гри
log-flipped = { $player } перевертає планшет рівня I
log-buried = { $player } кладе під колоду: { $card }
log-buried-unseen = { $player } кладе під колоду рівня II: { $card }
log-returned = { $player } повертає знання: { $card }, { $number }
log-returned-lost = { $player } повертає втрачені знання: { $number }
log-activated = { $player }: спрацьовує { $card }
log-declined = { $player }: занепадає { $card }, втрачено знань: { $number }
log-left-play = { $player }: іде до скиду { $card }
log-calm = { $player }: у цьому ході немає фази занепаду
log-slid = { $player }: усі монументи зсуваються ліворуч
log-moved = { $player } переміщує: { $card }, { $slot }
log-swapped = { $player }: міняються місцями { $card } і { $card2 }
log-straightened = { $player } оновлює монументи: { $number }
log-burdened = { $player } кладе на монумент гравця { $rival }: { $card }, знань: { $number }
log-gave-lost = { $player } перекладає на монумент гравця { $rival }: { $card }, втрачених знань: { $number }
log-looked = { $player } переглядає карти: { $number }
log-kept = { $player } залишає собі: { $card }
log-revealed = { $player } відкриває: { $card }
log-took = { $player } бере в руку: { $card }
log-saw-hand = { $player } переглядає руку гравця { $rival }, карт: { $number }
log-stole = { $player } бере з руки гравця { $rival }: { $card }
log-offered = { $player } пропонує гравцеві { $rival }: { $card }
log-declined-offer = { $player } не приймає пропозицію гравця { $rival }
log-exchanged = { $player } віддає гравцеві { $rival }: { $card }, отримує: { $card2 }
log-last-round = { $player }: у минулому щонайменше 14 монументів, це останній раунд
log-ended = Гру закінчено

## Термінал

terminal-hand = Рука
terminal-hand-size = рука { $number }
terminal-timeline = Хронологія
terminal-past = Минуле
terminal-artifacts = Артефакти
terminal-collection = Колекція
terminal-lost = втрачені знання
terminal-rotated = повернуто { $number }
terminal-pile = Колода будівель { $number }
terminal-discard = скид { $number }
terminal-deck = колода { $number }
terminal-board = Рівень { $level }
terminal-seen = бачили
terminal-aside = переглядає
terminal-partner = напарник: { $name }
terminal-first = перший гравець
terminal-effects = Ефекти
terminal-technologies = Технології
terminal-total = Разом
terminal-gone = поза грою
terminal-learnable = можете вивчити
terminal-knowledge = знання
terminal-points = очки
terminal-cost = скидання карт
terminal-slot = комірка { $slot }
terminal-locked = замок
terminal-requires = вимагає: { $requirement }
