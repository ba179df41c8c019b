# «Древнее знание» по-русски.

ancient-knowledge = Древнее знание
teams-no = каждый сам за себя
teams-yes = две команды по два игрока
starting-sets-no = раздать десять карт и сбросить четыре
starting-sets-yes = начальные наборы

kind-card = карта
kind-slot = ячейка
kind-level = уровень

type-city = Город
type-megalith = Мегалит
type-pyramid = Пирамида
type-artifact = Артефакт
type-ancient = Древняя технология
type-writing = Письменная технология
type-secret = Тайная технология

activation-immediate = немедленно
activation-permanent = постоянно
activation-timeline = фаза хронологии
activation-decline = при упадке
activation-final = финальный подсчёт

slot-board = планшет
slot-1 = ячейка 1
slot-2 = ячейка 2
slot-3 = ячейка 3
slot-4 = ячейка 4
slot-5 = ячейка 5
slot-6 = ячейка 6

level-1 = I
level-2 = II

phase-waiting = ожидание
phase-actions = действия
phase-timeline = хронология
phase-decline = упадок

ending-fourteen-in-the-past = В чьём-то прошлом 14 монументов, и все сделали одинаковое число ходов.

## Города

card-osirion = Осирион
card-abu-gorab = Абу-Гораб
card-gobekli-tepe = Гёбекли-Тепе
card-byblos = Библ
card-ellora-caves = Пещеры Эллоры
card-ollantaytambo = Ольянтайтамбо
card-luxor-temple = Луксорский храм
card-mohenjo-daro = Мохенджо-Даро
card-petra = Петра
card-parthenon = Парфенон
card-warangal = Варангал
card-timbuktu = Тимбукту
card-lopburi-temple = Храм в Лопбури
card-bagan = Баган
card-ajanta-caves = Пещеры Аджанты
card-heracleion = Гераклион
card-jericho = Иерихон
card-angkor-wat = Ангкор-Ват
card-derinkuyu = Деринкую
card-tiwanaku = Тиуанако
card-mycenae = Микены
card-baalbek = Баальбек
card-sacsayhuaman = Саксайуаман
card-easter-island = Остров Пасхи
card-llaqtapata = Льяктапата
card-machu-picchu = Мачу-Пикчу
card-karnak-temple = Карнакский храм
card-babylon = Вавилон
card-atlantis = Атлантида
card-potala-palace = Дворец Потала
card-philae = Филы
card-persepolis = Персеполь
card-inwa = Инва
card-temple-of-kom-ombo = Храм Ком-Омбо
card-tulum = Тулум
card-cyrene = Кирена

## Мегалиты

card-stonehenge = Стоунхендж
card-menhir-di-monte-corru-tundu = Менгир Монте-Корру-Тунду
card-aswan-obelisk = Асуанский обелиск
card-sulawesi-megaliths = Мегалиты Сулавеси
card-moron = Мурэн
card-dolmen-of-ganghwa = Дольмен Канхвадо
card-circles-of-mpumalanga = Круги Мпумаланги
card-dolmen-of-gochang = Дольмен Кочхана
card-aramu-muru = Араму-Муру
card-the-fairies-rock = Скала фей
card-menhirs-of-monteneuf = Менгиры Монтенёфа
card-statues-of-ramesses-ii = Статуи Рамсеса II
card-carnac-standing-stones = Карнакские камни
card-menhir-of-kerloas = Менгир Керлоас
card-barabar-caves = Пещеры Барабар
card-diquis-stone-spheres = Каменные шары Дикиса
card-fort-samaipata = Форт Самайпата
card-dolmen-of-menga = Дольмен Менга
card-dolmen-of-fontanaccia = Дольмен Фонтаначча
card-colossi-of-memnon = Колоссы Мемнона
card-baalbek-trilithon = Баальбекский трилитон
card-hire-benakal = Хире-Бенакал
card-standing-stones-of-stenness = Стоячие камни Стеннеса
card-tlalocs-statue = Статуя Тлалока
card-great-sphinx-of-giza = Большой сфинкс в Гизе
card-chabola-de-la-hechicera = Чабола-де-ла-Эчисера
card-masuda-iwafune = Масуда-но-Ивафунэ
card-megaliths-of-cauria = Мегалиты Каурии
card-ishibutai-kofun = Исибутай-кофун
card-leshan-giant-buddha = Статуя Будды в Лэшане
card-hagar-qim = Хаджар-Ким
card-giants-tomb = Могила гигантов
card-merchants-table = Стол торговцев
card-montguyon-dolmen = Дольмен Монгюйон
card-ggantija = Джгантия
card-poulnabrone-dolmen = Дольмен Пулнаброн

## Пирамиды

