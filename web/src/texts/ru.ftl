# Страницы в браузере по-русски. Слова игр — у самих игр.

## На каждой странице

skip = Перейти к содержанию
home = Ziggurat, на главную
navigation = Страницы
my-games = Мои партии
my-games-calling = { $number ->
    [one] { $number } партия ждёт вас
    [few] { $number } партии ждут вас
   *[many] { $number } партий ждут вас
}
new-table = Новый стол
language = Язык
theme-switch = Сейчас: { $theme ->
    [light] светлая тема
    [dark] тёмная тема
   *[auto] тема как в системе
}; переключить: { $next ->
    [light] светлая
    [dark] тёмная
   *[auto] как в системе
}
account = Профиль
guest = Гость
close = Закрыть
cancel = Отмена
about = О проекте
footer-notice = Игры принадлежат их авторам и издателям. Понравилась игра — купите её.
lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Возможно, стол убрал тот, кто его открыл.
to-lobby = На главную
page-not-loaded = Страница не загрузилась. Проверьте связь и попробуйте ещё раз.
network-lost = Связь потеряна. То, что вы видите, могло устареть; когда связь вернётся, всё продолжится само.
one-moment = Минутку…
try-again = Ещё раз
and = { $first } и { $last }
you = Вы

## Главная

lobby = Главная
lobby-title = Садитесь за стол и стройте цивилизацию
lobby-text = Настольные игры о цивилизациях, где за всеми правилами следит программа: с ботами, с друзьями за одним экраном или по сети. Регистрация не нужна.
play-now = Сыграть с ботом
guided-game = Первая партия с подсказками
play-now-about = { $game }, { $options }. { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}.
read-cards = Посмотреть карты
make-table = Открыть стол
lobby-yours = Ваши партии
lobby-yours-all = Все ваши партии
lobby-open = Открытые столы
lobby-open-about = Здесь ждут игроков.
lobby-open-none = Открытых столов нет. Откройте свой: это десять секунд.
lobby-open-none-filtered = Таких столов сейчас нет. Смягчите условия или откройте свой.
lobby-running = Можно посмотреть
lobby-running-none = Сейчас никто не играет на виду у всех.
lobby-upload-title = Посмотреть запись
lobby-upload-text = Перетащите сюда запись партии или выберите файл. Перед показом каждый ход проверяется.
lobby-upload = Выбрать запись
ways-title = Как можно играть
way-screen = За одним экраном
way-screen-about = Экран переходит из рук в руки; карты в руке скрыты.
way-link = С друзьями на расстоянии
way-link-about = Пошлите им ссылку; регистрация не нужна.
way-bots = С несколькими ботами
way-bots-about = Сколько их и как они играют — на выбор.
filter-game = Игра
filter-players = Игроков
filter-any = Любая
filter-any-number = Сколько угодно

## Столы в списках

option-theme = Набор
option-deck = Исправленная колода
table-of = { $game }, { $options }
row-corrected = исправленная колода
row-private = закрытый стол
row-uploaded = загруженная запись
row-your-turn = Ваш ход
row-waits = Ждём: { $names }
row-free-seats = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}
row-moves = { $number ->
    [one] { $number } ход
    [few] { $number } хода
   *[many] { $number } ходов
}
row-won = Победа: { $names }
row-you-won = Вы победили
row-shared = Победу делят { $names }
row-over = Партия окончена
row-resigned = сдаётся
ago-now = только что
seat-number = Место { $number }
seat-free = Свободное место
seat-bot = бот
seat-you = вы
seat-empty-name = Игрок { $number }
bot-greedy = Прагматик
bot-greedy-about = Берёт то, что выгоднее всего сейчас. Хороший первый соперник.
bot-planner = Стратег
bot-planner-about = Думает на несколько ходов вперёд, и на это нужно время.
bot-random = Случай
bot-random-about = Ходит как попало. Подходит, чтобы попробовать что-то новое.
sit-down = Сесть за стол
watch = Смотреть
open-table = Открыть
go-on-playing = Продолжить
look-again = Посмотреть

