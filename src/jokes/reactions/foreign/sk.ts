import type { Reaction } from '../../book'

/** Slovak: they answer how the text is told, never what it says, so that any news may stand there. */
export const skReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Hus to žiada aj písomne' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Suseda, ktorá išla len vešať bielizeň' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Medveď sa pýta, kto ho odprevadí domov' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '„Dnes spíme všetci v jednom stane, dobre?“' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Celá krajina stavia na kávu' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Moderátor si pýta minútku. Nasleduje počasie.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Máme o tom šesť dizertácií a jednu operu.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'O výslovnosti sa hádame už tristo rokov.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Kúpiť vreckovky. Pre mňa.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Túto hodinu platím ja.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Dedko, poď aj ty pod paplón' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Macko prosí, aby sa svietilo' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: '„Poletí ešte raz? Okuliare mám v aute“' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'Celý rad na langoše, zrazu úplne ticho' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Tridsať rokov praxe, a mačka to videla prvá.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Momentík, len utriem guľu.' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Sused, ktorý prišiel len po vŕtačku' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Všetci, čo prišli kvôli koláčom' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Dážď dávno prestal. Ja tu ešte stojím.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Aj strážca si zložil čiapku.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ale, ide to. A čo vy?“' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Dnes je pekne, však?“' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Najprv káva.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'No dobre. Dá si niekto štrúdľu?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'preberieme to ráno' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Počet poslucháčov: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Kúpili sme novú kosačku!“' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Počkať. Do ktorej skupiny to odišlo?',
      p3: 'Rodičia zo škôlky. Videli to všetci.',
    },
  },
]
