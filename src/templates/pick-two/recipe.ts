import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const thirdWishes = ['Sleep', 'Peace of mind', 'Money left over'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [a, b, c] = list?.items ?? []
  const areWishes = list?.items.every((item) => !/^(?:first|then|i|we|it)\b/i.test(item))
  if (list?.items.length === 3 && areWishes && a && b && c) {
    fills.push({
      words: { a, b, c, deal: reading.isEnglish ? 'Pick two' : '2/3' },
      header: list.lead ?? undefined,
      fit: 1.34,
      reason: 'you asked for three, and he shrugged.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const first = isPair ? asCaption(sober) : asActivity(sober)
    const second = isPair ? asCaption(tempting) : asActivity(tempting)
    if (!first || !second) continue
    for (const third of thirdWishes) {
      fills.push({
        words: { a: first, b: second, c: third, deal: isPair ? 'Pick one and a half' : 'Pick two' },
        fit: from === 'choice' ? 1.14 : 0.96,
        reason: 'you cannot have all three, he checked.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const trade = relationOf(reading, 'trade')
  if (!trade) return []
  const deal = 'You may keep one. Not that one.'
  return [
    {
      words: { a: asCaption(trade.given), b: asCaption(trade.received), c: 'A fair deal', deal },
      fit: 1.26,
      reason: 'you asked what it costs, and she smiled.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'pick-two',
  reason: 'you may have two, and he is sorry.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.podiums.map(([a, b, c]) => ({ a, b, c, deal: 'Pick two' })),
  standbys: [
    { words: { a: '{Thing}', b: 'Free time', c: 'A normal pulse', deal: 'Pick two' } },
    { words: { a: '{text}', b: 'Sleep', c: 'My good mood', deal: 'Pick two' }, kinds: ['noun', 'gerund'] },
    {
      words: { a: 'Being honest', b: 'Being polite', c: 'Being in this room', deal: 'With them: pick two' },
      about: 'people',
    },
    {
      words: { a: 'Doing it', b: 'Enjoying it', c: 'Getting away with it', deal: 'Pick two' },
      about: 'own',
    },
    {
      words: { a: 'Soon', b: 'Complete', c: 'Actually happening', deal: 'Pick one, then wait' },
      about: 'waiting',
    },
    {
      words: { a: 'A short answer', b: 'A true answer', c: 'A nice answer', deal: 'Pick two' },
      kinds: ['question'],
    },
    { words: { a: 'Joy', b: 'Dignity', c: 'An inside voice', deal: 'Today: pick one' }, mood: 'good' },
    { words: { a: 'Solved', b: 'Quiet', c: 'Not my job', deal: 'Pick two' }, mood: 'bad' },
    {
      words: {
        a: 'Fixing it',
        b: 'Staying calm',
        c: 'Keeping my eyebrows',
        deal: 'Sold out. Take a leaflet.',
      },
      mood: 'bad',
    },

    {
      words: { a: 'Tea', b: 'A window', c: 'Nobody calling', deal: 'Today you may have all three' },
      isGentle: true,
    },
    { words: { a: 'A walk', b: 'A nap', c: 'A biscuit', deal: 'Pick any. Pick all.' }, isGentle: true },
  ],
  foreign: {
    de: [{ a: 'Saubere Wohnung', b: 'Hobbys', c: 'Acht Stunden Schlaf', deal: 'Nur zwei davon' }],
    fr: [{ a: 'Un appart propre', b: 'Des loisirs', c: 'Huit heures de sommeil', deal: 'Deux sur trois' }],
    es: [{ a: 'Piso limpio', b: 'Aficiones', c: 'Ocho horas de sueño', deal: 'Elige dos' }],
    it: [{ a: 'Casa pulita', b: 'Hobby', c: 'Otto ore di sonno', deal: 'Scegline due' }],
    pt: [{ a: 'Casa limpa', b: 'Passatempos', c: 'Oito horas de sono', deal: 'Escolhe duas' }],
    nl: [{ a: 'Een schoon huis', b: 'Hobby’s', c: 'Acht uur slaap', deal: 'Kies er twee' }],
    '*': [{ a: '1', b: '2', c: '3', deal: '2/3' }],
  },
}
