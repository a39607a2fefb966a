# Що каже сам браузер: зала, сторінка столу, налаштування. Слова ігор стоять поруч із їхніми правилами.

# Зала.
skip = До сторінки
home = До зали
nav = Налаштування і мова
language = Мова
settings = Налаштування
opening = Хвилинку…
welcome = Сідайте до столу
welcome-more = Чотири настільні гри, повні й точно за правилами. Одразу проти ботів або з друзями за посиланням.
games = Ігри
title-keltis = Кельтіс
title-oriflamme = Орифлама. Полум’я інтриг
title-inis = Ініш
title-clans = Земля кланів
pitch-keltis = Викладайте карти вгору чи вниз, крокуйте п’ятьма кам’яними стежками, збирайте камені бажань раніше за сусідів.
pitch-oriflamme = Кладіть карти своєї родини долілиць в один ряд і обирайте мить, щоб відкрити кожну.
pitch-inis = Добирайте карти, досліджуйте й змагайтеся на острові, що росте; до корони верховного короля ведуть три шляхи.
pitch-clans = Захоплюйте квадрати, зводьте замки, здобувайте чотири призи: ходи короткі, образи довгі.
players = { $least }–{ $most } { $most ->
    [few] гравці
   *[many] гравців
}
players-n = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
minutes = близько { $n } хв
play-now = Грати проти ботів
play-with-friends = Грати з друзями
my-tables = Мої столи
open-tables = Відкриті столи
no-open-tables = Зараз ніхто не чекає на товариство. Накрийте власний стіл!
open-record = Відкрити запис
drop-record = … або перетягніть файл гри будь-куди на цю сторінку: його можна буде переглянути.
no-record = Там нема чого читати: запис — це текстовий файл Meadhall.
phase-open = ще не почалася
phase-running = триває
phase-over = завершена
phase-closed = прибрано
back-to-hall = Назад до зали
guest-name = Мандрівник { $n }
fault-unknown = Щось пішло не так; спробуйте ще раз.
fault-unreachable = Зала не відповідає. Чи вона відчинена?
fault-broken = Зала відповіла щось незрозуміле.
fault-incomplete = Частину цієї сторінки не вдалося отримати: зала зачинена або її оновили.
fault-not-found = Тут нічого немає.
reload = Завантажити сторінку знову

# Новий стіл.
new-table = Стіл: { $game }
seats = Місця
seat-n = Місце { $n }
seat-free = вільно
friend = друг
bot = бот
bot-of = { $level ->
    [easy] Легкий бот
    [hard] Сильний бот
   *[normal] Звичайний бот
}
pace = Темп
clock-none = без годинника
clock-600-10 = 10 хвилин кожному, ще 10 секунд за хід
clock-1200-20 = 20 хвилин кожному, ще 20 секунд за хід
clock-1d = день на кожен хід
clock-3d = три дні на кожен хід
clock-7d = тиждень на кожен хід
clock-other = { $clock }
overtime = Коли час вийшов
overtime-bot = далі грає бот
overtime-ends = гра цього гравця закінчується
watching = Хто може дивитися
watching-anyone = усі
watching-invited = ті, хто має посилання
watching-nobody = ніхто
is-public = Показати серед відкритих столів
hints-allowed = Підказки дозволено
house-rules = Домашні правила
lay-table = Накрити стіл
why = Що кажуть правила?
close = Закрити

# Перед грою.
older-rules = За цим столом грають за версією { $rules } правил; за новими столами діє версія { $newest }.
clear-away = Прибрати стіл
table-closed = Цей стіл прибрано.
public-table = відкритий для всіх
private-table = на запрошення
you = ви
sit-here = Сісти тут
remove = Попросити піти
begin = Почати
seats-missing = Є вільні місця: надішліть посилання або віддайте їх ботам.
host-begins = Господар почне, щойно всі місця буде зайнято.
get-up = Встати з-за столу
invite = Запросіть друзів
invite-more = Надішліть це посилання або дайте відсканувати код: хто його відкриє, може сісти або дивитися.
qr = Посилання як QR-код
link = Посилання
share = Надіслати посилання
copied = Посилання скопійовано

