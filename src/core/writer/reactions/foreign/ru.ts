import type { Reaction } from '../reaction'

/** Russian: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const ruReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Да так, ничего нового. А у вас?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Погода сегодня хорошая, да?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Я? О борще думаю»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Сначала кофе.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Хорошо сидим.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ну и ладно. Ещё глоточек.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'сейчас? серьёзно?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'утром поговорим' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'хорошо. теперь спать' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Все, кто спросил просто «как дела?»' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Кассир, которому надо было знать только про пакет' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Часть первая из четырёх. Без антракта.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Перед таким стоят молча и кивают.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Столько жизни в нескольких словах.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Никто ничего не объясняет. Все с платочками.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'моё лицо × число свидетелей ÷ то, что можно сказать вслух' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'что думаю − что говорю = очень долгая прогулка' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: 'Погодите. Это я вслух?', p3: 'В лифте. В полном.' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Сегодня рассказываю это в третий раз', p3: 'Одному и тому же человеку' },
  },
  {
    template: 'certificate',
    words: { title: 'Премия за самый короткий рассказ', who: 'Я (полная версия по запросу)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Медаль за невозмутимость', who: 'Моё лицо, почти', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '«Всё нормально»',
      level2: 'Многозначительный вздох',
      level3: '«Сядь, сейчас расскажу»',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Молчание',
      level2: 'Молчание, но с выражением лица',
      level3: 'Очень долгое «м-да»',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '«У меня всё по-старому!»', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Семейный чат, до полуночи' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Схема со стрелками, на салфетке' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Что нового?» «Ничего, а у тебя?»' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«У нас новые шторы!»' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '«Ого». Хватило бы простого «ого».' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Тут нужна была театральная пауза.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Всё хорошо, а у тебя?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ахаха, потом расскажу' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Да ничего :)' } },
  {
    template: 'shrinking-into-hedge',
    words: { said: '{text}', who: 'Все, кто просто подошёл поздороваться' },
  },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Я, на середине фразы' } },
  {
    template: 'iceberg',
    words: {
      tip: '«Да всё как обычно»',
      under: '{text}',
      deep: 'Полная версия, на разные голоса',
      abyss: 'Версия со слайдами',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '«Да ничего особенного»',
      under: '{text}',
      deep: 'Что я думаю на самом деле',
      abyss: 'Что я думаю в три часа ночи',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Я. Надо же это куда-то деть.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Я, в душе, в замедленной съёмке' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Ну, бывает»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Кому печенье?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'это всё?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'В лавке есть открытка. Осталось две.' } },
]
