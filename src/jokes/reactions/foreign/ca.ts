import type { Reaction } from '../../book'

/** Catalan: they answer how the text is told, never what it says, so that any news may stand there. */
export const caReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'L’oca ho demana per escrit' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'La veïna, que només sortia a estendre la roba' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'L’os demana si algú l’acompanya a casa' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '«Avui dormim tots a la mateixa tenda, eh?»' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Tot un país deixa el pa amb tomàquet a mitges' },
  },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Tornem de seguida: el presentador necessita aire' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Ja se n’han fet sis tesis i una òpera.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Fa tres segles que discutim com es pronuncia.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Comprar mocadors. Per a mi.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Avui la sessió la pago jo.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Avi, queda’t una mica més' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'L’osset vol el llum encès' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '«Que torna a passar? No duc les ulleres»' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Tota la platja, amb l’entrepà a mig aire' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Trenta anys d’ofici, i el gat ho ha vist primer.' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Un moment, que netejo la bola.' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'El veí, que només venia a tornar el trepant' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Tota la cua del forn, amb el número a la mà' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'He entrat per l’aire condicionat. Ja hi visc.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Fins i tot el vigilant parla fluixet.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Anar fent. I vosaltres?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Quin dia més bo que fa!»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Primer, el cafè.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Bé. Algú vol un carquinyoli?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'demà en parlem' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Gent que escolta: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Aquest any anem de càmping!»' } },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Espera. A quin grup ho he enviat?',
      p3: 'Al de l’escala. Ja ho ha vist tothom.',
    },
  },
]
