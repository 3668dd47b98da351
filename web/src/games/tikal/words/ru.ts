import type { Catalogue } from './en'

/** Russian, in the terms of the Russian rulebook. Forms of a noun: one, a few, many. */
export const ru: Catalogue = {
  nouns: {
    worker: 'рабочий|рабочих|рабочих', leader: 'начальник|начальника|начальников', point: 'очко|очка|очков', ap: 'очко действия|очка действия|очков действия', stone: 'камушек|камушка|камушков', tile: 'тайл|тайла|тайлов',
    treasure: 'сокровище|сокровища|сокровищ', choice: 'вариант|варианта|вариантов', way: 'положение|положения|положений', path: 'путь|пути|путей', place: 'место|места|мест',
  },
  kinds: { jungle: 'джунгли', temple: 'храм', treasure: 'сокровища', volcano: 'вулкан', base: 'базовый лагерь' },
  treasures: { mask: 'маска', jade: 'нефрит', idol: 'идол', bowl: 'чаша', knife: 'нож', shell: 'раковина', mirror: 'зеркало', flute: 'флейта' },
  figures: { worker: 'рабочий', leader: 'начальник' },
  one: { worker: 'рабочий', leader: 'начальник' },
  prompt: {
    bid: 'Сколько вы ставите за этот ход?', choose: 'Выберите один из открытых тайлов', lay: 'Разместите тайл: выберите клетку, поверните, подтвердите', act: 'Ваш ход: потратьте очки действия',
    'first player': 'Определяется первый игрок', tile: 'Открывается тайл', treasure: 'Откапывается сокровище', over: 'Игра окончена',
  },
  tell: {
    first: 'начинает игру', capital: 'начинает с {points}', round: 'Раунд {n}', draw: 'берёт {tile}', display: 'Открыт {tile}', take: 'забирает {tile}',
    return: 'возвращает {tile}: места для него нет', discard: '{tile} некуда положить, он выходит из игры', aside: 'откладывает вулкан {id}', lay: 'кладёт {tile} на {space}',
    opens: 'открывает путь на {what}: {stones}', block: 'получает {count}', 'block scoring': 'получает {count} перед подсчётом', spend: 'тратит {count}', place: 'выставляет фигурку ({one}) на {space}',
    leave: '{one}: с {space}', via: 'через {space}', arrive: 'на {space}', uncover: 'расчищает храм на {what}: теперь {n}', dig: 'копает на {what}', find: 'находит сокровище: {treasure}',
    give: 'отдаёт сокровище: {treasure}', lose: 'вынужденно отдаёт: {treasure}', camp: 'разбивает лагерь на {what}', guard: 'ставит охрану в храм на {what} ({n}): {why}', gone: 'вне игры: {count}',
    bid: 'ставит {points}', pass: 'пасует', win: 'получает ход за {points}', 'win free': 'получает ход даром', scoring: 'Этап подсчёта {n}',
    temple: 'храм на {what}: {n}', 'score temples': 'получает {points} за храмы', 'score treasures': 'получает {points} за сокровища', total: 'теперь у него {points}',
    end: 'заканчивает ход', 'end left': 'заканчивает ход, не потратив {count}',
  },
  do: {
    opens: '{what} {n}', spend: '{n} ОД', via: 'через {space}', uncover: 'ценность {n}', guard: '{n} до конца игры', gone: 'вне игры: {count}', win: 'ход ваш за {points}',
    'win free': 'ход ваш даром', 'score temples': 'храмы +{n}', 'score treasures': 'сокровища +{n}', 'end left': 'пропадёт {count}', paths: 'пути: {list}', nopath: 'без путей',
  },
  offer: {
    bid: 'Ставка {n}', pass: 'Пас', choose: 'Взять {tile}', lay: 'Положить на {space}, поворот {n}°', place: 'Выставить на {space}: {one}', send: '{Figure}: с {from} на {to} тайным путём',
    walk: '{Figure}: с {from} на {to}', uncover: 'Расчистить храм на {space}', dig: 'Копать на {space}', exchange: 'Обмен: {mine} на «{theirs}» игрока {n}', camp: 'Разбить лагерь на {space}',
    guard: 'Охранять {space}: {one}', end: 'Закончить ход', first: 'Начинает игрок {n}', tile: 'Открыт {tile}', find: 'Найдено: {treasure}', other: '{text}',
  },
  menu: { uncover: 'Расчистить уровень', dig: 'Откопать сокровище', camp: 'Разбить лагерь', guard: 'Поставить охрану: {one}', place: 'Выставить сюда: {one}', move: 'Идти: {one} …', walk: 'Дойти до {to}', send: 'Тайный путь на {to}' },
  goal: {
    points: 'Очки', treasure: 'Сокровища', uncover: 'Расчистить храм', dig: 'Раскопки', camp: 'Разбить лагерь', guard: 'Поставить охрану', gone: 'Сохранить фигурки', place: 'Привести фигурки',
    take: 'Взять тайл', lay: 'Положить тайл',
  },
  gain: { to: '{who} на {space}', from: '{who}: на {space} меньше', uncover: 'храм {space} {mark}', dig: 'сокровища {space}: {n}', camp: 'лагерь на {space}', guard: 'охрана на {space}', gone: 'вне игры: {who}', lay: '{tile} на {space}' },
  group: {
    bid: 'Аукцион', lay: 'Положить на {space}', choose: 'Открытые тайлы', place: 'Выставить', walk: 'Идти: {figure} с {space}', send: 'Тайные пути', uncover: 'Расчистка', dig: 'Раскопки', exchange: 'Обмен сокровищами',
    camp: 'Лагеря', guard: 'Охрана', end: 'Закончить', chance: 'Открыто', other: 'Прочее',
  },
  source: {
    capital: 'Начальный капитал', bids: 'Ставки', 'temples 1': 'Храмы, подсчёт 1', 'treasures 1': 'Сокровища, подсчёт 1', 'temples 2': 'Храмы, подсчёт 2', 'treasures 2': 'Сокровища, подсчёт 2',
    'temples 3': 'Храмы, подсчёт 3', 'treasures 3': 'Сокровища, подсчёт 3', 'temples 4': 'Храмы, последний подсчёт', 'treasures 4': 'Сокровища, последний подсчёт',
  },
  ui: {
    board: 'Поле «Тикал»', map: 'Карта Тикала', round: 'Раунд {n} из {m}', scoring: 'подсчёт {n}', final: 'Последний подсчёт', over: 'Игра окончена', players: 'Игроки', you: 'вы', turn: 'ходит', seat: 'Место {n}',
    unexplored: 'не исследовано', canLay: 'тайл сюда подходит: {ways}', holds: 'очки получит {name}', guardOf: 'охраняет {name}', tie: 'очков не получит никто',
    tokens: 'ещё не откопано: {count}', figures: '{name}: {list}', camp: 'лагерь: {name}', ap: 'Осталось очков действия: {n} из {m}',
    cost: 'стоит {n}', rotateLeft: 'Повернуть влево', rotateRight: 'Повернуть вправо', layHint: 'Выберите светящуюся клетку', confirm: 'Положить', cancel: 'Отмена', way: 'положение {n} из {m}',
    moving: '{Figure} с {space}: выберите куда', mapKeys: 'Стрелки ведут с клетки на клетку, Page Down — к следующей с вариантами; Enter берёт, Escape отменяет.', zoom: 'Масштаб карты', zoomIn: 'Ближе', zoomOut: 'Дальше', fit: 'Вся карта', score: 'Очки', now: 'получил бы сейчас', temples: 'храмы', treasures: 'сокровища',
    supply: 'Рабочих в запасе: {n}', leaderAt: 'Начальник: {place}', inSupply: 'в запасе', guarding: 'охраняет храм', gone: 'вне игры', camps: 'Лагерей осталось: {n}', guards: 'Охранников осталось: {n}',
    set: '{count} × {treasure}: {points}', choose: 'Варианты', close: 'Закрыть', gains: 'Этап подсчёта {n}', lastGains: 'Последний этап подсчёта', notYet: 'ещё нет', sum: 'всего', auction: 'Аукцион', display: 'Открытые тайлы',
    moved: 'уже сходил', passed: 'спасовал', calls: 'называет ставку', leads: 'ставит {n}', stack: 'В стопке: {n}, следующая буква {letter}', stackEmpty: 'Стопка пуста', store: 'Запас', numbersLeft: 'Осталось жетонов храма',
    undug: 'Ещё не откопанные сокровища', hand: 'Тайл для размещения', place: 'Выставить', finish: 'Закончить ход', left: 'осталось {n}', bidAmount: 'Ваша ставка', more: 'Больше', less: 'Меньше', onMap: 'на {space}', volcanoAside: 'Вулкан: все считают очки',
  },
}
