# «Древнее знание» по-русски: что говорит поле помимо сообщений самой игры.

## Части поля

board-part-timeline = Хронология
board-part-boards = Технологии
board-part-past = Прошлое
board-part-others = Другие
board-area-mine = Моя область
board-area-of = Область игрока { $player }
board-technologies = Доступные технологии
board-artifacts = Артефакты
board-artifact-place = свободная ячейка артефакта
board-collection = Коллекция
board-past = Прошлое
board-lost = Утраченные знания
board-seen = Карты этой руки, которые вы видели
board-more = Показать всё
board-less = Свернуть
board-aside = Отложено
board-looked = Выберите из этих карт
board-partner = напарник
board-opponent = соперник

## Фазы хода

board-phase-select = Выбор карт
board-phase-select-help = До первого хода каждый откладывает четыре карты из десяти, если не играют начальными наборами.
board-phase-first = Действие 1
board-phase-first-help = Два действия за ход, можно одно и то же дважды: создание, изучение, передача знаний (сбросить карты и вернуть столько же знаний), раскопки (повернуть монументы прошлого и взять по 2 карты за каждый), поиск (взять 1 карту). На руке не больше 10 карт.
board-phase-second = Действие 2
board-phase-second-help = Второе из двух действий.
board-phase-timeline = Хронология
board-phase-timeline-help = Все ваши монументы на дороге и артефакты с песочными часами срабатывают по разу, порядок выбираете вы.
board-phase-decline = Упадок
board-phase-decline-help = Монументы ячейки 1 приходят в упадок по очереди: их эффект, затем утрата знаний, затем они уходят в прошлое. Остальные сдвигаются на ячейку влево. При 7 в чьём-то прошлом переворачивают планшет технологий, при 14 начинается последний раунд.

## Дорога

board-road = Созданное здесь каждый ход сдвигается на ячейку влево
board-calm = В этом ходу упадка нет
board-decline-loses = Упадок в этом ходу: будет утрачено знаний: { $number }
board-decline-nothing = Упадок в этом ходу: ничего не утрачивается
board-decline-next = При следующем упадке знаний: { $number }
board-adjacent = соседний
board-slot-room = { $number } { $number ->
    [one] свободное место
    [few] свободных места
   *[many] свободных мест
}
board-slot-first = начальная ячейка { $number }
board-slot-locked = только ячейка { $number }
board-upright = не повёрнуто: { $number }
board-rotated = повёрнуто: { $number }
board-past-track = Монументов: { $number }; при { $middle } переворачивают планшет технологий, при { $full } начинается последний раунд

## Что считается