# За столом.
board = Стіл
side = Перебіг і розмова
log = Перебіг
chat = Розмова
say = Скажіть щось
send = Надіслати
nothing-said = Ще ніхто нічого не сказав.
nothing-happened = Ще нічого не сталося.
options = Що ви можете зробити
list-options = Показати все, що можливо
is-asked = має відповісти
bot-stands-in = замість гравця бот
waiting-for = Чекаємо: { $names }.
your-turn = { $game }: ваш хід.
undo = Скасувати
ask-back = Попросити інших дозволити скасування
restart = Почати свій хід спочатку
hint = Підказка
hint-says = Бот обрав би:
plea = { $name } просить скасувати останню відповідь.
plea-waits = Є прохання про скасування; вирішують інші.
agree = Згода
decline = Ні
more = Ще
go-away = Нехай за мене грає бот
come-back = Повернутися на своє місце
when-asked = Коли діють інші, а я можу відповісти
standing-ask = питати мене щоразу
standing-span = пасувати за мене до кінця раунду
standing-always = завжди пасувати за мене
every-moment = Щоразу, коли можна
here-again = У такий момент
pass-alone = Коли можна лише пасувати, пасувати за мене після паузи (з цього можна здогадатися, що в мене на руках)
resign = Здатися
resign-sure = Справді здатися
mute = Закрити розмову
unmute = Відкрити розмову
connection-lost = Зв’язок втрачено; пробуємо знову…
connection-refused = Зала вас сюди не пускає.
days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
since-last-visit = { $n ->
    [one] Показати нове ({ $n } рядок)
    [few] Показати нове ({ $n } рядки)
   *[many] Показати нове ({ $n } рядків)
}
looking-back = Ви переглядаєте минулі ходи.
back-to-now = До поточного ходу
previous = Крок назад
next = Крок уперед
first = На початок
last = У кінець
play = Відтворити
pause = Зупинити

# Після гри.
rematch = Зіграти ще
replay = Перегляд
download-record = Завантажити запис
verify = Перевірити тасування
see-board = До столу
see-result = Показати підсумок
shuffle-true = { $n ->
    [one] Усе чесно: { $n } жереб випливає із зерна, обіцяного до початку гри.
    [few] Усе чесно: всі { $n } жереби випливають із зерна, обіцяного до початку гри.
   *[many] Усе чесно: всі { $n } жеребів випливають із зерна, обіцяного до початку гри.
}
shuffle-false = Цей запис неправдивий: рядок змінено, або жереб не випливає з обіцяного зерна.
seen-by = Очима
the-public = глядачів
beginning = Стіл накрито.
no-picture = Ця гра ще не має малюнка: прочитайте, що сталося.
moment = Момент
moment-of = момент { $n } з { $all }
what-would-a-bot-do = Що зробив би бот?
play-on-bots = Грати звідси проти ботів
play-on-friends = Грати звідси з друзями

# Правила.
rules = Правила
rules-of = Правила гри «{ $game }»
search-rules = Пошук у правилах
rules-found = { $n ->
    [one] Знайдено в { $n } місці
    [few] Знайдено у { $n } місцях
   *[many] Знайдено в { $n } місцях
}
rules-nothing = Усі ці слова разом у цих правилах ніде не трапляються.
show-all = Показати всі правила
no-rules = Правил цієї гри тут немає.
contents = Зміст
ruling = тлумачення
table-chooses = За столом обирають:
usual = типово
new-tab = відкриється в новій вкладці

# Налаштування.
you-here = Ви
name = Ім’я
save = Зберегти
saved = Збережено.
look-and-sound = Вигляд і звук
theme = Тема
theme-auto = як на пристрої
theme-light = світла
theme-dark = темна
motion = Анімація
sound = Дзвоник, коли мій хід
notify = Сповіщати про мій хід, коли мене тут немає
notify-refused = Браузер не дозволяє сповіщень.
webhook = Звістка іншій програмі
webhook-more = Зала може надіслати звістку на вказану адресу, коли настане ваш хід, якщо господар зали дозволяє цю адресу.
address = Адреса
other-device = Інший пристрій
other-device-more = Одноразове посилання переносить ваше ім’я і ваші столи на інший пристрій.
make-link = Створити посилання
link-made = Посилання діє один раз і недовго.
move-sure = Це посилання зробить вас тут кимось іншим: ви більше не будете { $name }, а повернути столи цього гостя зможе лише код відновлення. Продовжити?
recovery = Запишіть цей код відновлення: він поверне вас, якщо цей браузер вас забуде; його показано лише зараз.
have-code = Я маю код
come-back-as = Повернутися
arrived = З поверненням.

# Уроки.
learn = Навчитися грати
lesson-of = Учимося грати: { $game }
lesson = Урок
lesson-steps = Кроки уроку
lesson-progress = Перебіг уроку
lesson-step = Крок { $n } із { $all }
lesson-back = Назад
lesson-next = Далі
lesson-show = Показати
lesson-skip = Пропустити
lesson-leave = Вийти з уроку
lesson-other = Так теж можна. А для цього уроку: { NAME($option) }
lesson-again = Ще раз
lesson-play = Зіграти проти легких ботів

