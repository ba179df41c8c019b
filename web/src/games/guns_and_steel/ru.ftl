# Guns & Steel по-русски: что говорит поле помимо сообщений самой игры.

## Части поля

board-part-pyramid = Пирамида
board-part-mine = Моя зона
board-part-others = Оппоненты
board-pyramid = Пирамида технологий
board-area-mine = Моя зона
board-area-of = Зона игрока: { $player }
board-area-empty = Здесь пока ничего нет.
board-resources-lying = Ресурсы
board-technologies = Технологии
board-this-turn = На этот ход
board-wonders = Чудеса
board-wonder = Чудо
board-none = нет

## Фазы хода

board-phase-resource = Ресурсы
board-phase-technology = Технология
board-phase-purchase = Покупка
board-phase-end = Конец хода

board-turn = Ход { $number }
board-end = Игра закончится, когда:
board-end-wonders = взято последнее чудо; осталось
board-end-space = куплен последний Космос; осталось
board-end-track = на чьей-то карточке 15 победных очков; больше всех

## Числа

board-word-points = победные очки
board-word-power = военная мощь
board-word-hand = карты на руке
board-word-fame = свободные жетоны Славы
board-points = { $number } { $number ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
board-power = военная мощь { $number }
board-hand = карт на руке: { $number }
board-fame-left = свободных жетонов Славы: { $number }
board-score-cards = карты { $number }
board-score-wonders = чудеса { $number }
board-score-track = карточка очков { $number }

## Карты

board-yields = как ресурс: 1 { $resource }
board-response = может быть ответом на атаку
board-pile = проекты разработки, карт: { $number }
board-resources = { $resource } × { $number }
board-extra = любых ресурсов × { $number }
board-free = бесплатно
board-price = стоимость: { $price }
board-payable = вам хватает
board-lacking = вам не хватает: { $number }
board-short = не хватает { $number }
board-due = Осталось заплатить
board-any = любой ресурс
board-due-next = Сейчас: { $resource }
board-halves = Есть половина Космоса.
board-lies-as = { $card }, лежит как ресурс: { $resource }
board-lies-unknown = Ресурс { $resource }; это может быть: { $cards }
board-may-be = Может быть: { $cards }
board-lies-technology = { $card }, лежит как технология
board-loose = на этот ход: { $resource } × { $number }

## Чудеса

board-progress = у вас { $mine } из { $least }
board-tokens-needed = нужно { $number } { $number ->
    [one] жетон Славы
    [few] жетона Славы
   *[many] жетонов Славы
}
board-fame-of = { $player }: жетонов Славы { $number } из { $needed }
board-wonder-taken = «{ $wonder }» уже взято
board-wonder-none = Чуда нет

## Атаки

board-battle = Исход атаки на данный момент
board-defeated = пока проигрывает
board-withstands = выстоит
board-need-power = Чтобы выстоять, нужно ещё мощи: { $number }.
board-attack-power = Атака с мощью { $number }:
board-would-lose = { $player } ({ $number }) — поражение, если не ответит
board-would-stand = { $player } ({ $number }) — выстоит
board-would-pay = Платят карты: { $price }

## Что известно о напечатанной карте

board-known-corrected = Исправлено вашим файлом колоды: { $fields }.
board-known-reconstructed = О напечатанной карте неизвестно, подобрано по смыслу: { $fields }.
board-known-partly = Известно отчасти: { $fields }.
board-field-name = название
board-field-type = тип
board-field-cost = стоимость
board-field-power = мощь
board-field-points = очки
board-field-response = ответ
board-field-effect = эффект
board-field-condition = условие
board-field-tokens = жетоны Славы

## Первая партия с подсказками

board-guide-start = Побеждает тот, у кого больше победных очков — на картах, чудесах и карточке победных очков. Игра закончится, когда взято последнее чудо, куплена последняя карта Космоса из пирамиды или (кроме «Нового мира») кто-то набрал 15 очков на карточке победных очков.
board-guide-head-start = Вы ходите позже, поэтому до начала игры можете разыграть одну карту как ресурс. Она поможет с первой покупкой.
board-guide-resource = У каждой карты две стороны: ресурс (первое число) и технология (текст). Разыграйте одну карту как ресурс. Она останется в вашей зоне, пока вы её не потратите или не заберёте. Остальные видят ресурс, но не саму карту.
board-guide-technology = Теперь разыграйте одну карту как технологию. Она ляжет перед вами в открытую, и её военная мощь сразу учитывается.
board-guide-activation = Сейчас можно выполнить эффект карты — весь или никакого. Потом карта отдыхает, пока вы не заберёте её в руку и не разыграете снова.
board-guide-purchase = Можно купить одну карту. Стоимость указана под ней: сами ресурсы и ещё по одному любому за каждую карту, на которую она опирается, во всех рядах. Зелёная галочка — вам хватает.
board-guide-payment = Нажимайте на то, чем платите, или выберите «Оплатить автоматически». 2 одинаковых ресурса дают 1 следующий по ценности, 3 любых — 1 Информацию. Информация заменяет любой ресурс, Космос — это 2 Информации.
board-guide-take-back = В конце хода на руке не больше одной карты — значит, все ваши технологии вернулись в руку. Ресурсы тоже можно забрать или оставить на будущее.
board-guide-wonder = Вы выполнили условие чуда и сейчас берёте его. На каждом чуде видно, сколько вам ещё не хватает.
board-guide-fame = Вы выполнили условие чуда и кладёте на него жетон Славы. Кто соберёт там нужное число своих жетонов, забирает чудо.
board-guide-response = Вас атакуют. Поражение — только если мощь атакующего больше вашей. Карты с руки со щитом добавят свою мощь; потраченные ресурсы перевернутся и добавят свою. Или выберите «Готово» и посмотрите, что будет.
board-guide-lose = Вы побеждены и должны потратить ресурс. Карта не пропадает: она переворачивается и позже вернётся к вам.
board-guide-over = Игра окончена: сложены очки на картах, чудесах и карточке победных очков. Можно пересмотреть её шаг за шагом или сыграть ещё раз.

## Где открывают стол

hint-theme-new-world = Кто выполнил условие чуда, берёт его. С этого лучше начать.
hint-theme-renaissance = Другие карты; чудеса достаются за жетоны Славы.
hint-theme-combined = Обе колоды: малая пирамида и стопки рядом с ней.