card-pyramid-of-khafre = Пирамида Хефрена
card-pyramid-of-pepi-ii = Пирамида Пепи II
card-meidum-pyramid = Пирамида в Медуме
card-palenque = Паленке
card-cahuachi-pyramids = Пирамиды Кауачи
card-great-ziggurat-of-ur = Большой зиккурат в Уре
card-pyramid-of-the-niches = Пирамида ниш
card-pyramid-of-userkaf = Пирамида Усеркафа
card-caral = Караль
card-teotihuacan = Теотиуакан
card-pyramid-of-coba = Пирамида Кобы
card-gunung-padang = Гунунг-Паданг
card-yonaguni = Монумент Йонагуни
card-tikal-temple-i = Храм I в Тикале
card-xixia-wangling = Гробницы Западной Ся
card-nubian-pyramids = Нубийские пирамиды
card-the-queens-pyramids = Пирамиды цариц
card-pyramid-of-nice = Пирамида в Ницце
card-candi-sukuh = Чанди-Сукух
card-borobudur-temple = Храм Боробудур
card-phimeanakas = Пхимеанакас
card-sneferus-pyramid = Пирамида Снофру
card-pyramids-of-xian = Пирамиды Сианя
card-pyramid-of-tazumal = Пирамида Тасумаль
card-chichen-itza = Чичен-Ица
card-uxmal = Ушмаль
card-dahshur-pyramid = Дахшурская пирамида
card-pyramid-of-menkaure = Пирамида Микерина
card-pyramid-of-djoser = Пирамида Джосера
card-pyramid-of-neferirkare = Пирамида Нефериркара
card-tonina = Тонина
card-comalcalco-temple = Храм Комалькалько
card-calakmul = Калакмуль
card-pyramids-of-plaine-magnien = Пирамиды Плен-Маньена
card-candi-kethek = Чанди-Кетек
card-janggun-chong = Чангунчхон

## Артефакты

card-disk-of-sabu = Диск Сабу
card-sarcophagus-of-saqqara = Саккарский саркофаг
card-planetary-stone = Планетарный камень
card-disks-of-bayan-kara-ula = Диски Баян-Хара-Ула
card-ica-stones = Камни Ики
card-antikythera-mechanism = Антикитерский механизм
card-moai-statue = Статуя моаи
card-la-mana-pyramid = Пирамида Ла-Мана
card-tzolkin = Цолькин
card-incahuasi-quipus = Кипу Инкауаси
card-paracas-candelabra = Паракасский канделябр
card-pachamama-monolith = Монолит Пачамамы
card-piri-reis-map = Карта Пири-реиса
card-klerksdorp-spheres = Клерксдорпские шары
card-luddite-flute = Флейта луддитов
card-crystal-skull = Хрустальный череп
card-glozel-artifacts = Артефакты Глозеля
card-dogon-mythology = Мифология догонов
card-voynich-manuscript = Рукопись Войнича
card-sumerian-tablets = Шумерские таблички
card-baghdad-battery = Багдадская батарейка
card-nazca-lines = Линии Наски
card-olmec-heads = Ольмекские головы
card-genetic-disk = Генетический диск
card-kensington-runestone = Кенсингтонский рунический камень
card-nebra-sky-disc = Небесный диск из Небры
card-iron-pillar-of-delhi = Железная колонна в Дели
card-dogu-figurines = Фигурки догу
card-phaistos-disc = Фестский диск
card-nimrud-lens = Линза Нимруда
card-saqqara-vases = Саккарские вазы
card-elongated-skulls = Удлинённые черепа
card-michaux-stone = Камень Мишо
card-oronce-fines-map = Карта Оронция Финея
card-assurbanipals-tablet = Табличка Ашшурбанипала
card-khufus-solar-barque = Солнечная ладья Хуфу

## Технологии

card-anaximenes = Анаксимен
card-aristotle = Аристотель
card-hermes-trismegistus = Гермес Трисмегист
card-thales = Фалес
card-nicolas-flammel = Николя Фламель
card-anaximander = Анаксимандр
card-melchizedek = Мелхиседек
card-ptolemy = Птолемей
card-mercury = Меркурий
card-planetary-grid = Планетарная сетка
card-the-number-pi = Число пи
card-mummification = Мумификация
card-mystery-school = Школа мистерий
card-language-of-the-birds = Язык птиц
card-flower-of-life = Цветок жизни
card-sator-square = Квадрат Сатор
card-earthquake-engineering = Сейсмостойкое строительство
card-astronomy = Астрономия
card-runic-alphabet = Рунический алфавит
card-rongorongo-glyphs = Ронго-ронго
card-ancient-hebrew = Древнееврейский язык
card-ancient-greek = Древнегреческий язык
card-arabic-numerals = Арабские цифры
card-proto-writing = Протописьменность
card-coptic-alphabet = Коптский язык
card-cretan-hieroglyphs = Критские иероглифы
card-latin-alphabet = Латинский алфавит
card-imhotep = Имхотеп
card-plato = Платон
card-thoth = Тот
card-pythagoras = Пифагор
card-akhenaten = Эхнатон
card-pliny-the-elder = Плиний Старший
card-golden-mean = Золотое сечение
card-royal-cubit = Царский локоть
card-astrology = Астрология
card-alchemy = Алхимия
card-hermeticism = Герметизм
card-ari-kat = Ари-кат
card-chinese-alphabet = Китайская письменность
card-emerald-tablet = Изумрудная скрижаль
card-sumerian-cuneiforms = Шумерская клинопись
card-maya-script = Письменность майя
card-phoenician-alphabet = Финикийский алфавит
card-hieroglyphs = Иероглифы