## Новый стол

new-title = Новый стол
new-game = Игра
new-players = Игроков
new-seats = Кто где сидит
new-seat-kind = { $seat }: кто играет
new-seat-me = Я
new-seat-human = Кто-то рядом, за этим экраном
new-seat-open = Свободно для всех
new-seat-bot = Бот: { $bot }
new-seat-name = { $seat }: имя
new-seat-name-hint = Имя
new-seat-own-name-hint = Ваше имя, если хотите
new-lot = Рассадить по жребию
new-lot-about = Иначе начинает место 1.
new-listing = Кому виден стол
new-listed = Всем
new-listed-about = Он стоит на главной: к нему можно сесть или смотреть.
new-private = У кого есть ссылка
new-private-about = На главной его нет.
new-more = Исправленная колода
new-content-about = У вас есть печатная игра? Небольшой файл исправит значения и названия карт за этим столом.
new-content-choose = Выбрать файл
new-content-chosen = Выбран файл { $name }.
new-content-drop = Без файла
new-content-too-large = Файл { $name } слишком велик: { $size } кБ. Можно до { $most } кБ.
new-start = Начать игру
new-open = Открыть стол
new-nobody = За этим столом вы не играете, а смотрите.
new-sum = { $game }, { $options }: { $seats }.
new-sum-starts = Игра начнётся сразу.
new-sum-waits = { $number ->
    [one] Игра начнётся, когда займут свободное место; в любой момент его можно отдать боту.
    [few] Игра начнётся, когда займут { $number } свободных места; в любой момент их можно отдать ботам.
   *[many] Игра начнётся, когда займут { $number } свободных мест; в любой момент их можно отдать ботам.
}
new-sum-screen = Когда экран переходит к другому, карты в руке скрыты.
new-sum-free = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}

## Мои партии

mine-title = Мои партии
mine-calling = Ваш ход
mine-running = Идут
mine-open = Ждут игроков
mine-over = Окончены
mine-none = Партий пока нет. До первой — один щелчок.
mine-guest = Вы гость: эти партии есть только в этом браузере.
mine-keep = Сохранить их под своим именем

## Профиль

account-title = Профиль
account-guest-title = Вы играете как гость
account-guest-text = Регистрироваться не нужно: ваши партии живут в этом браузере. С именем и паролем они будут на всех ваших устройствах и переживут очистку браузера.
account-new-text = Вы здесь ещё не играли. Просто начните: вы будете гостем, а имя можно выбрать потом.
account-register = Выбрать имя
account-sign-in = Войти
account-have = У меня уже есть имя
account-have-none = У меня ещё нет имени
account-name = Имя
account-name-hint = От 2 до 24 букв или цифр; его видят за столами.
account-password = Пароль
account-password-hint = Не короче 8 знаков. Несколько слов лучше одного.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-keep = Сохранить мои партии
account-signed-in = Вы вошли как { $name }.
account-registered = Добро пожаловать, { $name }. Ваши партии теперь с вами.
account-guest-games = Партии, сыгранные гостем, перейдут к вам.
account-signed-title = { $name }
account-password-title = Сменить пароль
account-password-change = Сменить
account-password-changed = Пароль изменён. На других устройствах нужно войти заново.
account-password-wrong = Это не ваш пароль.
account-out-title = Выйти
account-out = Выйти здесь
account-out-everywhere = Выйти везде
account-out-everywhere-text = Если потеряли устройство или входили с чужого.
account-out-done = Вы вышли.
account-export-title = Ваши данные
account-export-text = Всё, что о вас хранится, одним файлом.
account-export = Скачать
account-delete-title = Удалить профиль
account-delete-text = Имя, пароль и все входы исчезнут сразу и навсегда. Где вы ещё играете, за вас доиграет бот; оконченные партии останутся у других без вашего имени.
account-delete-guest-title = Забыть этого гостя
account-delete-guest-text = Ваши партии исчезнут из этого браузера сразу и навсегда. Где вы ещё играете, за вас доиграет бот.
account-delete = Удалить навсегда
account-delete-sure = Удалить { $name } навсегда?
account-delete-guest-sure = Забыть ваши партии навсегда?
account-deleted = Готово. О вас ничего не хранится.
account-settings-title = Этот браузер
account-motion = Движение
account-motion-about = Карты движутся оттуда, где были, туда, где лежат теперь. Система может это запретить.
account-confirm = Подтверждать ходы
account-confirm-about = Ход, выбранный на столе, ждёт вашего слова. Без этого он делается сразу; вернуть его можно отменой.

