import type { Reaction } from '../../book'

/** Dutch: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const nlReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Z’n gangetje, en daar?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Lekker weertje, hè?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ik? Ik denk na over het avondeten”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Eerst koffie.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Genoteerd. In alle rust.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Tja. Nog een slokje.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'nu? moet dat nu?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'morgen praten we verder' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ja ja. en nu slapen' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Iedereen die alleen “hoe gaat-ie?” had gevraagd' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'De kassière, die alleen “bonnetje?” had gezegd' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Deel 1 van 4. Pauzes zijn er niet.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Je staat ervoor en je knikt. Meer hoeft niet.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Zoveel leven in zo weinig woorden.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Niemand legt iets uit. Iedereen heeft een zakdoek.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'mijn gezicht × aantal getuigen ÷ wat je hardop mag zeggen' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'wat ik denk − wat ik zeg = een heel lange wandeling' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Wacht. Zeg ik dit hardop?', p3: 'In de lift. Een volle.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Dit heb ik vandaag al drie keer verteld', p3: 'Aan dezelfde persoon' },
  },
  {
    template: 'certificate',
    words: { title: 'Prijs voor het kortste verhaal', who: 'Ik (lange versie op aanvraag)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Medaille voor een strak gezicht', who: 'Het mijne, bijna', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '“Alles goed”',
      level2: 'Veelzeggend zuchten',
      level3: '“Ga zitten, ik moet je wat vertellen”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Zwijgen',
      level2: 'Zwijgen, maar met een gezicht',
      level3: 'Een heel lange “tja”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“Hier alles bij het oude!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'De familiegroep, tot middernacht' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Een schema met pijlen, op een servet' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Nog nieuws?” “Nee, bij jou?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“We hebben nieuwe gordijnen!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“Zo.” Gewoon “zo” was genoeg geweest.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Daar hoorde een stilte bij. Met een blik.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Alles goed, en met jou?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, vertel ik nog wel' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Laat maar :)' } },
  {
    template: 'shrinking-into-hedge',
    words: { said: '{text}', who: 'Iedereen die alleen gedag kwam zeggen' },
  },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Ik, midden in de zin' } },
  {
    template: 'iceberg',
    words: {
      tip: '“Prima, hoor”',
      under: '{text}',
      deep: 'De lange versie, met stemmetjes',
      abyss: 'De versie met dia’s',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '“Ach, niks bijzonders”',
      under: '{text}',
      deep: 'Wat ik echt vind',
      abyss: 'Wat ik om drie uur ’s nachts vind',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ik. Het moet er ergens uit.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ik, vanbinnen, in slow motion' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Kan gebeuren, hoor”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Wil er iemand een koekje?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'verder nog iets?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'In de winkel ligt de ansichtkaart. Nog twee stuks.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'De duif schrijft alles op' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Ze wilde eigenlijk alleen de was ophangen' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '“Nog een keer,” fluistert de beer' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'De marshmallow staat in brand en niemand merkt het' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'De regie vraagt om een zakdoek' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'De buurvrouw zegt dat ze het gisteren al wist' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Drie professoren hier, en niemand zegt iets.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Schrijf het twee keer over. Eén voor op mijn koelkast.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Schuif eens op, ik kom erbij liggen.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'De tijd is om. Nee, vertel door.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Nog een keer, maar dan met stemmetjes.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Beer wil weten hoe het verdergaat.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'De strandwacht, die er even bij is gaan zitten' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“Komt-ie nog een keer langs? Ik had zand in mijn ogen”' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Hier wisten de kaarten niets van.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Momentje, ik haal mijn zus er even bij.' } },
]
