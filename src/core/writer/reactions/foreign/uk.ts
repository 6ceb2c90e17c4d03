import type { Reaction } from '../reaction'

/** Ukrainian: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const ukReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Та нічого нового. А у вас?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Гарна погода сьогодні, правда?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Я? Думаю про вечерю»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Спершу кава.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Гарно сидимо.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ну що ж. Ще ковточок.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'зараз? серйозно?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'вранці поговоримо' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'добре. а тепер спати' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Усі, хто спитав лише «як справи?»' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Касирка, якій треба було знати тільки про пакет' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Частина перша з чотирьох. Без перерви.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Перед таким стоять мовчки й кивають.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Стільки життя в кількох словах.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Ніхто нічого не пояснює. Усі з хустинками.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'моє обличчя × кількість свідків ÷ те, що можна казати вголос' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'що думаю − що кажу = дуже довга прогулянка' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Стривайте. Це я вголос?', p3: 'У ліфті. У повному.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Сьогодні розповідаю це втретє', p3: 'Тій самій людині' },
  },
  {
    template: 'certificate',
    words: { title: 'Премія за найкоротшу розповідь', who: 'Я (повна версія на прохання)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Медаль за незворушність', who: 'Моє обличчя, майже', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '«Усе гаразд»',
      level2: 'Багатозначне зітхання',
      level3: '«Сідай, зараз розкажу»',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Мовчання',
      level2: 'Мовчання, але з виразом обличчя',
      level3: 'Дуже довге «м-да»',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '«У мене все по-старому!»', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Родинний чат, до опівночі' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Схема зі стрілками, на серветці' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Що нового?» «Нічого, а в тебе?»' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«А в нас нові штори!»' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '«Овва». Вистачило б простого «овва».' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Тут годилася б театральна пауза.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Усе добре, а в тебе?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ахаха, потім розкажу' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Та нічого :)' } },
  {
    template: 'shrinking-into-hedge',
    words: { said: '{text}', who: 'Усі, хто просто підійшов привітатися' },
  },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Я, на середині речення' } },
  {
    template: 'iceberg',
    words: {
      tip: '«Та все як завжди»',
      under: '{text}',
      deep: 'Повна версія, на різні голоси',
      abyss: 'Версія зі слайдами',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '«Та нічого особливого»',
      under: '{text}',
      deep: 'Що я думаю насправді',
      abyss: 'Що я думаю о третій ночі',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Я. Треба ж це кудись подіти.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Я, в душі, уповільнено' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Та буває»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Комусь печива?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'це все?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'У крамниці є листівка. Лишилося дві.' } },
]