board-word-points = победные очки
board-word-hand = карты на руке
board-points = { $number } { $number ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
board-knowledge = знаний: { $number }
board-will-lose = знаний, которые будут утрачены в этом ходу: { $number }
board-lost-about = утраченных знаний: { $number }, каждое отнимает 1 очко
board-hand = карт на руке: { $number } из { $most }
board-cost = сбросить карт: { $number }
board-score-past = прошлое { $number }
board-score-effects = эффекты { $number }
board-score-technologies = технологии { $number }
board-score-timeline = хронология { $number }
board-score-lost = утрачено { $number }
board-line-past = Очки на монументах прошлого
board-line-effects = Финальные эффекты прошлого
board-line-technologies = Технологии уровня II
board-line-timeline = Монументы в хронологии
board-line-lost = Утраченные знания
board-line-total = Очки
board-line-team = Очки команды
board-line-cards = { $player }: финальные эффекты по картам

## Карты

board-requires = Требуется: { $requirement }
board-requires-nothing = Без требований.
board-level = уровень { $level }
board-learnable = можно изучить
board-not-learnable = пока нельзя изучить
board-board = планшет технологий { $number }, уровень { $level }
board-board-short = планшет { $number }
board-1 = планшет 1
board-2 = планшет 2
board-3 = планшет 3
board-gone = Этот планшет вышел из игры.
board-not-yet = Заполнится после выбора карт.
board-pile = карт построек в колоде: { $number }
board-pile-short = в колоде построек
board-deck-short = технологии { $level }, в сбросе { $discard }
board-discard = Сброс построек: { $number }

## Выбор

board-discard-set = { $number ->
    [one] Сбросить { $number } карту
    [few] Сбросить { $number } карты
   *[many] Сбросить { $number } карт
}
board-free = ничего не сбрасывается
board-draws = { $number ->
    [one] { $number } карта
    [few] до { $number } карт
   *[many] до { $number } карт
}
board-archive-about = знаний в хронологии: { $number }
board-would-score = { $gain ->
    [yes] Очки: +{ $number }
   *[no] Очки: −{ $number }
}
board-would-lose = { $more ->
    [yes] Утраченные знания: +{ $number }
   *[no] Утраченные знания: −{ $number }
}
board-would-decline = В упадок этого хода было бы утрачено знаний: { $after }, а не { $before }.

## Команды

board-team = Команда { $number }: { $points }
board-team-partner = Ваш напарник: { $partner }.
board-team-together = Вы и { $partner } делаете ход одновременно. Обсуждать можно всё.
board-team-offered = { $partner } предлагает вам карту, не показывая её. Отдайте за неё свою или оставьте карты себе.
board-team-offering = Вы предложили напарнику { $partner } карту: { $card }. Ждём ответа.
board-team-may-offer = Ход другой команды: можно обменяться картой с напарником { $partner }. Осталось предложений: { $number }.

## Что известно о печатной карте

cards-about = Если что-то на печатной карте вызывает сомнение, здесь это сказано.
board-known-reconstructed = Неизвестно о печатной карте, подобрано: { $fields }.
board-known-partly = Известно частично: { $fields }.
board-field-name = название
board-field-type = тип
board-field-slot = ячейка
board-field-locked = замок
board-field-cost = стоимость
board-field-knowledge = знания
board-field-points = очки
board-field-requirement = требование
board-field-activation = момент активации
board-field-effect = эффект

## Первая партия с подсказками

board-guide-start = Вы строите монументы на дороге времени. Каждый ход они сдвигаются на ячейку влево, а из ячейки 1 уходят в прошлое. Знания, которые на них ещё лежат, утрачиваются: каждое отнимает 1 очко. Монументы прошлого приносят очки. Побеждает тот, у кого их больше.
board-guide-select = Выберите четыре карты, без которых обойдётесь; остальные будут вашей рукой. Для начала хороши дешёвые карты (мало сбрасывать) с разными начальными ячейками.
board-guide-action = У вас два действия. Создайте карту с руки: нажмите на неё, затем на ячейку; чужая ячейка стоит по 1 карте за каждый шаг. Или изучите технологию, требования которой выполняете. Или передайте знания: сбросьте карты и снимите столько же знаний с дороги. Или проведите раскопки: поверните монументы прошлого и возьмите по 2 карты за каждый. Или выполните поиск: возьмите 1 карту.
board-guide-pay = За карту платят другими картами с руки. Выберите их и подтвердите.
board-guide-archive = Выберите карты для сброса; за каждую 1 знание вернётся с дороги в резерв. Затем подтвердите.
board-guide-return = Нажмите на монумент: 1 знание вернётся в резерв. Красное в ячейке 1 будет утрачено в этом ходу.
board-guide-learn = Зелёная строка значит, что требование выполнено. Технология действует сразу или при финальном подсчёте.
board-guide-keep = Эти карты видите только вы. Выберите ту, которую оставите.
board-guide-draft = Эти карты лежат открыто. Выберите одну; остальные выбирают после вас.
board-guide-resolve = Сейчас срабатывают несколько ваших карт. Порядок выбираете вы.
board-guide-decline = В ячейке 1 два монумента. Выбранный приходит в упадок первым: его эффект, затем утрата знаний, затем он уходит в прошлое.
board-guide-flip = В вашем прошлом семь монументов: выберите планшет уровня I. Его перевернут, и дальше на нём будут технологии уровня II.
board-guide-exchange = Пока ходит другая команда, можно предложить напарнику карту, не показывая её. Вас никто не ждёт.
board-guide-over = Партия окончена: сложены очки монументов прошлого, финальные эффекты, технологии и монументы на дороге, вычтены утраченные знания.

## Где создают стол

option-teams = Стороны
option-starting-sets = Первая рука
hint-teams-yes = Вчетвером. Напарники ходят одновременно: места 1 и 2, места 3 и 4.
hint-starting-sets-no = Выберите шесть карт из десяти.
hint-starting-sets-yes = Шесть карт, которые подходят друг другу. Лучше всего для начала.
about-game-ancient-knowledge = «Древнее знание»: автор Реми Матьё.