# Ініш: карти, сутичка, вибір карт.
inis-ui-kind = { $kind ->
    [action] карта дії
    [advantage] карта переваги
   *[tale] карта епосу
}
inis-ui-season = Пора року
inis-ui-triskel = Трискель
inis-ui-hand = Ваші карти
inis-ui-no-cards = Карт на руці немає.
inis-ui-look = Роздивитися зблизька
inis-ui-actions = Карти дій на руці
inis-ui-advantages = Карти переваг на руці
inis-ui-tales = Карти епосу на руці
inis-ui-reserve = Клани в запасі
inis-ui-deeds = Звершення: кожне надолужує одиницю, якої бракує для умови
inis-ui-brenn = Брен
inis-ui-pretender = Претендент
inis-ui-passed = Пас
inis-ui-clans-led = чужі клани на територіях, де цей гравець — ватажок
inis-ui-sanctuaries = святилища на територіях, де є клани цього гравця
inis-ui-territories = території, де є клани цього гравця
inis-ui-cauldron = На «Котлі Дагди»: { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-ui-known-cards = Карти, які ви знаєте
inis-ui-hidden-cards = { $n ->
    [one] { $n } карта долілиць
    [few] { $n } карти долілиць
   *[many] { $n } карт долілиць
}
inis-ui-none = Немає
inis-ui-draft = Вибір карт, крок { $step } з { $steps }
inis-ui-draft-keep = Лишаєте собі { $keep }, передаєте { $pass }:
inis-ui-draft-public = Кожен лишає собі { $keep ->
    [one] { $keep } карту
    [few] { $keep } карти
   *[many] { $keep } карт
}, а решту передає далі.
inis-ui-choice = На столі перед вами
inis-ui-fold = Показувати карти
inis-ui-kept = Лишаєте собі
inis-ui-goes-to = Отримає { $name }
inis-ui-stack = Карти, які зараз розігрують
inis-ui-clash = Сутичка: { NAME($place) }
inis-ui-pending = далі: { NAME($places) }
inis-ui-free-citadels = Вільні цитаделі: { $n }
inis-ui-clash-step = { $step ->
    [citadels] Клани можуть сховатися в цитаделях.
    [reaction] Можна відповісти картами з трискелем.
    [card] Грають карту.
    [manoeuvre] { WHO($seat) ->
        [you] Ваш маневр.
       *[other] Маневр виконує { NAME($seat) }.
    }
    [withdrawal] { WHO($seat) ->
        [you] Ви відступаєте.
       *[other] { NAME($seat) } відступає.
    }
    [toll] Гори вимагають карту або клан.
    [cauldron] Клани повертаються з «Котла Дагди».
   *[other] Сутичка триває.
}
inis-ui-due = { $due ->
    [either] Ціна — карта дії або клан.
    [both] Ціна — карта дії і клан.
    [clan] Ціна — клан.
    [card] Ціна — карта дії.
   *[nothing] Атака не діє.
}
inis-ui-instigator = заводій
inis-ui-exposed = незахищені клани
inis-ui-sheltered = клани в цитаделях
inis-ui-fallen = прибрано { $n ->
    [one] { $n } клан
    [few] { $n } клани
   *[many] { $n } кланів
}
inis-ui-wants-peace = за мир
inis-ui-is-asked = вирішує, чи бути миру
inis-ui-attacked = під атакою
inis-ui-piles = Стоси карт
inis-ui-free-advantages = Вільні карти переваг
inis-ui-used-advantages = Карти переваг, використані в цьому раунді
inis-ui-tale-discards = Скинуті карти епосу
inis-ui-tales-left = У колоді епосу: { $n }
inis-ui-action-discards = Скинуті карти дій
inis-ui-aside = Відкладена карта дії

# Кельтіс.
keltis-ui-here = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, камінь { $row }, вартість { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; тут: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; зараз { $worth }
keltis-ui-figure-waits = { NAME($path) }: фігурка на стартовому камені
keltis-ui-waiting = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
} на стартовому камені: малих — { $small }, великих — { $large }
keltis-ui-in-goal = { $n ->
    [0] Жодна фігурка ще не дійшла до цільової зони.
    [one] У цільовій зоні стоїть { $n } фігурка.
    [few] У цільовій зоні стоять { $n } фігурки.
   *[many] У цільовій зоні стоять { $n } фігурок.
}
keltis-ui-column = колонка: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } колонка: ще без карт
keltis-ui-draw-pile = колода: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
keltis-ui-pile = { keltis-colour.masc } скид: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}, зверху { NAME($top) }
keltis-ui-pile-empty = { keltis-colour.masc } скид: порожній
keltis-ui-fan = Розгорнути скид
keltis-ui-fanned = Скид
keltis-ui-new = нова
keltis-ui-known = Усі знають, що ця карта у вас
keltis-ui-known-cards = На руках, узято зі скиду
keltis-ui-sort-colour = Упорядкувати за кольором
keltis-ui-sort-value = Упорядкувати за числом
keltis-ui-facts = рахунок зараз: { $score }; з плиток: { $points }; каменів бажань: { $stones }; карт на руках: { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}: { $facts }. Показати колонки
keltis-ui-score-now = Рахунок зараз: { $score }