## Современные страны

country-belize = Белиз
country-bolivia = Боливия
country-cambodia = Камбоджа
country-chile = Чили
country-china = Китай
country-colombia = Колумбия
country-costa-rica = Коста-Рика
country-ecuador = Эквадор
country-egypt = Египет
country-el-salvador = Сальвадор
country-england = Англия
country-france = Франция
country-germany = Германия
country-greece = Греция
country-guatemala = Гватемала
country-india = Индия
country-indonesia = Индонезия
country-iran = Иран
country-iraq = Ирак
country-ireland = Ирландия
country-italy = Италия
country-japan = Япония
country-jordan = Иордания
country-lebanon = Ливан
country-libya = Ливия
country-mali = Мали
country-malta = Мальта
country-mauritius = Маврикий
country-mexico = Мексика
country-mongolia = Монголия
country-myanmar = Мьянма
country-pakistan = Пакистан
country-palestine = Палестина
country-peru = Перу
country-scotland = Шотландия
country-south-africa = ЮАР
country-south-korea = Республика Корея
country-spain = Испания
country-sudan = Судан
country-thailand = Таиланд
country-turkiye = Турция
country-united-states = США
country-unknown = Неизвестно

## Что делают эффекты

and = { $first } и { $last }
requirement-none = ничего

effect-provided = Если { $clause }: { $effect }
effect-when-provided = { $event }, а { $clause }: { $effect }
effect-first-then = { $first }, затем { $second }
effect-instead-of-draw = Вместо взятия карт { $effect }
effect-tally-discard-artifacts = { $first } За каждый сброшенный артефакт: { $each }
effect-tally-discard-hand = { $first } За каждую сброшенную карту: { $each }
effect-sacrifice = Можете сбросить эту карту. Если сбросили: { $effect }
clause-have = у вас { $condition }
clause-here = на этой карте есть { $number ->
    [1] хотя бы 1 знание
   *[other] не менее { $number } { $number ->
        [one] знания
       *[many] знаний
    }
}
clause-adjacent = с этой картой соседствуют не менее { $number } { $kind ->
    [city] { $number ->
        [one] города
       *[many] городов
    }
    [megalith] { $number ->
        [one] мегалита
       *[many] мегалитов
    }
    [pyramid] { $number ->
        [one] пирамиды
       *[many] пирамид
    }
   *[monument] { $number ->
        [one] монумента
       *[many] монументов
    }
}
clause-adjacent-alike = с этой картой соседствуют не менее { $number } { $number ->
    [one] монумента
   *[many] монументов
} одного типа
effect-enter-lighter = На эту карту при создании кладут на { $number } { $number ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.

effect-draw = Возьмите { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
}.

effect-return = { $where ->
   *[any] { $up_to ->
       *[no] { $number ->
            [1] Верните в резерв 1 знание с любого своего монумента.
           *[other] Верните в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            } со своих монументов.
        }
        [yes] { $mood ->
           *[do] { $number ->
                [1] Можете вернуть в резерв 1 знание с любого своего монумента.
               *[other] Можете вернуть в резерв до { $number } { $number ->
                    [one] знания
                   *[many] знаний
                } со своих монументов.
            }
            [granted] Верните в резерв до { $number } { $number ->
                [one] знания
               *[many] знаний
            } со своих монументов.
        }
    }
    [other] { $up_to ->
       *[no] { $number ->
            [1] Верните в резерв 1 знание с любого другого своего монумента.
           *[other] Верните в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            } с других своих монументов.
        }
        [yes] Можете вернуть в резерв до { $number } { $number ->
            [one] знания
           *[many] знаний
        } с других своих монументов.
    }
    [this] { $up_to ->
       *[no] Верните в резерв { $number } { $number ->
            [one] знание
            [few] знания
           *[many] знаний
        } с этой карты.
        [yes] Можете вернуть в резерв до { $number } { $number ->
            [one] знания
           *[many] знаний
        } с этой карты.
    }
}
effect-return-for = За { $thing } верните в резерв 1 знание с любого своего монумента.

