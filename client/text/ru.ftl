# Что говорит сам браузер: зал, страница стола, настройки. Слова игр стоят рядом с их правилами.

# Зал.
skip = К странице
home = В зал
nav = Настройки и язык
language = Язык
settings = Настройки
opening = Минутку…
welcome = Садитесь за стол
welcome-more = Четыре настольные игры, целиком и точно по правилам. Сразу против ботов или с друзьями по ссылке.
games = Игры
title-keltis = Кельтис
title-oriflamme = Орифламма. Пламя войны
title-inis = Иниш
title-clans = Земля кланов
pitch-keltis = Выкладывайте карты вверх или вниз, шагайте по пяти каменным тропам, собирайте камни желаний раньше соседей.
pitch-oriflamme = Кладите карты своей семьи лицом вниз в один ряд и выбирайте миг, чтобы открыть каждую.
pitch-inis = Набирайте карты, исследуйте и сражайтесь на растущем острове; к короне верховного короля ведут три пути.
pitch-clans = Захватывайте клетки, возводите замки, берите четыре приза: ходы короткие, обиды долгие.
players = { $least }–{ $most } { $most ->
    [few] игрока
   *[many] игроков
}
players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
minutes = около { $n } мин
play-now = Играть против ботов
play-with-friends = Играть с друзьями
my-tables = Мои столы
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт компании. Накройте свой стол!
open-record = Открыть запись
drop-record = … или перетащите файл игры на эту страницу: его можно будет просмотреть.
no-record = Читать там нечего: запись — это текстовый файл Meadhall.
phase-open = ещё не началась
phase-running = идёт
phase-over = закончена
phase-closed = убран
back-to-hall = Назад в зал
guest-name = Странник { $n }
fault-unknown = Что-то пошло не так; попробуйте ещё раз.
fault-unreachable = Зал не отвечает. Открыт ли он?
fault-broken = Зал ответил что-то непонятное.
fault-incomplete = Часть этой страницы не удалось получить: зал закрыт или его обновили.
fault-not-found = Здесь ничего нет.
reload = Загрузить страницу заново

# Новый стол.
new-table = Стол: { $game }
seats = Места
seat-n = Место { $n }
seat-free = свободно
friend = друг
bot = бот
bot-of = { $level ->
    [easy] Лёгкий бот
    [hard] Сильный бот
   *[normal] Обычный бот
}
pace = Темп
clock-none = без часов
clock-600-10 = 10 минут каждому, ещё 10 секунд за ход
clock-1200-20 = 20 минут каждому, ещё 20 секунд за ход
clock-1d = день на каждый ход
clock-3d = три дня на каждый ход
clock-7d = неделя на каждый ход
clock-other = { $clock }
overtime = Когда время вышло
overtime-bot = дальше играет бот
overtime-ends = игра этого игрока кончается
watching = Кто может смотреть
watching-anyone = все
watching-invited = те, у кого есть ссылка
watching-nobody = никто
is-public = Показать среди открытых столов
hints-allowed = Подсказки разрешены
house-rules = Домашние правила
lay-table = Накрыть стол
why = Что говорят правила?
close = Закрыть

# Перед игрой.
older-rules = За этим столом играют по версии { $rules } правил; за новыми столами действует версия { $newest }.
clear-away = Убрать стол
table-closed = Этот стол убран.
public-table = открыт для всех
private-table = по приглашению
you = вы
sit-here = Сесть здесь
remove = Попросить уйти
begin = Начать
seats-missing = Есть свободные места: отправьте ссылку или отдайте их ботам.
host-begins = Хозяин начнёт, как только все места будут заняты.
get-up = Встать из-за стола
invite = Пригласите друзей
invite-more = Отправьте эту ссылку или дайте отсканировать код: кто её откроет, может сесть или смотреть.
qr = Ссылка как QR-код
link = Ссылка
share = Отправить ссылку
copied = Ссылка скопирована

