import type { Reaction } from '../../book'

/** Bulgarian: they answer how the text is told, never what it says, so that any news may stand there. */
export const bgReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Гъската го иска и в писмен вид' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Съседката, излязла само да простре' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Мечката пита кой ще я изпрати до вкъщи' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '„Тази нощ спим всички в една палатка“' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Цялата страна слага кафето' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Водещият помоли за минутка. Следва времето.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'За това вече има шест дисертации и една опера.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'От триста години спорим за ударението.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Да купя кърпички. За мен.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Днешният час е от мен. И кафето.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Дядо, дай ръка' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Мечо иска лампата да свети' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Ще мине ли пак? Очилата ми са в хотела“' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'Дори продавачът на царевица замълча' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Трийсет години стаж, а котката го видя първа.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Момент, само да избърша кълбото.' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Съседът, дошъл само да върне един буркан' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Целият асансьор, от партера до осмия' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Влязох заради дъжда. Дъждът спря, аз съм още тук.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Дори пазачът си свали шапката.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ами, караме я. А вие?“' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Хубаво времето днес, а?“' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Първо кафето.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Добре де. Някой иска ли баничка?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ще говорим сутринта' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Слушатели: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Сложихме си климатик!“' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Чакай, в коя група го пратих?',
      p3: 'В групата на входа. Всички са го видели.',
    },
  },
]
