import type { Catalogue } from '../i18n'

const ru: Catalogue = {
  'nav.home': 'На главную', 'nav.about': 'О проекте', 'nav.label': 'Инструменты', 'nav.skip': 'К содержанию', 'nav.skipchoices': 'К вашим вариантам',
  'common.close': 'Закрыть', 'common.copy': 'Копировать', 'common.copied': 'Скопировано', 'common.save': 'Сохранить', 'common.loading': 'Минуту …',
  'error.unreachable': 'Сервер недоступен. Запущен ли он и есть ли у вас связь?',
  'error.server': 'Сервер не смог этого сделать ({status}). Попробуйте ещё раз.',
  'error.unknown': 'Что-то пошло не так. Попробуйте ещё раз.',
  'lost.title': 'Здесь ничего нет', 'lost.text': 'По этому адресу нет страницы.',

  'home.title': 'Серьёзные игры, точный стол',
  'home.lead': 'Одному против ботов, вместе за одним экраном или с друзьями издалека. Каждое правило проверено, каждый ход сохранён. Без регистрации.',
  'home.players': 'Игроков: {from}–{to}', 'home.play': 'Играть сейчас', 'home.play.what': 'Играть сейчас: вы и боты ({n}, {bot}), сразу.', 'home.table': 'Открыть стол',
  'home.mine': 'Мои столы', 'home.mine.none': 'Пока нет. «Играть сейчас» откроет первый.',
  'home.open': 'Открытые столы', 'home.open.none': 'За открытыми столами никто не ждёт игроков.',
  'home.finished': 'Оконченные партии', 'home.finished.none': 'Оконченные партии остаются здесь: их можно пересмотреть.',
  'home.name': 'Ваше имя', 'home.name.hint': 'Как вас видят другие', 'home.name.saved': 'Имя сохранено.',
  'list.yours': 'Ваш ход', 'list.turn': 'Ход: {names}', 'list.waiting': 'Ждёт игроков', 'list.won': 'Победа: {names}', 'list.over': 'Окончена', 'list.all': 'Показать все ({n})',

  'load.title': 'Загрузить запись', 'load.what': 'Партия в виде текста (.lc) снова станет столом: пересмотреть или доиграть.',
  'load.file': 'Выбрать файл', 'load.paste': 'Вставить текст', 'load.go': 'Загрузить',

  'new.title': 'Стол: {game}', 'new.seats': 'Кто играет', 'new.count': 'Игроков: {n}', 'new.kind': 'Кто играет на месте {n}',
  'new.kind.me': 'Я', 'new.kind.link': 'Друг, по ссылке', 'new.kind.hot': 'Ещё кто-то за этим экраном', 'new.kind.bot': 'Бот',
  'new.bot': 'Какой бот', 'new.name': 'Имя', 'new.who': 'Кто может сесть', 'new.private': 'Только у кого есть ссылка', 'new.public': 'Кто угодно: стол виден в списке',
  'new.clock': 'Часы', 'new.clock.none': 'Без часов', 'new.clock.minutes': 'Минут каждому: {n}', 'new.clock.hours': 'Часов каждому: {n}', 'new.clock.days': 'Дней каждому: {n}',
  'new.clock.what': 'Время на всю партию. Когда оно выйдет, за это место доиграет бот.',
  'new.options': 'Правила этого стола', 'new.default': 'обычно', 'new.create': 'Открыть стол',

  'seats.title': 'Игроки и ссылки', 'seats.nth': 'Игрок {n}', 'seats.open': 'Свободное место', 'seats.me': 'вы', 'seats.person': 'игрок', 'seats.hot': 'за этим экраном', 'seats.bot': 'бот',
  'seats.online': 'здесь', 'seats.offline': 'нет на связи', 'seats.take': 'Сесть сюда', 'seats.leave': 'Освободить место', 'seats.relink': 'Новая ссылка', 'seats.makebot': 'Посадить бота',
  'seats.link': 'Ссылка на место {n}', 'seats.invite': 'Отправьте каждую ссылку одному другу: место получит тот, кто откроет её первым.', 'seats.watch': 'Ссылка для зрителей',
  'seats.leave.sure': 'Покинуть место? Оно освободится, и вернуться можно будет только по новой ссылке.', 'seats.replace.sure': '{name} потеряет это место. Продолжить?',
  'seats.clock': 'Часы: {time}. Когда время игрока выйдет, за него доиграет бот «{bot}».',
  'seats.close': 'Закрыть стол', 'seats.close.sure': 'Закончить эту партию без результата?',
  'sit.title': 'Вас приглашают', 'sit.text': 'За столом «{game}» для вас есть место.', 'sit.go': 'Сесть за стол', 'sit.watch': 'Только смотреть',
  'waiting.title': 'Есть свободные места', 'waiting.text': 'Игра начнётся, когда все места будут заняты. Отправьте ссылки или посадите бота.',

  'now.loading': 'Минуту …', 'now.closed': 'Этот стол закрыт.', 'now.open': 'Ждём игроков. Свободных мест: {n}.', 'now.over': 'Игра окончена.',
  'now.named': '{name}: {what}', 'now.wait': 'Ходит: {names}', 'now.sending': '…', 'now.sofar': 'В этот ход:',
  'turn.title': 'Ваш ход',
  'line.notyet': 'Связи пока нет; попробуйте ещё раз через мгновение.',
  'line.lost': 'Связь прервалась, подключаемся снова. Ничего не потеряно.',
  'look.text': 'Вы смотрите назад: после решения {n}.', 'look.leave': 'К текущему моменту', 'look.back': 'Вернуть игру сюда',
  'vote.text': '{name} просит вернуться к решению {n} (согласны: {yes} из {needed}).', 'vote.yes': 'Согласиться', 'vote.no': 'Нет',
  'table.freeseat': 'Есть свободное место. Ссылка — в «Игроки и ссылки»; туда можно посадить и бота.', 'table.notices': 'Сообщения', 'table.board': 'Игровое поле', 'table.side': 'Варианты и журнал', 'table.watching': 'Вы зритель. Скрытое остаётся скрытым.', 'table.face': 'Смотреть за', 'table.fold': 'Свернуть', 'table.unfold': 'Развернуть',
  'undo.step': 'Отменить один шаг (u)', 'undo.turn': 'Отменить весь ход',
  'why.fine': '«{text}» можно сыграть.',

  'choices.title': 'Варианты', 'choices.none': 'Решать нечего.', 'choices.wait': 'Сейчас решать нечего. Скоро снова ваш ход.', 'choices.watching': 'Вы зритель.',
  'choices.watch': 'Ходят другие …', 'choices.skip': 'Показать сразу',
  'choices.number': '{what}: число от {least} до {most}', 'choices.less': 'Меньше', 'choices.more': 'Больше',
  'notation.label': 'Решение в нотации', 'notation.placeholder': 'нотация, undo, why …', 'notation.send': 'Сыграть',

  'turns.title': 'Что я могу сделать?', 'turns.leave': 'К вариантам', 'turns.wait': 'Ищем ходы целиком …', 'turns.found': 'Ходов: {n}.', 'turns.order': 'Сначала самые многообещающие, по приблизительной оценке.',
  'turns.noorder': 'Без порядка: здесь играют и другие люди.', 'turns.goals': 'К чему стремиться', 'turns.all': 'Все', 'turns.none': 'Ходов не найдено.', 'turns.worth': 'улучшает положение примерно на {n} очк.',
  'turns.play': 'Сделать этот ход', 'turns.stopped': 'Возникло что-то другое: остаток хода решаете вы.',

  'log.title': 'Журнал', 'log.round': 'Раунд {n}', 'log.empty': 'Ещё ничего не произошло.', 'log.chance': 'Случай', 'log.drawn': 'вытянуто втайне', 'log.hidden': 'решает втайне', 'log.undo': 'отменяет последнее решение',
  'log.undone': 'отменено', 'log.look': 'посмотреть этот момент', 'log.back': 'возвращает игру назад',

  'pass.title': 'Передайте экран: {name}', 'pass.text': 'Дальше смотрит только {name}. Остальные отворачиваются.', 'pass.confirm': 'Это я, {name}',

  'end.title': 'Итог', 'end.won': 'Победа: {names}', 'end.with': 'Победных очков: {points}.', 'end.why': 'Наибольший отрыв: {source} (+{points}).', 'end.tie': 'Ничья разрешена: {reason}.',
  'end.notyet': 'Эта партия ещё не окончена', 'end.breakdown': 'Откуда взялись очки', 'end.chart': 'Очки по источникам, полоса на каждого игрока; таблица ниже говорит то же.',
  'end.table': 'Очки по источникам', 'end.source': 'Источник', 'end.total': 'Всего', 'end.curve': 'Счёт по раундам', 'end.lookround': 'Посмотреть начало раунда',
  'end.see': 'Посмотреть итог', 'end.board': 'К столу', 'end.download': 'Скачать запись', 'end.rematch': 'Ещё партию', 'end.rematch.join': 'К новой партии',

  'replay.title': 'Повтор', 'replay.controls': 'Повтор', 'replay.slider': 'Решение', 'replay.at': '{n} из {of}', 'replay.first': 'В начало', 'replay.last': 'В конец',
  'replay.next': 'Вперёд', 'replay.back': 'Назад', 'replay.play': 'Проиграть', 'replay.pause': 'Пауза', 'replay.by': 'Шаг', 'replay.move': 'по решениям', 'replay.turn': 'по ходам', 'replay.round': 'по раундам',
  'replay.link': 'Ссылка на эту позицию',

  'rules.title': 'Правила', 'rules.of': 'Правила: {game}', 'rules.what': 'Нашими словами, со страницами печатных правил. У каждого правила своя ссылка.',
  'rules.search': 'Искать в правилах', 'rules.found': 'Найдено правил: {n}', 'rules.pages': 'с. {pages}', 'rules.ruling': 'Разъяснение',

  'keys.title': 'Клавиши', 'keys.choose': 'взять вариант с этим знаком', 'keys.arrows': 'пройти по вариантам и взять', 'keys.turns': 'что можно сделать в этот ход?', 'keys.undo': 'отменить один шаг', 'keys.notation': 'ввести решение',
  'keys.rules': 'правила к тому, о чём спрашивают', 'keys.log': 'журнал', 'keys.escape': 'закрыть; к текущему моменту', 'keys.replay': 'листать повтор', 'keys.help': 'эта страница',
  'keys.notes': 'В текстовом поле: любой вариант в нотации, «undo» или «why …», чтобы узнать, почему нельзя.',

  'settings.title': 'Настройки', 'settings.language': 'Язык', 'settings.theme': 'Цвета', 'settings.auto': 'как на устройстве', 'settings.light': 'светлые', 'settings.dark': 'тёмные',
  'settings.speed': 'Чужие ходы', 'settings.slow': 'медленно', 'settings.normal': 'обычно', 'settings.fast': 'быстро', 'settings.off': 'сразу',
  'settings.turn': 'Когда ваш ход', 'settings.sound': 'короткий звук', 'settings.notify': 'уведомление браузера', 'settings.denied': 'Браузер не разрешает уведомления с этой страницы.',
  'settings.keyboard': 'Клавиатура', 'settings.keys': 'одиночные клавиши выбирают и действуют',

  'about.title': 'О проекте Long Count', 'about.what': 'Long Count — точный цифровой стол для серьёзных настольных игр: свой сервер, боты, записи, которые остаются у вас, и каждое правило — и как код, и как фраза.',
  'about.exact': 'Где правило действует, там назван его номер. Где печатные правила молчат или их версии расходятся, разъяснение говорит, что решено и почему; некоторые можно выбрать для стола.',
  'about.own': 'Все рисунки и тексты — наши. Игры принадлежат их авторам и издателям; проект с ними не связан.',
  'about.licence': 'Свободная программа под лицензией MIT.',
  'about.data': 'Откуда данные: {game}', 'about.pack': 'Значения', 'about.sources': 'Источники', 'about.show': 'Показать', 'about.all': 'всё', 'about.noted': 'с примечанием', 'about.rows': 'Компоненты и их источники',
  'about.row': 'Компонент', 'about.status': 'Состояние', 'about.source': 'Источники и примечания', 'about.verified': 'проверено', 'about.probable': 'вероятно', 'about.conflict': 'расхождение', 'about.invented': 'наша замена',
}

export default ru