# За столом.
board = Стол
side = Ход игры и разговор
log = Ход игры
chat = Разговор
say = Скажите что-нибудь
send = Отправить
nothing-said = Пока никто ничего не сказал.
nothing-happened = Пока ничего не произошло.
options = Что вы можете сделать
list-options = Показать всё, что возможно
is-asked = отвечает
bot-stands-in = вместо игрока бот
waiting-for = Ждём: { $names }.
your-turn = { $game }: ваш ход.
undo = Отменить
ask-back = Попросить других разрешить отмену
restart = Начать свой ход заново
hint = Подсказка
hint-says = Бот выбрал бы:
plea = { $name } просит отменить последний ответ.
plea-waits = Есть просьба об отмене; решают остальные.
agree = Хорошо
decline = Нет
more = Ещё
go-away = Пусть за меня играет бот
come-back = Вернуться на своё место
when-asked = Когда действуют другие, а я могу ответить
standing-ask = спрашивать меня каждый раз
standing-span = пасовать за меня до конца раунда
standing-always = всегда пасовать за меня
every-moment = Всякий раз, когда можно
here-again = В такой момент
pass-alone = Когда можно только пасовать, пасовать за меня после паузы (по этому можно догадаться, что у меня на руках)
resign = Сдаться
resign-sure = Действительно сдаться
mute = Закрыть разговор
unmute = Открыть разговор
connection-lost = Связь потеряна; пробуем снова…
connection-refused = Зал вас сюда не пускает.
days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
since-last-visit = { $n ->
    [one] Показать новое ({ $n } строка)
    [few] Показать новое ({ $n } строки)
   *[many] Показать новое ({ $n } строк)
}
looking-back = Вы смотрите прошлые ходы.
back-to-now = К текущему ходу
previous = Шаг назад
next = Шаг вперёд
first = В начало
last = В конец
play = Воспроизвести
pause = Остановить

# После игры.
rematch = Сыграть ещё
replay = Просмотр
download-record = Скачать запись
verify = Проверить тасовку
see-board = К столу
see-result = Показать итог
shuffle-true = { $n ->
    [one] Всё честно: { $n } жребий следует из зерна, обещанного до начала игры.
    [few] Всё честно: все { $n } жребия следуют из зерна, обещанного до начала игры.
   *[many] Всё честно: все { $n } жребиев следуют из зерна, обещанного до начала игры.
}
shuffle-false = Эта запись неправдива: строка изменена, или жребий не следует из обещанного зерна.
seen-by = Глазами
the-public = зрителей
beginning = Стол накрыт.
no-picture = У этой игры ещё нет рисунка: прочитайте, что произошло.
moment = Момент
moment-of = момент { $n } из { $all }
what-would-a-bot-do = Что сделал бы бот?
play-on-bots = Играть отсюда против ботов
play-on-friends = Играть отсюда с друзьями

# Правила.
rules = Правила
rules-of = Правила игры «{ $game }»
search-rules = Поиск по правилам
rules-found = { $n ->
    [one] Найдено в { $n } месте
    [few] Найдено в { $n } местах
   *[many] Найдено в { $n } местах
}
rules-nothing = Все эти слова вместе в этих правилах нигде не встречаются.
show-all = Показать все правила
no-rules = Правил этой игры здесь нет.
contents = Содержание
ruling = толкование
table-chooses = За столом выбирают:
usual = по умолчанию
new-tab = откроется в новой вкладке

# Настройки.
you-here = Вы
name = Имя
save = Сохранить
saved = Сохранено.
look-and-sound = Вид и звук
theme = Тема
theme-auto = как на устройстве
theme-light = светлая
theme-dark = тёмная
motion = Анимация
sound = Колокольчик, когда мой ход
notify = Сообщать о моём ходе, когда меня здесь нет
notify-refused = Браузер не разрешает уведомлений.
webhook = Известие другой программе
webhook-more = Зал может послать известие на указанный адрес, когда наступит ваш ход, если хозяин зала разрешает этот адрес.
address = Адрес
other-device = Другое устройство
other-device-more = Одноразовая ссылка переносит ваше имя и ваши столы на другое устройство.
make-link = Создать ссылку
link-made = Ссылка действует один раз и недолго.
move-sure = Эта ссылка сделает вас здесь кем-то другим: вы больше не будете { $name }, а вернуть столы этого гостя сможет только код восстановления. Продолжить?
recovery = Запишите этот код восстановления: он вернёт вас, если этот браузер вас забудет; он показан только сейчас.
have-code = У меня есть код
come-back-as = Вернуться
arrived = С возвращением.

# Уроки.
learn = Научиться играть
lesson-of = Учимся играть: { $game }
lesson = Урок
lesson-steps = Шаги урока
lesson-progress = Ход урока
lesson-step = Шаг { $n } из { $all }
lesson-back = Назад
lesson-next = Дальше
lesson-show = Показать
lesson-skip = Пропустить
lesson-leave = Выйти из урока
lesson-other = Так тоже можно. А для этого урока: { NAME($option) }
lesson-again = Ещё раз
lesson-play = Сыграть против лёгких ботов

