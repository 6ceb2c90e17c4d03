import type { Reaction } from '../../book'

/** Italian: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const itReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Niente di che, e lei?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Che bella giornata, eh?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Io? Stavo pensando alla cena»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Prima di tutto, il caffè.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Prendo atto. Con calma.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Eh. Ancora un goccio.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'adesso? proprio adesso?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ne parliamo domani' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ok. ora però si dorme' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Chi aveva chiesto soltanto «come va?»' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'La signora del bar, che aveva detto solo «prego»' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Prima parte di quattro. Senza intervallo.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Davanti a quest’opera si tace e si annuisce.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Quanta vita in così poche parole.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Nessuno spiega niente. Tutti col fazzoletto.' },
  },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'la mia faccia × numero di testimoni ÷ quello che si può dire ad alta voce',
    },
  },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'quello che penso − quello che dico = una lunghissima passeggiata',
    },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Un attimo: lo sto dicendo ad alta voce', p3: 'In ascensore. Pieno.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Oggi l’ho già raccontato tre volte', p3: 'Alla stessa persona' },
  },
  {
    template: 'certificate',
    words: { title: 'Premio per la storia più breve', who: 'Io (la versione lunga c’è)', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '«Tutto bene»',
      level2: 'Un sospiro, ma con intenzione',
      level3: '«Siediti che ti racconto»',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Tacere',
      level2: 'Tacere, ma con le mani',
      level3: 'Un «vabbè» di quattro secondi',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '«Qui tutto come al solito!»', offline: '{text}' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Il gruppo di famiglia, fino a mezzanotte' },
  },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Uno schema con le frecce, sulla tovaglia' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Novità?» «Nessuna, e tu?»' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Abbiamo cambiato le tende!»' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '«Però.» Bastava un semplice «però».' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Ci voleva una pausa a effetto.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Tutto bene, e tu?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ahah, poi ti racconto' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Niente, niente :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Chi era passato solo a salutare' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Io, a metà della frase' } },
  {
    template: 'iceberg',
    words: {
      tip: '«Tutto a posto»',
      under: '{text}',
      deep: 'La versione lunga, con le voci',
      abyss: 'La versione con le diapositive',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '«Mah, niente di speciale»',
      under: '{text}',
      deep: 'Quello che penso davvero',
      abyss: 'Quello che penso alle tre di notte',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Io. Da qualche parte deve uscire.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Io, dentro, al rallentatore' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Eh, capita»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Qualcuno vuole un biscotto?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'altro?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Al bookshop c’è la cartolina. Ne restano due.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Il piccione prende appunti' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Lei era uscita solo a stendere il bucato' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '«Ancora», sussurra l’orso' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Il marshmallow va a fuoco e nessuno se ne accorge' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'La regia chiede un altro fazzoletto' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'La vicina del terzo piano dice che lo sapeva già' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Tre professori qui, e nessuno fiata.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Lo copi due volte. Una è per il mio frigo.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Mi faccia posto, mi sdraio anch’io.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'L’ora è finita. Lei però continui.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Ancora una volta, ma con le vocine.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'L’orsetto vuole sapere come va avanti.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Il bagnino, in piedi sulla sedia per leggere meglio' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '«Ripassa? Stavo mettendo la crema a mio marito»' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Le carte non mi avevano detto niente.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Un attimo, chiamo mia cugina.' } },
]
