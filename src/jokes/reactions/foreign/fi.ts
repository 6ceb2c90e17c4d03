import type { Reaction } from '../../book'

/** Finnish: they answer how the text is told, never what it says, so that any news may stand there. */
export const fiReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Hanhi pyytää saman kirjallisena' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Rouva, joka tuli vain ripustamaan pyykkiä' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Karhu kysyy, voisiko joku saattaa kotiin' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Vaahtokarkki paloi jo. Kukaan ei huomannut.' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Kahvinkeittimet päällä koko maassa' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Lisää aiheesta säätiedotuksen jälkeen' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Tästä on tehty kuusi väitöskirjaa ja yksi ooppera.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Tämän edessä ei puhuta. Tämän edessä seistään.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Osta lisää nenäliinoja. Itselle.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Mietin tätä vielä saunassa.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Vaari, saat tulla peiton alle' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Nallea ei enää nukuta' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '”Tuleeko se vielä takaisin? Lasit jäi kotiin”' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'Koko ranta, jäätelöt sulamassa käsiin' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Kissa näki sen ensin. Se ei sanonut mitään.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Odotas. Pyyhin pallon ja katson uudestaan.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Naapuri, joka tuli vain lainaamaan peräkärryä' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Ne, joille luvattiin pullakahvit' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Tulin sadetta pakoon. Siitä on neljä tuntia.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Vartijakin otti lakin päästä.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”No mitäs tässä. Entäs sinne?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”On tämä vaan komea ilma”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Keitetään nyt ensin kahvit.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Jaahas. Maistuisiko korvapuusti?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'puhutaan aamulla' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Kuulijoita: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '”Me ostettiin uusi kiuas!”' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Hetkinen. Minne minä tämän lähetin?',
      p3: 'Taloyhtiön ryhmään. Kaikki näkivät.',
    },
  },
]