effect-return-each = { $where ->
   *[all] { $kind ->
        [city] Верните в резерв по 1 знанию с каждого своего города.
        [megalith] Верните в резерв по 1 знанию с каждого своего мегалита.
        [pyramid] Верните в резерв по 1 знанию с каждой своей пирамиды.
       *[monument] Верните в резерв по 1 знанию с каждого своего монумента.
    }
    [other] { $kind ->
        [city] Верните в резерв по 1 знанию с каждого другого своего города.
        [megalith] Верните в резерв по 1 знанию с каждого другого своего мегалита.
        [pyramid] Верните в резерв по 1 знанию с каждой другой своей пирамиды.
       *[monument] Верните в резерв по 1 знанию с каждого другого своего монумента.
    }
    [adjacent] { $kind ->
        [city] Верните в резерв по 1 знанию с каждого соседнего города.
        [megalith] Верните в резерв по 1 знанию с каждого соседнего мегалита.
        [pyramid] Верните в резерв по 1 знанию с каждой соседней пирамиды.
       *[monument] Верните в резерв по 1 знанию с каждого соседнего монумента.
    }
}

effect-return-from = { $adjacent ->
    [yes] Можете вернуть в резерв до { $number } { $number ->
        [one] знания
       *[many] знаний
    } с одного соседнего монумента по своему выбору.
   *[no] { $cards ->
        [1] { $kind ->
            [city] Выберите один свой город, на котором не менее { $holding } знаний, и верните с него в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            }.
            [megalith] Выберите один свой мегалит, на котором не менее { $holding } знаний, и верните с него в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            }.
            [pyramid] Выберите одну свою пирамиду, на которой не менее { $holding } знаний, и верните с неё в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            }.
           *[monument] Выберите один свой монумент, на котором не менее { $holding } знаний, и верните с него в резерв { $number } { $number ->
                [one] знание
                [few] знания
               *[many] знаний
            }.
        }
       *[other] { $kind ->
            [city] Выберите { $cards } { $cards ->
                [few] своих города
               *[many] своих городов
            } и верните в резерв по { $number } { $number ->
                [one] знанию
                [few] знания
               *[many] знаний
            } с каждого.
            [megalith] Выберите { $cards } { $cards ->
                [few] своих мегалита
               *[many] своих мегалитов
            } и верните в резерв по { $number } { $number ->
                [one] знанию
                [few] знания
               *[many] знаний
            } с каждого.
            [pyramid] Выберите { $cards } { $cards ->
                [few] свои пирамиды
               *[many] своих пирамид
            } и верните в резерв по { $number } { $number ->
                [one] знанию
                [few] знания
               *[many] знаний
            } с каждой.
           *[monument] Выберите { $cards } { $cards ->
                [few] своих монумента
               *[many] своих монументов
            } и верните в резерв по { $number } { $number ->
                [one] знанию
                [few] знания
               *[many] знаний
            } с каждого.
        }
    }
}

effect-return-lost = { $up_to ->
   *[no] Верните в резерв { $number } { $number ->
        [one] своё утраченное знание
        [few] своих утраченных знания
       *[many] своих утраченных знаний
    }.
    [yes] Можете вернуть в резерв до { $number } { $number ->
        [one] своего утраченного знания
       *[many] своих утраченных знаний
    }.
}

effect-keep-one = Посмотрите { $number } верхних карт построек: возьмите одну на руку, остальные сбросьте.
effect-reveal-until = { $kind ->
    [city] Открывайте карты построек, пока не откроете { $number } { $number ->
        [one] город
        [few] города
       *[many] городов
    }; возьмите их на руку, остальные открытые карты сбросьте.
    [megalith] Открывайте карты построек, пока не откроете { $number } { $number ->
        [one] мегалит
        [few] мегалита
       *[many] мегалитов
    }; возьмите их на руку, остальные открытые карты сбросьте.
    [pyramid] Открывайте карты построек, пока не откроете { $number } { $number ->
        [one] пирамиду
        [few] пирамиды
       *[many] пирамид
    }; возьмите их на руку, остальные открытые карты сбросьте.
    [artifact] Открывайте карты построек, пока не откроете { $number } { $number ->
        [one] артефакт
        [few] артефакта
       *[many] артефактов
    }; возьмите их на руку, остальные открытые карты сбросьте.
   *[monument] Открывайте карты построек, пока не откроете { $number } { $number ->
        [one] монумент
        [few] монумента
       *[many] монументов
    }; возьмите их на руку, остальные открытые карты сбросьте.
}
effect-reveal-draft = Откройте { $number } верхних карт построек. Начиная с вас, каждый игрок берёт одну из них на руку, затем вы берёте вторую. Остаток сбросьте.
effect-create-from-reveal = Посмотрите { $number } верхних карт построек: СОЗДАЙТЕ один артефакт из них, оплатив его, остальные сбросьте.

