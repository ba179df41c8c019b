# Сторінки в браузері українською. Слова ігор — у самих ігор.

## На кожній сторінці

skip = Перейти до вмісту
home = Ziggurat, на головну
navigation = Сторінки
my-games = Мої партії
my-games-calling = { $number ->
    [one] { $number } партія чекає на вас
    [few] { $number } партії чекають на вас
   *[many] { $number } партій чекають на вас
}
new-table = Новий стіл
language = Мова
theme-switch = Зараз: { $theme ->
    [light] світла тема
    [dark] темна тема
   *[auto] тема як у системі
}; перемкнути: { $next ->
    [light] світла
    [dark] темна
   *[auto] як у системі
}
account = Профіль
guest = Гість
close = Закрити
cancel = Скасувати
about = Про проєкт
footer-notice = Ігри належать їхнім авторам і видавцям. Сподобалася гра — купіть її.
lost-title = Тут нічого немає
lost-text = Ця адреса нікуди не веде. Можливо, стіл прибрав той, хто його відкрив.
to-lobby = На головну
page-not-loaded = Сторінка не завантажилася. Перевірте зв’язок і спробуйте ще раз.
network-lost = Зв’язок втрачено. Те, що ви бачите, могло застаріти; коли зв’язок повернеться, усе продовжиться саме.
one-moment = Хвилинку…
try-again = Ще раз
and = { $first } і { $last }
you = Ви

## Головна

lobby = Головна
lobby-title = Сідайте за стіл і будуйте цивілізацію
lobby-text = Настільні ігри про цивілізації, де за всіма правилами стежить програма: з ботами, з друзями за одним екраном або мережею. Реєстрація не потрібна.
play-now = Зіграти з ботом
guided-game = Перша партія з підказками
play-now-about = { $game }, { $options }. { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}.
read-cards = Переглянути карти
make-table = Відкрити стіл
lobby-yours = Ваші партії
lobby-yours-all = Усі ваші партії
lobby-open = Відкриті столи
lobby-open-about = Тут чекають на гравців.
lobby-open-none = Відкритих столів немає. Відкрийте свій: це десять секунд.
lobby-open-none-filtered = Таких столів зараз немає. Пом’якште умови або відкрийте свій.
lobby-running = Можна подивитися
lobby-running-none = Зараз ніхто не грає на очах у всіх.
lobby-upload-title = Подивитися запис
lobby-upload-text = Перетягніть сюди запис партії або виберіть файл. Перед показом перевіряється кожен хід.
lobby-upload = Вибрати запис
ways-title = Як можна грати
way-screen = За одним екраном
way-screen-about = Екран переходить із рук у руки; карти в руці сховано.
way-link = З друзями на відстані
way-link-about = Надішліть їм посилання; реєстрація не потрібна.
way-bots = З кількома ботами
way-bots-about = Скільки їх і як вони грають — на вибір.
filter-game = Гра
filter-players = Гравців
filter-any = Будь-яка
filter-any-number = Скільки завгодно

## Столи у списках

option-theme = Набір
option-deck = Виправлена колода
table-of = { $game }, { $options }
row-corrected = виправлена колода
row-private = закритий стіл
row-uploaded = завантажений запис
row-your-turn = Ваш хід
row-waits = Чекаємо: { $names }
row-free-seats = { $number ->
    [one] { $number } вільне місце
    [few] { $number } вільні місця
   *[many] { $number } вільних місць
}
row-moves = { $number ->
    [one] { $number } хід
    [few] { $number } ходи
   *[many] { $number } ходів
}
row-won = Перемога: { $names }
row-you-won = Ви перемогли
row-shared = Перемогу ділять { $names }
row-over = Партію закінчено
row-resigned = здається
ago-now = щойно
seat-number = Місце { $number }
seat-free = Вільне місце
seat-bot = бот
seat-you = ви
seat-empty-name = Гравець { $number }
bot-greedy = Прагматик
bot-greedy-about = Бере те, що найвигідніше зараз. Добрий перший суперник.
bot-planner = Стратег
bot-planner-about = Думає на кілька ходів наперед, і на це потрібен час.
bot-random = Випадок
bot-random-about = Ходить як завгодно. Годиться, щоб спробувати щось нове.
sit-down = Сісти за стіл
watch = Дивитися
open-table = Відкрити
go-on-playing = Продовжити
look-again = Переглянути