# Иниш: карты, сражение, выбор карт.
inis-ui-kind = { $kind ->
    [action] карта действия
    [advantage] карта преимущества
   *[tale] карта эпоса
}
inis-ui-season = Сезон
inis-ui-triskel = Трискель
inis-ui-hand = Ваши карты
inis-ui-no-cards = Карт на руке нет.
inis-ui-look = Рассмотреть поближе
inis-ui-actions = Карты действий на руке
inis-ui-advantages = Карты преимуществ на руке
inis-ui-tales = Карты эпосов на руке
inis-ui-reserve = Кланы в запасе
inis-ui-deeds = Подвиги: каждый возмещает единицу, которой не хватает для условия
inis-ui-brenn = Бренн
inis-ui-pretender = Претендент
inis-ui-passed = Пас
inis-ui-clans-led = чужие кланы на территориях, где этот игрок — вождь
inis-ui-sanctuaries = святилища на территориях, где есть кланы этого игрока
inis-ui-territories = территории, где есть кланы этого игрока
inis-ui-cauldron = На «Котле Дагды»: { $n ->
    [one] { $n } клан
    [few] { $n } клана
   *[many] { $n } кланов
}
inis-ui-known-cards = Карты, которые вы знаете
inis-ui-hidden-cards = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
inis-ui-none = Нет
inis-ui-draft = Выбор карт, шаг { $step } из { $steps }
inis-ui-draft-keep = Оставляете себе { $keep }, передаёте { $pass }:
inis-ui-draft-public = Каждый оставляет себе { $keep ->
    [one] { $keep } карту
    [few] { $keep } карты
   *[many] { $keep } карт
}, а остальные передаёт дальше.
inis-ui-choice = На столе перед вами
inis-ui-fold = Показывать карты
inis-ui-kept = Оставляете себе
inis-ui-goes-to = Получит { $name }
inis-ui-stack = Карты, которые сейчас разыгрывают
inis-ui-clash = Сражение: { NAME($place) }
inis-ui-pending = далее: { NAME($places) }
inis-ui-free-citadels = Свободные цитадели: { $n }
inis-ui-clash-step = { $step ->
    [citadels] Кланы могут укрыться в цитаделях.
    [reaction] Можно ответить картами трискеля.
    [card] Играют карту.
    [manoeuvre] { WHO($seat) ->
        [you] Ваш манёвр.
       *[other] Манёвр выполняет { NAME($seat) }.
    }
    [withdrawal] { WHO($seat) ->
        [you] Вы отступаете.
       *[other] { NAME($seat) } отступает.
    }
    [toll] Горы требуют карту или клан.
    [cauldron] Кланы возвращаются из «Котла Дагды».
   *[other] Сражение продолжается.
}
inis-ui-due = { $due ->
    [either] Цена — карта действия или клан.
    [both] Цена — карта действия и клан.
    [clan] Цена — клан.
    [card] Цена — карта действия.
   *[nothing] Нападение не действует.
}
inis-ui-instigator = нападающий
inis-ui-exposed = незащищённые кланы
inis-ui-sheltered = кланы в цитаделях
inis-ui-fallen = { $n ->
    [one] удалён { $n } клан
    [few] удалено { $n } клана
   *[many] удалено { $n } кланов
}
inis-ui-wants-peace = за мир
inis-ui-is-asked = решает, быть ли миру
inis-ui-attacked = под ударом
inis-ui-piles = Стопки карт
inis-ui-free-advantages = Свободные карты преимуществ
inis-ui-used-advantages = Карты преимуществ, использованные в этом раунде
inis-ui-tale-discards = Сброшенные карты эпосов
inis-ui-tales-left = В колоде эпосов: { $n }
inis-ui-action-discards = Сброшенные карты действий
inis-ui-aside = Отложенная карта действия

# Кельтис.
keltis-ui-here = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}
keltis-ui-stone = { NAME($path) }, камень { $row }, стоимость { $value }, { NAME($tile) }{ $count ->
    [0] {""}
   *[other] ; здесь: { NAME($figures) }
}
keltis-ui-figure = { NAME($path) }: { NAME($stands) }; сейчас { $worth }
keltis-ui-figure-waits = { NAME($path) }: фигурка на стартовом камне
keltis-ui-waiting = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
} на стартовом камне: маленьких — { $small }, больших — { $large }
keltis-ui-in-goal = { $n ->
    [0] Ни одна фигурка ещё не дошла до целевой зоны.
    [one] В целевой зоне стоит { $n } фигурка.
    [few] В целевой зоне стоят { $n } фигурки.
   *[many] В целевой зоне стоят { $n } фигурок.
}
keltis-ui-column = колонка: { NAME($column) }
keltis-ui-column-empty = { keltis-colour } колонка: пока без карт
keltis-ui-draw-pile = колода: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
keltis-ui-pile = { keltis-colour } стопка сброса: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}, сверху { NAME($top) }
keltis-ui-pile-empty = { keltis-colour } стопка сброса: пуста
keltis-ui-fan = Развернуть сброс
keltis-ui-fanned = Сброс
keltis-ui-new = новая
keltis-ui-known = Все знают, что эта карта у вас
keltis-ui-known-cards = На руках, взято из сброса
keltis-ui-sort-colour = Разложить по цвету
keltis-ui-sort-value = Разложить по числу
keltis-ui-facts = счёт сейчас: { $score }; с плиток: { $points }; камней желаний: { $stones }; карт на руках: { $cards }
keltis-ui-look = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}: { $facts }. Показать колонки
keltis-ui-score-now = Счёт сейчас: { $score }

