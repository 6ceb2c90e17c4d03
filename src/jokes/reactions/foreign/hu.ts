import type { Reaction } from '../../book'

/** Hungarian: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const huReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Semmi különös. Nálatok?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Szép idő van ma, ugye?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Én? A vacsorára gondolok”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Megvárom, míg lefő a kávé.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Tudomásul vettem. Nyugi van.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Hát jó. Még egy korty.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'most? komolyan, most?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'reggel megbeszéljük' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'jó. és most alvás' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Mindenki, aki csak annyit kérdezett: „mi újság?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'A pénztáros, aki csak annyit mondott: „következő”' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Első rész a négyből. Szünet nincs.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Az ember csak áll és bólogat. Más nem kell.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Ennyi élet ilyen kevés szóban.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Senki nem magyaráz semmit. Mindenkinél zsebkendő.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'az arcom × a tanúk száma ÷ amit hangosan ki lehet mondani' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'amit gondolok − amit mondok = egy nagyon hosszú séta' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Várjunk. Ezt most hangosan mondom?', p3: 'A liftben. Tele van.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Ezt ma már háromszor elmeséltem', p3: 'Ugyanannak az embernek' },
  },
  {
    template: 'certificate',
    words: { title: 'Díj a legrövidebb történetért', who: 'Én (hosszú változat kérésre)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Érdemrend a pókerarcért', who: 'Az enyém, majdnem', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '„Minden rendben”',
      level2: 'Egy sokatmondó sóhaj',
      level3: '„Ülj le, mesélek”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Hallgatás',
      level2: 'Hallgatás, de arccal',
      level3: 'Egy nagyon hosszú „hát igen”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '„Nálunk minden a régi!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'A családi csoport, éjfélig' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Egy nyilas ábra, szalvétán' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Van valami újság?” „Semmi, nálad?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Új függönyünk van!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '„Nahát.” Elég lett volna egy „nahát”.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Ide kellett volna egy hatásszünet.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Minden oké, és te?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, majd mesélek' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Semmi, semmi :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Akik csak köszönni jöttek' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Én, a mondat közepén' } },
  {
    template: 'iceberg',
    words: {
      tip: '„Megvagyunk”',
      under: '{text}',
      deep: 'A hosszú változat, hangutánzással',
      abyss: 'A diavetítéses változat',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '„Á, semmi extra”',
      under: '{text}',
      deep: 'Amit igazából gondolok',
      abyss: 'Amit hajnali háromkor gondolok',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Én. Valahol ki kell jönnie.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Én, belül, lassítva' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Hát, előfordul”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Kér valaki egy kekszet?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'van még valami?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'A boltban van róla képeslap. Még kettő.' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'A galamb mindent jegyzetel' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Ő csak teregetni jött ki' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '„Még egyszer” – suttogja a medve' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Ég a pillecukor, és senki sem veszi észre' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'A rendező még egy zsebkendőt kér' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'A szomszéd néni szerint ő már tegnap tudta' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Három professzor áll itt, és egyik sem szól.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Írja le kétszer. Az egyik a hűtőmre kell.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Húzódjon arrébb, én is lefekszem.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Lejárt az idő. De csak mondja tovább.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Még egyszer, de más-más hangon.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'A maci kérdezi, mi lett aztán.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'A lángosos, aki kijött a bódéból, hogy elolvassa' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Jön még egy kört? Nem volt rajtam a szemüvegem”' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Erről a kártyák egy szót sem szóltak.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Egy pillanat, szólok a nővéremnek.' } },
]