effect-discard-hand = { $who ->
   *[you] { $up_to ->
       *[no] Сбросьте с руки { $number } { $number ->
            [one] карту
            [few] карты
           *[many] карт
        }.
        [yes] Сбросьте с руки до { $number } { $number ->
            [one] карты
           *[many] карт
        }.
    }
    [each] Каждый соперник сбрасывает с руки { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    } по своему выбору.
}
effect-discard-for = { $kind ->
    [artifact] Можете сбросить с руки ровно { $number } { $number ->
        [one] артефакт
        [few] артефакта
       *[many] артефактов
    }. Если сбросили: { $effect }
   *[card] Можете сбросить с руки ровно { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    }. Если сбросили: { $effect }
}
effect-discard-artifacts = { $who ->
   *[you] { $any ->
       *[no] Сбросьте 1 артефакт со своего планшета.
        [yes] Можете сбросить любое количество артефактов со своего планшета.
    }
    [each] Каждый соперник сбрасывает со своего планшета 1 артефакт по своему выбору.
}
effect-discard-self = Сбросьте её (в прошлое она не попадает), а знания с неё верните в резерв.

effect-burden = Выберите по одному монументу в хронологии каждого соперника и положите на каждый из них по { $number } { $number ->
    [one] знанию
    [few] знания
   *[many] знаний
} из резерва.
effect-give-lost = Переложите { $number } { $number ->
    [one] своё утраченное знание
    [few] своих утраченных знания
   *[many] своих утраченных знаний
} на один монумент одного из соперников.
effect-steal = Посмотрите руку одного соперника и возьмите из неё 1 карту.

effect-move = { $which ->
   *[any] Переместите один свой монумент в другую ячейку, где есть место.
    [other] Переместите один из других своих монументов в другую ячейку, где есть место.
    [bare] { $optional ->
       *[no] Переместите один свой монумент без знаний в другую ячейку, где есть место.
        [yes] Можете переместить один свой монумент без знаний в другую ячейку, где есть место.
    }
}
effect-retreat = Если в ячейке { $start } есть монумент, на котором не менее { $holding } знаний, а в ячейке { $goal } есть место: переместите один такой монумент в ячейку { $goal }.
effect-swap = { $which ->
   *[this] Поменяйте эту карту местами с другим своим монументом в хронологии.
    [any] Поменяйте местами два своих монумента в хронологии.
}

effect-create = Можете СОЗДАТЬ с руки { $more ->
    [yes] ещё 1
   *[no] 1
} { $kind ->
    [artifact] артефакт
    [city] город
    [megalith] мегалит
    [pyramid] пирамиду
   *[monument] монумент
}{ $once ->
    [yes] {" (на него этот эффект не действует)"}
   *[no] {""}
}.
effect-learn = { $must ->
    [yes] ИЗУЧИТЕ 1 технологию, требования которой выполняете.
   *[no] { $free ->
        [yes] Можете ИЗУЧИТЬ 1 технологию, не выполняя её требований.
       *[no] { $number ->
            [1] Можете ИЗУЧИТЬ 1 технологию, требования которой выполняете.
           *[other] Можете ИЗУЧИТЬ до { $number } { $number ->
                [one] технологии
               *[many] технологий
            } одну за другой, выполняя требования каждой.
        }
    }
}
effect-archive = { $mood ->
   *[do] Выполните ПЕРЕДАЧУ ЗНАНИЙ: сбросьте карты с руки и за каждую верните в резерв 1 знание с любого своего монумента.
    [may] Можете выполнить ПЕРЕДАЧУ ЗНАНИЙ: сбросьте карты с руки и за каждую верните в резерв 1 знание с любого своего монумента.
}

effect-bury = { $level ->
    [2] Положите под колоду уровня II { $number } { $number ->
        [one] открытую технологию
        [few] открытые технологии
       *[many] открытых технологий
    } этого уровня по своему выбору.
   *[0] Положите одну за другой { $number } { $number ->
        [one] открытую технологию
        [few] открытые технологии
       *[many] открытых технологий
    } по своему выбору под колоды их уровней.
}
effect-learn-from-deck = Посмотрите { $number } верхних карт колоды технологий уровня II: ИЗУЧИТЕ одну, требования которой выполняете, остальные положите под эту колоду в любом порядке.

