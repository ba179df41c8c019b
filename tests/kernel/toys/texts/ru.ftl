# auction

ask-bid = За { $points } очк. дают { $high }: сколько дадите вы?
move-bid = Дать { $number }
move-pass = Пас
refusal-bid-low = { $high } уже дают
refusal-bid-poor = у вас монет: { $coins }
log-lot-offered = На торгах лот, очков: { $points }.
log-lot-sold = { $player } покупает лот (очков: { $points }), монет: { $price }.
log-lot-unsold = Лот не нужен никому, очков: { $points }.

# raids

arm-shield = Щит
arm-sword = Меч
ask-raid-or-rest = В набег или отдыхать?
ask-react = На вас напали, золота теряете: { $gold }. Что делаете?
move-raid = Напасть на всех
move-rest = Отдохнуть и взять карту
move-suffer = Стерпеть
move-block = Закрыться щитом
move-strike-back = Ударить в ответ
refusal-no-card = у вас нет такой карты
log-looted = { $player } берёт золото: { $gold }.
log-drew = { $player } берёт карту: { $arm }.
log-reacted = { $player } играет «{ $arm }» против { $rival }.
log-suffered = { $player } теряет золото: { $gold } ({ $rival }).
effect-loot = { $who ->
    [each] Каждый соперник берёт золото: { $gold }.
   *[you] Возьмите золото: { $gold }.
}
effect-hit = { $who ->
    [each] Каждый соперник получает удар на { $gold } золота.
   *[you] Получите удар на { $gold } золота.
}

# secret

ask-lay = Какую карту вы кладёте лицом вниз?
move-lay = Положить карту { $number }
refusal-not-in-hand = этой карты нет у вас на руке
log-laid = { $player } кладёт карту: { $card }.
log-turned = { $player } открывает карту { $card }.
log-won-round = { $player } выигрывает раунд.

# trading

good-wool = шерсть
good-iron = железо
good-salt = соль
ask-trade = Предложите обмен или закончите ход.
ask-answer = Вам предлагают { $give } за { $take }.
move-offer = Предложить { $seat }: { $good } за { $good2 }
move-accept = Согласиться
move-decline = Отказаться
move-end = Закончить ход
refusal-same-good = это один и тот же товар
refusal-no-good = у кого-то из вас этого нет
refusal-no-offers = предложений у вас больше нет
log-offered = { $player } предлагает { $rival }: { $give } за { $take }.
log-traded = { $player } и { $rival } меняются: { $give } за { $take }.

# dawning

card-field = Поле
card-mill = Мельница
card-orchard = Сад
card-twins = Близнецы
event-dawn = На рассвете
ask-take = Какую карту вы берёте?
move-take = Взять карту «{ $card }»
log-took = { $player } берёт карту «{ $card }».
log-grew = { $player }: зерна { $grain }.
effect-grow = { $who ->
    [each] У каждого соперника зерна больше на { $grain }.
   *[you] Зерна больше на { $grain }.
}
effect-double = { $who ->
    [each] У каждого соперника вдвое больше зерна.
   *[you] Зерна вдвое больше.
}

# towns

building-hut = Хижина
building-house = Дом
building-palace = Дворец
event-fair = Ярмарка
event-harvest = Урожай
ask-build = Что вы строите со скидкой { $discount }?
move-build = Построить: { $building }
move-skip = Ничего не строить
refusal-coins = не хватает монет: { $lacking }
log-event-drawn = { $player } открывает событие «{ $event }».
log-built = { $player } строит: { $building }, монет: { $price }.

# crafts

craft-guild = Гильдия
craft-smithy = Кузница
craft-bank = Банк
craft-market = Рынок
craft-museum = Музей
craft-charter = Хартия
event-buy = Когда вы покупаете другую карту
event-bought = Когда вы покупаете эту карту
modify-price = { $more ->
    [yes] Карты для вас дороже на { $by }.
   *[no] Карты для вас дешевле на { $by }.
}
modify-income = { $more ->
    [yes] Получая монеты, получите на { $by } больше.
   *[no] Получая монеты, получите на { $by } меньше.
}
number-own-cards = каждую вашу карту
ask-buy = Какую карту вы покупаете?
move-buy = Купить карту «{ $craft }»
move-save = Копить монеты
log-bought = { $player } покупает карту «{ $craft }», монет: { $price }.
log-gained = { $player } получает монеты: { $coins }.
effect-gain = Получите монеты: { $coins }.

# menu

dish-soup = Суп
dish-salad = Салат
dish-bread = Хлеб
dish-fish = Рыба
dish-roast = Жаркое
dish-cake = Пирог
dish-tea = Чай
dish-wine = Вино
dish-cheese = Сыр
ask-dish = Какое блюдо вы заказываете?
ask-spend = Потратить монету?
move-order = Заказать блюдо «{ $dish }»
move-pay = Потратить монету
move-enough = Хватит
refusal-no-coins = у вас нет монет
log-coins = { $player }: монет { $coins }.
log-praised = { $player } слышит похвалу, очков: { $points }.
number-coins = каждую вашу монету
effect-earn = { $who ->
    [each] { $mood ->
        [may] Каждый соперник может заработать монеты: { $coins }.
       *[do] Каждый соперник зарабатывает монеты: { $coins }.
    }
    [rival] { $mood ->
        [may] Другая сторона может заработать монеты: { $coins }.
       *[do] Другая сторона зарабатывает монеты: { $coins }.
    }
   *[you] { $mood ->
        [may] Можете заработать монеты: { $coins }.
       *[do] Заработайте монеты: { $coins }.
    }
}
effect-lose = { $who ->
    [each] { $mood ->
        [may] Каждый соперник может потерять монеты: { $coins }.
       *[do] Каждый соперник теряет монеты: { $coins }.
    }
   *[you] { $mood ->
        [may] Можете потерять монеты: { $coins }.
       *[do] Потеряйте монеты: { $coins }.
    }
}
effect-spend = { $who ->
    [each] Каждый соперник может потратить монеты.
   *[you] Можете потратить монеты.
}
effect-praise = { $who ->
    [each] Каждый соперник получает очки: { $points }.
   *[you] { $mood ->
        [may] Можете получить очки: { $points }.
       *[do] Получите очки: { $points }.
    }
}

# sorting

card-one = Один
card-two = Два
card-three = Три
card-four = Четыре
card-five = Пять
ask-give = Какую карту отдать?
move-give = Отдать карту «{ $card }»
log-gave = { $player } отдаёт карту «{ $card }».

## Напарники

ask-gather = Сколько камней собрать?
ask-cheer = Можно подбодрить.
move-gather = Собрать камни: { $number }
move-cheer = Подбодрить
log-gathered = { $player } собирает камни: { $number }.
log-storey = { $player } строит этаж { $number }.
log-lamed = { $player } теряет этаж.
log-cheered = { $player } подбадривает.
