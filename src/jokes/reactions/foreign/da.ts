import type { Reaction } from '../../book'

/** Danish: they answer how the text is told, never what it says, so that any news may stand there. */
export const daReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Gåsen vil gerne have det på skrift' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'En nabo, der bare skulle hænge tøj op' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'Bjørnen vil gerne følges hjem' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '”Er der nogen, der har lynet teltet?”' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Hele landet sætter kaffe over' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Vi følger sagen. Herefter: vejret.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Nu skal alle skolebøger skrives om.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Tre universiteter skændes stadig om udtalen.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Husk: flere lommetørklæder. Til mig.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Vi tager lige en time til. Jeg betaler.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Må jeg holde dig i hånden imens?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Bamse vil gerne have lyset tændt' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '”Kommer den forbi igen? Jeg havde solcreme i øjnene”' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'En onkel, på vej tilbage efter læsebrillerne' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Tredive år i branchen, og så det her.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Katten så det først. Den sagde ingenting.' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Naboen, der bare ville låne en stige' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Dem, der kom for kanelsneglenes skyld' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Jeg kom for caféens skyld. Det er tre timer siden.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Her hvisker man. Selv vagten hvisker.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Jo tak, det går jo. Hvad med dig?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Næ, sikke et vejr, vi har!”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Først en kop kaffe.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Nå da. Er der mere kage?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'det tager vi i morgen' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '”Vi har fået varmepumpe!”' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Vent, hvem var det nu, jeg skrev det til?',
      p3: 'Grundejerforeningen. Hele vejen.',
    },
  },
]
