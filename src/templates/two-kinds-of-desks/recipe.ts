import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOf = { versus: 1.24, instead: 1.08, intent: 1.06, choice: 0.8 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const a = isVersus ? asCaption(sober) : asActivity(sober)
    const b = isVersus ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!a || !b || (from === 'intent' && !b.includes(' '))) continue
    fills.push({
      words: { a, b },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: isVersus ? 'you know both of these people.' : 'you own one desk and live at the other.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    fills.push({
      words: { a: finish(`${first.who}: ${first.line}`), b: finish(`${second.who}: ${second.line}`) },
      fit: 1.08,
      reason: 'you can tell whose desk is whose.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from === 'steps' || from === 'said-did') continue
    fills.push({
      words: { a: before, b: after },
      fit: from === 'then-now' ? 1.02 : 0.82,
      reason: 'you moved from the left desk to the right one.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'two-kinds-of-desks',
  reason: 'you know which desk is yours.',
  fill,
  fillFromTopic: (topic, isBare) => (isBare ? topic.swaps : topic.reactions).map(([a, b]) => ({ a, b })),
  standbys: [
    { words: { a: 'Has read everything about {thing}', b: 'Has feelings about {thing}' } },
    { words: { a: 'A folder called “{thing}”', b: 'Forty files called “new (2) final”' } },
    { words: { a: '{text}, with a schedule', b: '{text}, with a scream' }, kinds: ['gerund'] },

    { words: { a: 'Stays calm', b: 'Stays' }, mood: 'bad' },
    { words: { a: '“How nice!” Back to work.', b: 'Confetti in the printer' }, mood: 'good' },
    { words: { a: 'Looks it up', b: 'Asks the group chat, starts a war' }, kinds: ['question'] },
    { words: { a: 'Would never say such a thing', b: 'Has it on a mug' }, kinds: ['quote'] },

    { words: { a: 'Confesses at once', b: 'Has an alibi, with slides' }, about: 'own' },
    { words: { a: 'Sets a reminder', b: 'Lives in front of the letterbox' }, about: 'waiting' },
    { words: { a: 'Says so politely', b: 'Makes the small noise' }, about: 'people' },
    { words: { a: 'Waters the plant', b: 'Is the plant' }, isGentle: true },
    { words: { a: 'Tea at four', b: 'Tea since nine' }, isGentle: true },
  ],
  foreign: {
    de: [
      { a: 'Posteingang: 0', b: 'Posteingang: 31 407. Ich suche.' },
      { a: 'Packt eine Woche vorher', b: 'Kauft Socken am Flughafen' },
    ],
    fr: [
      { a: 'Boîte de réception : 0', b: 'Boîte de réception : 31 407. Je cherche.' },
      { a: 'Fait sa valise une semaine avant', b: 'Achète des chaussettes à l’aéroport' },
    ],
    es: [
      { a: 'Bandeja de entrada: 0', b: 'Bandeja de entrada: 31 407. Uso el buscador.' },
      { a: 'Hace la maleta una semana antes', b: 'Compra calcetines en el aeropuerto' },
    ],
    it: [
      { a: 'Posta in arrivo: 0', b: 'Posta in arrivo: 31 407. Uso la ricerca.' },
      { a: 'Fa la valigia una settimana prima', b: 'Compra i calzini in aeroporto' },
    ],
    pt: [
      { a: 'Caixa de entrada: 0', b: 'Caixa de entrada: 31 407. Eu pesquiso.' },
      { a: 'Faz a mala uma semana antes', b: 'Compra meias no aeroporto' },
    ],
    nl: [
      { a: 'Inbox: 0', b: 'Inbox: 31.407. Ik zoek wel.' },
      { a: 'Pakt een week van tevoren', b: 'Koopt sokken op het vliegveld' },
    ],
    '*': [
      { a: '1, 2, 3', b: '?!' },
      { a: '…', b: '{text}' },
    ],
  },
}