## Новий стіл

new-title = Новий стіл
new-game = Гра
new-players = Гравців
new-seats = Хто де сидить
new-seat-kind = { $seat }: хто грає
new-seat-me = Я
new-seat-human = Хтось поруч, за цим екраном
new-seat-open = Вільно для всіх
new-seat-bot = Бот: { $bot }
new-seat-name = { $seat }: ім’я
new-seat-name-hint = Ім’я
new-seat-own-name-hint = Ваше ім’я, якщо хочете
new-lot = Розсадити за жеребом
new-lot-about = Інакше починає місце 1.
new-listing = Кому видно стіл
new-listed = Усім
new-listed-about = Він стоїть на головній: до нього можна сісти або дивитися.
new-private = У кого є посилання
new-private-about = На головній його немає.
new-more = Виправлена колода
new-content-about = Маєте друковану гру? Невеликий файл виправить значення й назви карт за цим столом.
new-content-choose = Вибрати файл
new-content-chosen = Вибрано файл { $name }.
new-content-drop = Без файлу
new-content-too-large = Файл { $name } завеликий: { $size } кБ. Можна до { $most } кБ.
new-start = Почати гру
new-open = Відкрити стіл
new-nobody = За цим столом ви не граєте, а дивитеся.
new-sum = { $game }, { $options }: { $seats }.
new-sum-starts = Гра почнеться відразу.
new-sum-waits = { $number ->
    [one] Гра почнеться, коли займуть вільне місце; будь-коли його можна віддати боту.
    [few] Гра почнеться, коли займуть { $number } вільні місця; будь-коли їх можна віддати ботам.
   *[many] Гра почнеться, коли займуть { $number } вільних місць; будь-коли їх можна віддати ботам.
}
new-sum-screen = Коли екран переходить до іншого, карти в руці сховано.
new-sum-free = { $number ->
    [one] { $number } вільне місце
    [few] { $number } вільні місця
   *[many] { $number } вільних місць
}

## Мої партії

mine-title = Мої партії
mine-calling = Ваш хід
mine-running = Тривають
mine-open = Чекають на гравців
mine-over = Закінчені
mine-none = Партій поки немає. До першої — одне клацання.
mine-guest = Ви гість: ці партії є лише в цьому браузері.
mine-keep = Зберегти їх під своїм ім’ям

## Профіль

account-title = Профіль
account-guest-title = Ви граєте як гість
account-guest-text = Реєструватися не потрібно: ваші партії живуть у цьому браузері. З ім’ям і паролем вони будуть на всіх ваших пристроях і переживуть очищення браузера.
account-new-text = Ви тут ще не грали. Просто почніть: ви будете гостем, а ім’я можна вибрати потім.
account-register = Вибрати ім’я
account-sign-in = Увійти
account-have = Я вже маю ім’я
account-have-none = Я ще не маю імені
account-name = Ім’я
account-name-hint = Від 2 до 24 літер або цифр; його видно за столами.
account-password = Пароль
account-password-hint = Щонайменше 8 знаків. Кілька слів кращі за одне.
account-password-old = Попередній пароль
account-password-new = Новий пароль
account-keep = Зберегти мої партії
account-signed-in = Ви увійшли як { $name }.
account-registered = Вітаємо, { $name }. Ваші партії тепер із вами.
account-guest-games = Партії, зіграні гостем, перейдуть до вас.
account-signed-title = { $name }
account-password-title = Змінити пароль
account-password-change = Змінити
account-password-changed = Пароль змінено. На інших пристроях треба увійти знову.
account-password-wrong = Це не ваш пароль.
account-out-title = Вийти
account-out = Вийти тут
account-out-everywhere = Вийти всюди
account-out-everywhere-text = Якщо загубили пристрій або входили з чужого.
account-out-done = Ви вийшли.
account-export-title = Ваші дані
account-export-text = Усе, що про вас зберігається, одним файлом.
account-export = Завантажити
account-delete-title = Видалити профіль
account-delete-text = Ім’я, пароль і всі входи зникнуть відразу й назавжди. Де ви ще граєте, за вас дограє бот; закінчені партії залишаться в інших без вашого імені.
account-delete-guest-title = Забути цього гостя
account-delete-guest-text = Ваші партії зникнуть із цього браузера відразу й назавжди. Де ви ще граєте, за вас дограє бот.
account-delete = Видалити назавжди
account-delete-sure = Видалити { $name } назавжди?
account-delete-guest-sure = Забути ваші партії назавжди?
account-deleted = Готово. Про вас нічого не зберігається.
account-settings-title = Цей браузер
account-motion = Рух
account-motion-about = Карти рухаються звідти, де були, туди, де лежать тепер. Система може це заборонити.
account-confirm = Підтверджувати ходи
account-confirm-about = Хід, вибраний на столі, чекає на ваше слово. Без цього він робиться відразу; повернути його можна скасуванням.

