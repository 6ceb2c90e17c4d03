import type { Reaction } from '../../book'

/** Croatian: they answer how the text is told, never what it says, so that any news may stand there. */
export const hrReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Guska moli isto to, ali pismeno' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Susjeda, koja je samo vješala rublje' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Medvjed pita tko bi ga otpratio kući' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '„Noćas svi spavamo u istom šatoru, može?”' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Cijela država pristavlja kavu' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Voditelj moli trenutak. Slijedi prognoza.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'O ovome već postoji šest doktorata i jedna opera.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Oko naglaska se svađamo već tristo godina.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Kupiti maramice. Za mene.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Ovaj sat častim ja.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Djede, daj mi ruku' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Medo moli da svjetlo ostane upaljeno' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Hoće li proći još jednom? Naočale su mi u autu”' },
  },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'Ekipa s picigina. Loptica je pala.' } },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Trideset godina posla, a mačka je vidjela prva.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Samo tren, da obrišem kuglu.' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Susjed koji je samo htio posuditi bušilicu' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Cijeli red u pošti, s brojevima u ruci' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Pljusak je stao. Ja još stojim.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'I čuvar je skinuo kapu.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ma gura se. A kako ste vi?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Baš lijep dan, ne?”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Prvo kava.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Dobro. Je li tko za štrudlu?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ujutro ćemo o tome' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Broj slušatelja: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Uzeli smo novi roštilj!”' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Čekaj, u koju je grupu to otišlo?', p3: 'U roditeljsku. Svi su vidjeli.' },
  },
]
