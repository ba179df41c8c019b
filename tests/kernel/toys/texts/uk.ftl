# auction

ask-bid = За { $points } оч. дають { $high }: скільки дасте ви?
move-bid = Дати { $number }
move-pass = Пас
refusal-bid-low = { $high } вже дають
refusal-bid-poor = у вас монет: { $coins }
log-lot-offered = На торгах лот, очок: { $points }.
log-lot-sold = { $player } купує лот (очок: { $points }), монет: { $price }.
log-lot-unsold = Лот нікому не потрібен, очок: { $points }.

# raids

arm-shield = Щит
arm-sword = Меч
ask-raid-or-rest = У набіг чи відпочивати?
ask-react = На вас напали, золота втрачаєте: { $gold }. Що робите?
move-raid = Напасти на всіх
move-rest = Відпочити й взяти карту
move-suffer = Стерпіти
move-block = Закритися щитом
move-strike-back = Ударити у відповідь
refusal-no-card = у вас немає такої карти
log-looted = { $player } бере золото: { $gold }.
log-drew = { $player } бере карту: { $arm }.
log-reacted = { $player } грає «{ $arm }» проти { $rival }.
log-suffered = { $player } втрачає золото: { $gold } ({ $rival }).
effect-loot = { $who ->
    [each] Кожен суперник бере золото: { $gold }.
   *[you] Візьміть золото: { $gold }.
}
effect-hit = { $who ->
    [each] Кожен суперник дістає удар на { $gold } золота.
   *[you] Дістаньте удар на { $gold } золота.
}

# secret

ask-lay = Яку карту ви кладете долілиць?
move-lay = Покласти карту { $number }
refusal-not-in-hand = цієї карти немає у вас на руці
log-laid = { $player } кладе карту: { $card }.
log-turned = { $player } відкриває карту { $card }.
log-won-round = { $player } виграє раунд.

# trading

good-wool = вовна
good-iron = залізо
good-salt = сіль
ask-trade = Запропонуйте обмін або закінчіть хід.
ask-answer = Вам пропонують { $give } за { $take }.
move-offer = Запропонувати { $seat }: { $good } за { $good2 }
move-accept = Погодитися
move-decline = Відмовитися
move-end = Закінчити хід
refusal-same-good = це той самий товар
refusal-no-good = у когось із вас цього немає
refusal-no-offers = пропозицій у вас більше немає
log-offered = { $player } пропонує { $rival }: { $give } за { $take }.
log-traded = { $player } і { $rival } міняються: { $give } за { $take }.

# dawning

card-field = Поле
card-mill = Млин
card-orchard = Сад
card-twins = Близнята
event-dawn = На світанку
ask-take = Яку карту ви берете?
move-take = Взяти карту «{ $card }»
log-took = { $player } бере карту «{ $card }».
log-grew = { $player }: зерна { $grain }.
effect-grow = { $who ->
    [each] У кожного суперника зерна більше на { $grain }.
   *[you] Зерна більше на { $grain }.
}
effect-double = { $who ->
    [each] У кожного суперника вдвічі більше зерна.
   *[you] Зерна вдвічі більше.
}

# towns

building-hut = Хатина
building-house = Будинок
building-palace = Палац
event-fair = Ярмарок
event-harvest = Урожай
ask-build = Що ви будуєте зі знижкою { $discount }?
move-build = Побудувати: { $building }
move-skip = Нічого не будувати
refusal-coins = бракує монет: { $lacking }
log-event-drawn = { $player } відкриває подію «{ $event }».
log-built = { $player } будує: { $building }, монет: { $price }.

# crafts

craft-guild = Гільдія
craft-smithy = Кузня
craft-bank = Банк
craft-market = Ринок
craft-museum = Музей
craft-charter = Хартія
event-buy = Коли ви купуєте іншу карту
event-bought = Коли ви купуєте цю карту
modify-price = { $more ->
    [yes] Карти для вас дорожчі на { $by }.
   *[no] Карти для вас дешевші на { $by }.
}
modify-income = { $more ->
    [yes] Отримуючи монети, отримайте на { $by } більше.
   *[no] Отримуючи монети, отримайте на { $by } менше.
}
number-own-cards = кожну вашу карту
ask-buy = Яку карту ви купуєте?
move-buy = Купити карту «{ $craft }»
move-save = Заощадити монети
log-bought = { $player } купує карту «{ $craft }», монет: { $price }.
log-gained = { $player } отримує монети: { $coins }.
effect-gain = Отримайте монети: { $coins }.

# menu

dish-soup = Суп
dish-salad = Салат
dish-bread = Хліб
dish-fish = Риба
dish-roast = Печеня
dish-cake = Пиріг
dish-tea = Чай
dish-wine = Вино
dish-cheese = Сир
ask-dish = Яку страву ви замовляєте?
ask-spend = Витратити монету?
move-order = Замовити страву «{ $dish }»
move-pay = Витратити монету
move-enough = Досить
refusal-no-coins = у вас немає монет
log-coins = { $player }: монет { $coins }.
log-praised = { $player } чує похвалу, очок: { $points }.
number-coins = кожну вашу монету
effect-earn = { $who ->
    [each] { $mood ->
        [may] Кожен суперник може заробити монети: { $coins }.
       *[do] Кожен суперник заробляє монети: { $coins }.
    }
    [rival] { $mood ->
        [may] Інша сторона може заробити монети: { $coins }.
       *[do] Інша сторона заробляє монети: { $coins }.
    }
   *[you] { $mood ->
        [may] Можете заробити монети: { $coins }.
       *[do] Заробіть монети: { $coins }.
    }
}
effect-lose = { $who ->
    [each] { $mood ->
        [may] Кожен суперник може втратити монети: { $coins }.
       *[do] Кожен суперник втрачає монети: { $coins }.
    }
   *[you] { $mood ->
        [may] Можете втратити монети: { $coins }.
       *[do] Втратьте монети: { $coins }.
    }
}
effect-spend = { $who ->
    [each] Кожен суперник може витратити монети.
   *[you] Можете витратити монети.
}
effect-praise = { $who ->
    [each] Кожен суперник отримує очки: { $points }.
   *[you] { $mood ->
        [may] Можете отримати очки: { $points }.
       *[do] Отримайте очки: { $points }.
    }
}

# sorting

card-one = Один
card-two = Два
card-three = Три
card-four = Чотири
card-five = П’ять
ask-give = Яку карту віддати?
move-give = Віддати карту «{ $card }»
log-gave = { $player } віддає карту «{ $card }».

## Напарники

ask-gather = Скільки каменів зібрати?
ask-cheer = Можна підбадьорити.
move-gather = Зібрати камені: { $number }
move-cheer = Підбадьорити
log-gathered = { $player } збирає камені: { $number }.
log-storey = { $player } будує поверх { $number }.
log-lamed = { $player } втрачає поверх.
log-cheered = { $player } підбадьорює.