effect-straighten = { $mood ->
   *[do] { $up_to ->
       *[no] Обновите { $number } { $number ->
            [one] повёрнутый монумент
            [few] повёрнутых монумента
           *[many] повёрнутых монументов
        } в своём прошлом.
        [yes] Можете обновить до { $number } { $number ->
            [one] повёрнутого монумента
           *[many] повёрнутых монументов
        } в своём прошлом.
    }
    [granted] Обновите до { $number } { $number ->
        [one] повёрнутого монумента
       *[many] повёрнутых монументов
    } в своём прошлом.
}
effect-skip-decline = В этом ходу пропустите свою фазу упадка.

effect-points = При финальном подсчёте: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
effect-reward = При финальном подсчёте, если { $clause }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
effect-reward-better = Если { $condition }: вместо этого { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
effect-score = При финальном подсчёте: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} за { $thing }.
effect-score-alike = При финальном подсчёте выберите один тип монументов: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый монумент этого типа в вашем прошлом.

## Что действует постоянно

modify-entry-city = На города, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-entry-megalith = На мегалиты, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-entry-pyramid = На пирамиды, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-other-entry-city = На другие города, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-other-entry-megalith = На другие мегалиты, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-other-entry-pyramid = На другие пирамиды, которые вы создаёте, кладут на { $by } { $by ->
    [one] знание
    [few] знания
   *[many] знаний
} меньше.
modify-requirement = Каждый раз, когда вы ИЗУЧАЕТЕ технологию, одно число её требований может быть на { $by } меньше.
modify-excavation = Когда вы выполняете РАСКОПКИ, берите за каждый повёрнутый монумент на { $by } { $by ->
    [one] карту
    [few] карты
   *[many] карт
} больше.

event-create-artifact = Когда вы СОЗДАЁТЕ артефакт
event-create-monument = Когда вы СОЗДАЁТЕ монумент
event-create-megalith = Когда вы СОЗДАЁТЕ мегалит
event-create-pyramid = Когда вы СОЗДАЁТЕ пирамиду
event-create-far = Когда вы СОЗДАЁТЕ монумент в ячейке 5 или 6
event-learn-any = Когда вы ИЗУЧАЕТЕ технологию
event-learn-ancient = Когда вы ИЗУЧАЕТЕ древнюю технологию
event-learn-writing = Когда вы ИЗУЧАЕТЕ письменную технологию
event-learn-secret = Когда вы ИЗУЧАЕТЕ тайную технологию
event-excavate-two = Когда вы выполняете РАСКОПКИ, повернув ровно 2 монумента
event-excavate-three = Когда вы выполняете РАСКОПКИ, повернув ровно 3 монумента, после взятия карт
event-excavate-many = Когда вы выполняете РАСКОПКИ, повернув 3 монумента или больше, после взятия карт
event-decline-over = После упадка карт в вашей фазе упадка

## Что считается: после «за» в винительном падеже, и как то, что есть

each-past = { $kind ->
    [city] каждый город в вашем прошлом
    [megalith] каждый мегалит в вашем прошлом
    [pyramid] каждую пирамиду в вашем прошлом
   *[monument] каждый монумент в вашем прошлом
}
each-past-alike = каждый монумент в вашем прошлом того одного типа, которого там больше всего
each-past-final = каждый монумент в вашем прошлом с эффектом финального подсчёта
each-past-sets = каждый набор из 1 города, 1 мегалита и 1 пирамиды в вашем прошлом
each-collected-sets = каждый набор из 1 древней, 1 письменной и 1 тайной технологии в вашей коллекции
each-standing = { $kind ->
    [city] каждый город в вашей хронологии
    [megalith] каждый мегалит в вашей хронологии
    [pyramid] каждую пирамиду в вашей хронологии
   *[monument] каждый монумент в вашей хронологии
}
each-artifacts = каждый артефакт на своём планшете
each-faded-parts = каждые { $size } { $size ->
    [one] знание, утраченное
    [few] знания, утраченные
   *[many] знаний, утраченных
} в этой фазе,
gathered-past = { $number } { $kind ->
    [city] { $number ->
        [one] города
       *[many] городов
    }
    [megalith] { $number ->
        [one] мегалита
       *[many] мегалитов
    }
    [pyramid] { $number ->
        [one] пирамиды
       *[many] пирамид
    }
   *[monument] { $number ->
        [one] монумента
       *[many] монументов
    }
}
least-gathered-past = не менее { $things } в прошлом