## Карти

cards-title = { $game }: усі карти
cards-search = Шукати в назвах і текстах
cards-type = Вид
cards-all = Усі
cards-count = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
cards-none = Таких карт немає. Спробуйте шукати коротше.
cards-known = Що відомо
cards-about = Значення більшості друкованих карт не оприлюднено: на кожній сказано, взято її значення з джерела чи відновлено.
confidence-sourced = за джерелом
confidence-partly = частково за джерелом
confidence-reconstructed = реконструкція
confidence-corrected = виправлено вашим файлом колоди

## Про проєкт

about-title = Про Ziggurat
about-text = Настільні ігри про цивілізації, де за всіма правилами стежить програма, — для людей і для програм. Безплатно, відкрито, без реклами; можна запустити й на власному комп’ютері.
about-fair-title = По-чесному
about-fair-text = Ігри належать їхнім авторам і видавцям. Ziggurat із ними не пов’язаний і не використовує ні їхніх текстів, ні малюнків, лише назви, за якими гравці знають ігри: програма виконує правила, що може робити кожен, і говорить про них своїми словами. Сподобалася гра — купіть її.
about-games-title = Ігри
about-game-guns-and-steel = Guns & Steel і доповнення Renaissance: автор Джессі Лі.
about-credits-title = Подяки
about-icons = Значки: { $name }, автори { $authors }, за ліцензією CC BY 3.0; колір і розмір наші.
about-fonts = Шрифти: Literata від TypeTogether та Inter Расмуса Андерссона, за ліцензією SIL Open Font License.
about-licence = Сам Ziggurat — під ліцензією MIT.
about-keys-title = Клавіші
about-keys-text = Усе можна робити без миші: Tab переходить між частинами, стрілки — всередині частини, Enter вибирає, Escape кладе назад.

## Що не вийшло й чому

problem-unknown = Не вийшло, і нічого не змінилося. Спробуйте трохи згодом.
problem-unreachable = Сервер не відповідає. Нічого не змінилося; спробуйте трохи згодом.
problem-not-found = Цього тут уже немає.
problem-forbidden = Це можете зробити не ви.
problem-foreign = Це чуже місце.
problem-late = За столом уже все змінилося. Подивіться й виберіть знову.
problem-refused = Зараз це неможливо.
problem-unreadable = Стіл цього не зрозумів.
problem-over = Партію закінчено.
problem-not-started = Партія ще не почалася.
problem-full = Це місце зайнято.
problem-bad-option = Такий вибір грі не підходить: { $message }
problem-bad-content = Файл колоди не підходить: { $message }
problem-bad-record = Цей запис переглянути не можна: { $message }
problem-no-undo = Цей хід не повернути.
problem-too-many = Забагато за раз. Зачекайте хвилину й спробуйте знову.
problem-too-large = Це завелике.
problem-name-taken = Це ім’я вже зайнято. Виберіть інше.
problem-wrong-password = Ім’я або пароль неправильні.
problem-weak-password = Цей пароль легко вгадати. Візьміть довший.
problem-invalid = Щось тут не так: { $message }
invalid-name-length = В імені від 2 до 24 літер.
invalid-name-letters = Ім’я складають із латинських або кириличних літер, цифр, пробілів, дефісів і підкреслень.
invalid-name-scripts = Ім’я пишуть або латиницею, або кирилицею, але не впереміш.