# «Орифламма».
oriflamme-ui-round = Раунд { $n } из { $rounds }
oriflamme-ui-fan = Позиция { $n }: разложить стопку из { $height } карт
oriflamme-ui-hand = Карты на руках
oriflamme-ui-hold = Удерживайте карту, чтобы её прочитать
oriflamme-ui-look = Посмотреть карты
oriflamme-ui-your-family = Ваша семья
oriflamme-ui-in-hand = На руках
oriflamme-ui-aside = Отложенные карты
oriflamme-ui-pile = Сброс
oriflamme-ui-twin-ready = Близнец наготове
oriflamme-ui-bribe-token = Жетон подкупа
oriflamme-ui-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
oriflamme-ui-none = Нет
oriflamme-ui-entered-now = В ряду с этого раунда

# Иниш.
inis-ui-map = Остров. Перетаскивайте его или двигайте стрелками; + и − меняют масштаб, 0 показывает весь остров.
inis-ui-nearer = Приблизить
inis-ui-farther = Отдалить
inis-ui-fit = Показать весь остров
inis-ui-common = Общее
inis-ui-round = Раунд { $n }
inis-ui-tiles-left = В стопке ещё { $n ->
    [one] { $n } территория
    [few] { $n } территории
   *[many] { $n } территорий
}
inis-ui-left = { $piece ->
    [citadel] Осталось цитаделей
    [sanctuary] Осталось святилищ
   *[deed] Осталось подвигов
}: { $n }
inis-ui-spot = Место { $n } из { $all } для новой территории, рядом: { NAME($near) }

# Земля кланов.
clans-ui-board = Поле
clans-ui-print = { $shape ->
    [circle] круг { $number }
    [square] квадрат { $number }
    [triangle] треугольник { $number }
    [diamond] ромб { $number }
    [star] звезда { $number }
    [crescent] полумесяц { $number }
    [cross] крест { $number }
    [hexagon] шестиугольник { $number }
   *[none] ничейная земля
}
clans-ui-square = { $square }: { NAME($print) }{ $lies ->
    [token] , { $whose ->
        [own] ваш жетон
       *[other] жетон: { NAME($clan) }
    }
    [castle] , { $whose ->
        [own] под вашим замком { NAME($castle) }
       *[other] под замком { NAME($castle) }: { NAME($clan) }
    }
   *[none] {""}
}
clans-ui-whose-castle = { $whose ->
    [own] ваш замок { NAME($castle) }
   *[other] замок { NAME($castle) }: { NAME($clan) }
}
clans-ui-castle = { clans-ui-whose-castle }; стоит на { $squares }. Сила вокруг: { NAME($units) }
clans-ui-units-of = { NAME($clan) } — { $n }
clans-ui-step = Против замка: { clans-swords }. { $step ->
    [arming] Выберите карты, которые выкладываете.
    [adding] Напарник может добавить свои.
   *[defending] { $whose ->
        [own] Столько же Щитов отобьют атаку.
       *[other] Отбить атаку может { NAME($clan) }.
    }
}
clans-ui-prize = приз { NAME($castle) }
clans-ui-completes = завершает { NAME($castle) }
clans-ui-ready = { $whose ->
    [own] Ваши жетоны
   *[other] Жетоны ({ NAME($clan) })
} на { $squares } имеют форму приза { NAME($castle) }: замок будет возведён со следующим захватом.
clans-ui-card = { $square }: { NAME($print) }{ $sign ->
    [sword] , Меч
    [shield] , Щит
   *[none] {""}
}{ $chosen ->
    [yes] , выбрано
   *[no] {""}
}
clans-ui-hand = Ваши карты
clans-ui-wizards = { $n ->
    [one] { $n } открытый Колдун
    [few] { $n } открытых Колдуна
   *[many] { $n } открытых Колдунов
}
clans-ui-draw = Колода: { $n }
clans-ui-used = Сброс: { $n }
clans-ui-bag = Призов в мешочке: { $n }
clans-ui-won = Добытые призы
clans-ui-look = { WHO($seat) ->
    [you] вы
   *[other] { NAME($seat) }
}: { $facts }. Показать, у кого что есть
clans-ui-facts = очки: { $points }; призы: { $prizes } из { $needed }; жетонов осталось: { $tokens }; замков осталось: { $castles }; карт на руках: { $cards }; открытых Колдунов: { $wizards }{ $team ->
    [yes] ; напарник: { NAME($partner) }
   *[no] {""}
}