least-past = не менее { $number } { $kind ->
    [city] { $number ->
        [one] города
       *[many] городов
    }
    [megalith] { $number ->
        [one] мегалита
       *[many] мегалитов
    }
    [pyramid] { $number ->
        [one] пирамиды
       *[many] пирамид
    }
   *[monument] { $number ->
        [one] монумента
       *[many] монументов
    }
} в прошлом
least-past-alike = не менее { $number } монументов одного и того же типа в прошлом
least-past-final = не менее { $number } монументов с эффектом финального подсчёта в прошлом
least-standing = не менее { $number } { $kind ->
    [city] { $number ->
        [one] города
       *[many] городов
    }
    [megalith] { $number ->
        [one] мегалита
       *[many] мегалитов
    }
    [pyramid] { $number ->
        [one] пирамиды
       *[many] пирамид
    }
   *[monument] { $number ->
        [one] монумента
       *[many] монументов
    }
} в хронологии
least-standing-types = монументы { $number } разных типов в хронологии
least-collected = не менее { $number } { $kind ->
    [ancient] { $number ->
        [one] древней технологии
       *[many] древних технологий
    }
    [writing] { $number ->
        [one] письменной технологии
       *[many] письменных технологий
    }
    [secret] { $number ->
        [one] тайной технологии
       *[many] тайных технологий
    }
   *[technology] { $number ->
        [one] технологии
       *[many] технологий
    }
} в коллекции
least-artifacts = не менее { $number } { $number ->
    [one] артефакта
   *[many] артефактов
} на планшете
least-lost = не менее { $number } { $number ->
    [one] утраченного знания
   *[many] утраченных знаний
}
most-lost = не более { $number } { $number ->
    [one] утраченного знания
   *[many] утраченных знаний
}
least-hand = { $number ->
    [10] 10 карт
   *[other] не менее { $number } { $number ->
        [one] карты
       *[many] карт
    }
} на руке
most-hand = не более { $number } { $number ->
    [one] карты
   *[many] карт
} на руке
least-held = не менее { $number } { $number ->
    [one] знания
   *[many] знаний
} в хронологии
least-in-first-slot = { $number } { $number ->
    [one] монумент
    [few] монумента
   *[many] монументов
} в ячейке 1

## Вопросы

ask-select = Какие четыре из десяти карт сбросить?
ask-action = { $left ->
    [2] Ваше первое действие?
   *[1] Ваше второе действие?
}
ask-pay = Что сбросить за карту «{ $card }»? Осталось: { $left }.
ask-archive = Передача знаний: какие карты сбросить? Уже сброшено: { $number }.
ask-forgo = Отказаться от взятия карт ради этого эффекта?
ask-return = С какого монумента вернуть знание? Осталось: { $left }.
ask-return-from = С какого монумента вернуть знания?
ask-return-lost = Сколько утраченных знаний вернуть?
ask-discard = Какую карту сбросить? Осталось: { $left }.
ask-trade = Какую карту сбросить ради эффекта? Осталось: { $left }.
ask-discard-artifact = Какой артефакт сбросить?
ask-keep = Какую карту взять на руку?
ask-draft = Какую из открытых карт взять?
ask-uncover = Какой артефакт создать?
ask-burden = На какой монумент положить знания ({ $number })?
ask-give-lost = На какой монумент переложить утраченные знания ({ $number })?
ask-rob = Чью руку посмотреть?
ask-steal = Какую карту взять?
ask-move = Какой монумент переместить и куда?
ask-swap = Какие монументы поменять местами?
ask-create = { $kind ->
    [artifact] Какой артефакт создать?
    [city] Какой город создать?
    [megalith] Какой мегалит создать?
    [pyramid] Какую пирамиду создать?
   *[monument] Какой монумент создать?
}
ask-learn = Какую технологию изучить?
ask-bury = Какую технологию положить под её колоду?
ask-study = Какую технологию изучить?
ask-bury-rest = Какая технология ляжет под колоду следующей?
ask-straighten = Сколько монументов обновить?
ask-resolve = Срабатывает сразу несколько карт: какая первой?
ask-decline = Какой монумент приходит в упадок первым?
ask-flip = Какой планшет уровня I перевернуть?
ask-exchange = { $stage ->
    [answer] Предложена карта: какую отдать за неё?
   *[offer] Предложить напарнику карту?
}

## Ходы

move-create = Создать: { $card }, { $slot }
move-discard = Сбросить: { $card }
move-done = Готово
move-learn = Изучить: { $card }
move-archive = Передача знаний
move-excavate = Раскопки: повернуть { $number } { $number ->
    [one] монумент
    [few] монумента
   *[many] монументов
}
move-search = Поиск
move-return = Вернуть 1 знание: { $card }
move-return-lost = Вернуть утраченные знания: { $number }
move-take = Взять: { $card }
move-move = Переместить: { $card }, { $slot }
move-swap = Поменять местами: { $card } и { $card2 }
move-burden = Положить на монумент: { $card }
move-rob = Посмотреть руку: { $seat }
move-bury = Положить под колоду: { $card }
move-straighten = Обновить: { $number }
move-resolve = Сначала: { $card }
move-decline = Первой приходит в упадок карта: { $card }
move-flip = Перевернуть планшет { $number }
move-offer = Предложить напарнику: { $card }
move-give = Отдать взамен: { $card }
move-refuse = Оставить карты себе