## Карты

cards-title = { $game }: все карты
cards-search = Искать в названиях и текстах
cards-type = Вид
cards-all = Все
cards-count = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
cards-none = Таких карт нет. Попробуйте искать короче.
cards-known = Что известно
cards-about = Значения большинства печатных карт не опубликованы: на каждой сказано, взяты её значения из источника или восстановлены.
confidence-sourced = по источнику
confidence-partly = частично по источнику
confidence-reconstructed = реконструкция
confidence-corrected = исправлено вашим файлом колоды

## О проекте

about-title = О Ziggurat
about-text = Настольные игры о цивилизациях, где за всеми правилами следит программа, — для людей и для программ. Бесплатно, открыто, без рекламы; можно запустить и на своём компьютере.
about-fair-title = По-честному
about-fair-text = Игры принадлежат их авторам и издателям. Ziggurat с ними не связан и не использует ни их текстов, ни рисунков, только названия, по которым игроки знают игры: программа исполняет правила, что вправе делать каждый, и говорит о них своими словами. Понравилась игра — купите её.
about-games-title = Игры
about-game-guns-and-steel = Guns & Steel и дополнение Renaissance: автор Джесси Ли.
about-credits-title = Благодарности
about-icons = Значки: { $name }, авторы { $authors }, по лицензии CC BY 3.0; цвет и размер наши.
about-fonts = Шрифты: Literata от TypeTogether и Inter Расмуса Андерссона, по лицензии SIL Open Font License.
about-licence = Сам Ziggurat — под лицензией MIT.
about-keys-title = Клавиши
about-keys-text = Всё можно делать без мыши: Tab переходит между частями, стрелки — внутри части, Enter выбирает, Escape кладёт обратно.

## Что не вышло и почему

problem-unknown = Не получилось, и ничего не изменилось. Попробуйте чуть позже.
problem-unreachable = Сервер не отвечает. Ничего не изменилось; попробуйте чуть позже.
problem-not-found = Этого здесь больше нет.
problem-forbidden = Это можете сделать не вы.
problem-foreign = Это чужое место.
problem-late = За столом уже всё изменилось. Посмотрите и выберите заново.
problem-refused = Сейчас это невозможно.
problem-unreadable = Стол этого не понял.
problem-over = Партия окончена.
problem-not-started = Партия ещё не началась.
problem-full = Это место занято.
problem-bad-option = Такой выбор игре не подходит: { $message }
problem-bad-content = Файл колоды не подходит: { $message }
problem-bad-record = Эту запись посмотреть нельзя: { $message }
problem-no-undo = Этот ход не вернуть.
problem-too-many = Слишком много за раз. Подождите минуту и попробуйте снова.
problem-too-large = Это слишком велико.
problem-name-taken = Это имя уже занято. Выберите другое.
problem-wrong-password = Имя или пароль неверны.
problem-weak-password = Этот пароль легко угадать. Возьмите длиннее.
problem-invalid = Что-то здесь не так: { $message }
invalid-name-length = В имени от 2 до 24 букв.
invalid-name-letters = Имя составляют из латинских или кириллических букв, цифр, пробелов, дефисов и подчёркиваний.
invalid-name-scripts = Имя пишут либо латиницей, либо кириллицей, но не вперемешку.
