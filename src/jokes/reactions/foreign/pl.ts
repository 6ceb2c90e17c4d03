import type { Reaction } from '../../book'

/** Polish: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const plReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '„A, po staremu. A u was?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ładna dziś pogoda, prawda?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ja? Myślę o obiedzie”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Najpierw kawa.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Przyjmuję do wiadomości.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'No tak. Jeszcze łyczek.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'teraz? serio, teraz?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'jutro o tym pogadamy' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'dobrze. a teraz spać' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Każdy, kto spytał tylko „co słychać?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Pani w piekarni, która chciała tylko 3,20' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Część 1 z 4. Przerw nie przewidziano.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Człowiek staje i kiwa głową. Nic więcej.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Tyle życia w tak niewielu słowach.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Nikt nic nie tłumaczy. Wszyscy mają chusteczki.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'moja mina × liczba świadków ÷ to, co wolno powiedzieć na głos' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'to, co myślę − to, co mówię = bardzo długi spacer' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Chwila. Czy ja to mówię na głos?', p3: 'W windzie. Pełnej ludzi.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Opowiadam to dziś trzeci raz', p3: 'Tej samej osobie' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '„Wszystko dobrze”',
      level2: 'Znaczące westchnienie',
      level3: '„Siadaj, coś ci opowiem”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '„U mnie bez zmian!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Grupa rodzinna, do północy' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Schemat ze strzałkami, na serwetce' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Co nowego?” „Nic, a u ciebie?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Mamy nowe zasłony!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '„Aha”. Zwykłe „aha” by wystarczyło.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Tu się prosiło o dramatyczną pauzę.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Wszystko dobrze, a u ciebie?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, kiedyś opowiem' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'A, nic, nic :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Ci, co przyszli się tylko przywitać' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Ja, w połowie zdania' } },
  {
    template: 'iceberg',
    words: {
      tip: '„Po staremu”',
      under: '{text}',
      deep: 'Długa wersja, z głosami',
      abyss: 'Wersja ze slajdami',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '„E, nic takiego”',
      under: '{text}',
      deep: 'Co naprawdę myślę',
      abyss: 'Co myślę o trzeciej w nocy',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ja. Gdzieś to musi znaleźć ujście.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ja, w środku, w zwolnionym tempie' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„No, bywa”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ktoś ma ochotę na ciasteczko?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'coś jeszcze?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'W sklepiku jest pocztówka. Zostały dwie.' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Gołąb wszystko notuje' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Wyszła tylko rozwiesić pranie' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '„Jeszcze raz” – szepcze niedźwiedź' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'Pianka się pali, a nikt nie widzi' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Realizator prosi o jeszcze jedną chusteczkę' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Sąsiadka z parteru mówi, że wiedziała już wczoraj' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Trzech profesorów i żaden nie piśnie ani słowa.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Proszę przepisać dwa razy. Raz na moją lodówkę.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Proszę się posunąć, też się położę.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Czas minął. Proszę mówić dalej.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Jeszcze raz, ale na głosy.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Miś pyta, co było dalej.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Ratownik, który zapomniał, po co ma gwizdek' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Przeleci jeszcze raz? Smarowałam się kremem”' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Karty nic o tym nie mówiły.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Chwileczkę, zawołam siostrę.' } },
]