# «Орифлама».
oriflamme-ui-round = Раунд { $n } з { $rounds }
oriflamme-ui-fan = Позиція { $n }: розкласти стос із { $height } карт
oriflamme-ui-hand = Карти на руках
oriflamme-ui-hold = Утримуйте карту, щоб її прочитати
oriflamme-ui-look = Переглянути карти
oriflamme-ui-your-family = Ваша родина
oriflamme-ui-in-hand = На руках
oriflamme-ui-aside = Відкладені карти
oriflamme-ui-pile = Скид
oriflamme-ui-twin-ready = Близнюк напоготові
oriflamme-ui-bribe-token = Жетон підкупу
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрита карта
    [few] { $n } закриті карти
   *[many] { $n } закритих карт
}
oriflamme-ui-none = Немає
oriflamme-ui-entered-now = У ряді з цього раунду

# Ініш.
inis-ui-map = Острів. Перетягуйте його або рухайте стрілками; + і − змінюють масштаб, 0 показує весь острів.
inis-ui-nearer = Наблизити
inis-ui-farther = Віддалити
inis-ui-fit = Показати весь острів
inis-ui-common = Спільне
inis-ui-round = Раунд { $n }
inis-ui-tiles-left = У стосі ще { $n ->
    [one] { $n } територія
    [few] { $n } території
   *[many] { $n } територій
}
inis-ui-left = { $piece ->
    [citadel] Залишилося цитаделей
    [sanctuary] Залишилося святилищ
   *[deed] Залишилося звершень
}: { $n }
inis-ui-spot = Місце { $n } з { $all } для нової території, поруч: { NAME($near) }

# Земля кланів.
clans-ui-board = Поле
clans-ui-print = { $shape ->
    [circle] коло { $number }
    [square] квадрат { $number }
    [triangle] трикутник { $number }
    [diamond] ромб { $number }
    [star] зірка { $number }
    [crescent] півмісяць { $number }
    [cross] хрест { $number }
    [hexagon] шестикутник { $number }
   *[none] нічийна земля
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] ваш жетон
       *[other] жетон: { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] під вашим замком { NAME($castle) }
       *[other] під замком { NAME($castle) }: { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] ваш замок { NAME($castle) }
   *[other] замок { NAME($castle) }: { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle }; стоїть на { $squares }. Сила навколо: { NAME($units) }
clans-ui-units-of = { NAME($clan) } — { $n }
clans-ui-step = Проти замку: { clans-swords }. { $step ->
    [arming] Оберіть карти, які викладаєте.
    [adding] Напарник може додати свої.
   *[defending] { $whose ->
        [own] Стільки ж Щитів відіб’ють атаку.
       *[other] Відбити атаку може { NAME($clan) }.
    }
}
clans-ui-prize = приз { NAME($castle) }
clans-ui-completes = завершує { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Ваші жетони
   *[other] Жетони ({ NAME($clan) })
} на { $squares } мають форму призу { NAME($castle) }: замок буде зведено з наступним захопленням.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Меч
    [shield] , Щит
   *[none] {""}
}{ $chosen ->
    [yes] , обрано
   *[no] {""}
}
clans-ui-hand = Ваші карти
clans-ui-wizards = { $n ->
    [one] { $n } відкритий Чаклун
    [few] { $n } відкриті Чаклуни
   *[many] { $n } відкритих Чаклунів
}
clans-ui-draw = Колода: { $n }
clans-ui-used = Відбій: { $n }
clans-ui-bag = Призів у мішечку: { $n }
clans-ui-won = Здобуті призи
clans-ui-look = { WHO($seat) ->
    [you] ви
   *[other] { NAME($seat) }
}: { $facts }. Показати, хто що має
clans-ui-facts = очки: { $points }; призи: { $prizes } із { $needed }; жетонів лишилося: { $tokens }; замків лишилося: { $castles }; карт на руках: { $cards }; відкритих Чаклунів: { $wizards }{ $team ->
    [yes] ; напарник: { NAME($partner) }
   *[no] {""}
}
