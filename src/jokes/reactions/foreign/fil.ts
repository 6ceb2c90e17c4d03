import type { Reaction } from '../../book'

/** Filipino: they answer how the text is told, never what it says, so that any news may stand there. */
export const filReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Humihingi ang gansa ng kopyang may pirma' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Ang kapitbahay na magsasampay lang sana' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Gusto nang umuwi ng oso, pero may kasama dapat' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“Pag nag-CR ka mamaya, sasama ako, ha?”' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Babalik kami matapos ang isang buntong-hininga' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Susunod: ang lagay ng panahon, at ang lagay namin' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Wala pang nakatapos basahin. Naiiyak muna lahat.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Ituturo ito sa bawat bata sa kalawakan.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Paalala: bumili ng tissue. Para sa akin.' } },
  {
    template: 'the-couch',
    words: { told: '{text}', notes: 'Libre na ang session na ’to. Pahinga muna ako.' },
  },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Lolo, dito ka po muna, ha?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Gising na gising na po si Teddy' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“Iikot pa ba ’yan? Kukunin ko lang ang salamin ko”' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Buong pamilya, may hawak pang inihaw na pusit' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Teka, pupunasan ko lang ang bola.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Nauna pa itong makita ng pusa ko.' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Mga nagtanong lang ng “Kumain ka na ba?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Ang buong jeep, mula Cubao hanggang Quiapo' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Napadaan lang ako. Ngayon, dito na ako nakatira.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Pati ang guwardiya, napahawak sa dibdib.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ayos lang naman. Ikaw, kumusta?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ang init ngayon, ’no?”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Kape muna.' } },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Sige, sige. Sino’ng may gusto ng pandesal?' },
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'bukas na lang, utak' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Mga nakikinig: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Kantahan na! Sino’ng mauuna?”' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Teka, saang group chat ko ’yon na-send?',
      p3: 'Sa GC ng buong angkan. Seen na ng 43.',
    },
  },
]