## Почему нельзя

refusal-slot-full = в этой ячейке уже два монумента
refusal-slot-locked = замок на карте позволяет создать её только в указанной ячейке
refusal-no-artifact-place = все пять мест для артефактов заняты
refusal-not-of-kind = эффект требует карту другого типа
refusal-too-few-cards = не хватает карт для сброса: { $missing }
refusal-requirement = требования не выполнены
refusal-no-hand = на руке нет карт
refusal-no-knowledge = в вашей хронологии нет знаний
refusal-at-least-one = нужно сбросить хотя бы одну карту
refusal-must-go-on = эффект нужно применить настолько полно, насколько возможно
refusal-hand-shown = соперник как раз смотрит руку вашей команды
refusal-no-offers = все предложения этого хода уже сделаны

## Журнал

log-turn = { $player }: ход { $number }
log-begins = { $player } ходит первым
log-set-aside = { $player } откладывает: { $card }
log-set-dealt = { $player } начинает с набором { $number }
log-drew = { $player } берёт: { $card }
log-discarded = { $player } сбрасывает: { $card }
log-reshuffled = Сброс перемешан, карт построек: { $number }
log-searched = { $player }: поиск
log-excavated = { $player }: раскопки, повёрнуто монументов: { $number }
log-forwent = { $player } отказывается от взятия карт: { $card }
log-archived = { $player }: передача знаний
log-began-creating = { $player } платит за карту: { $card }
log-created = { $player } создаёт: { $card }, { $slot }
log-received = { $card }: положено знаний: { $number }
log-learned = { $player } изучает: { $card }
log-laid-out = Выложена технология: { $card }
log-technology-discarded = Уходит с планшета: { $card }
log-technologies-reshuffled = Перемешан сброс технологий уровня { $level }, карт: { $number }
log-board-gone = Планшет уровня { $level } нечем заполнить, он выходит из игры
log-flipped = { $player } переворачивает планшет уровня I
log-buried = { $player } кладёт под колоду: { $card }
log-buried-unseen = { $player } кладёт под колоду уровня II: { $card }
log-returned = { $player } возвращает знания: { $card }, { $number }
log-returned-lost = { $player } возвращает утраченные знания: { $number }
log-activated = { $player }: срабатывает { $card }
log-declined = { $player }: приходит в упадок { $card }, утрачено знаний: { $number }
log-left-play = { $player }: уходит в сброс { $card }
log-calm = { $player }: в этом ходу нет фазы упадка
log-slid = { $player }: все монументы сдвигаются влево
log-moved = { $player } перемещает: { $card }, { $slot }
log-swapped = { $player }: меняются местами { $card } и { $card2 }
log-straightened = { $player } обновляет монументы: { $number }
log-burdened = { $player } кладёт на монумент игрока { $rival }: { $card }, знаний: { $number }
log-gave-lost = { $player } перекладывает на монумент игрока { $rival }: { $card }, утраченных знаний: { $number }
log-looked = { $player } смотрит карты: { $number }
log-kept = { $player } оставляет себе: { $card }
log-revealed = { $player } открывает: { $card }
log-took = { $player } берёт на руку: { $card }
log-saw-hand = { $player } смотрит руку игрока { $rival }, карт: { $number }
log-stole = { $player } берёт из руки игрока { $rival }: { $card }
log-offered = { $player } предлагает игроку { $rival }: { $card }
log-declined-offer = { $player } не принимает предложение игрока { $rival }
log-exchanged = { $player } отдаёт игроку { $rival }: { $card }, получает: { $card2 }
log-last-round = { $player }: в прошлом не менее 14 монументов, это последний раунд
log-ended = Игра окончена

## Терминал

terminal-hand = Рука
terminal-hand-size = рука { $number }
terminal-timeline = Хронология
terminal-past = Прошлое
terminal-artifacts = Артефакты
terminal-collection = Коллекция
terminal-lost = утраченные знания
terminal-rotated = повёрнуто { $number }
terminal-pile = Колода построек { $number }
terminal-discard = сброс { $number }
terminal-deck = колода { $number }
terminal-board = Уровень { $level }
terminal-seen = видели
terminal-aside = просматривает
terminal-partner = напарник: { $name }
terminal-first = первый игрок
terminal-effects = Эффекты
terminal-technologies = Технологии
terminal-total = Всего
terminal-gone = вне игры
terminal-learnable = можете изучить
terminal-knowledge = знания
terminal-points = очки
terminal-cost = сброс карт
terminal-slot = ячейка { $slot }
terminal-locked = замок
terminal-requires = требуется: { $requirement }
