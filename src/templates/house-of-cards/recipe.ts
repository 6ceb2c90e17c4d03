import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const maxChars = { tower: 48, base: 60, cat: 50 } as const
const bases = ['Hope, mostly', 'One night of sleep', 'A good mood and tape']

const fits = ({ tower = '', base = '', cat = '' }: Words) =>
  tower.length <= maxChars.tower && base.length <= maxChars.base && cat.length <= maxChars.cat

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (words: Words, fit: number, reason: string) => fits(words) && fills.push({ words, fit, reason })
  const steps = relationOf(reading, 'steps')
  const [base, tower, cat] = steps?.items ?? []
  if (steps?.items.length === 3 && base && tower && cat) {
    add({ tower, base, cat }, 0.95, 'you built it in two steps; there were three.')
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const words = { tower: asQuote(saidDid.said), base: 'My trust', cat: asCaption(saidDid.deed) }
    add(words, 0.95, 'you believed it, and so did the cards.')
  }
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const plan = intent && asActivity(intent.sober)
  const paw = intent && asActivity(intent.tempting)
  if (plan && paw) {
    for (const base of bases.slice(0, 2)) {
      add({ tower: plan, base, cat: paw }, 1.1, 'you built it well, and then the paw.')
    }
  }
  const people = relationOf(reading, 'people')
  const paws = people && asLabel(people.whole, maxChars.cat)
  if (paws) {
    add(
      { tower: 'My inner peace', base: 'Everyone behaving', cat: paws },
      0.95,
      'they only wanted to touch it.',
    )
  }
  if (reading.register === 'dreaded-topic' && reading.text.length <= maxChars.cat) {
    const words = { tower: 'My plans for today', base: 'A bit of optimism', cat: reading.text }
    add(words, 0.9, 'you looked away for one second.')
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'house-of-cards',
  reason: 'you built it high, and here comes a paw.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.turns
          .map(([tower, cat], index) => ({ tower, base: bases[index % bases.length] ?? '', cat }))
          .filter(fits)
      : [],
  standbys: [
    { words: { tower: 'My calm', base: 'Not thinking about {thing}', cat: '{Thing}' }, mood: 'bad' },
    { words: { tower: 'My view on {thing}', base: 'One headline', cat: 'The article' } },
    {
      words: { tower: '{text}', base: 'Two people and a prayer', cat: 'One of them is off sick' },
      kinds: ['noun'],
    },
    { words: { tower: 'The whole plan', base: 'It not being Tuesday', cat: 'Tuesday' }, mood: 'bad' },

    {
      words: { tower: 'The system', base: 'A cable marked “do not touch”', cat: 'Somebody new' },
      mood: 'bad',
    },
    { words: { tower: 'A civil society', base: 'Queueing', cat: 'One elbow' }, about: 'people' },
    { words: { tower: 'My version of events', base: 'No witnesses', cat: 'A witness' }, about: 'own' },
    { words: { tower: 'My patience', base: '“Any minute now”', cat: 'Another minute' }, about: 'waiting' },
    { words: { tower: 'My expertise', base: 'Confidence', cat: '{text}' }, kinds: ['question'] },
    { words: { tower: 'A pleasant chat', base: 'Nobody being honest', cat: '{text}' }, kinds: ['quote'] },
    { words: { tower: 'A perfect day', base: 'Not checking my mail', cat: 'A small red dot' }, mood: 'good' },

    { words: { tower: 'All of today', base: 'A good night', cat: 'It can be built again' }, isGentle: true },
    {
      words: { tower: 'A quiet hour', base: 'A soft chair', cat: 'A cat who wants company' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ tower: 'Meine Laune', base: 'Trockene Socken', cat: 'Eine Pfütze' }],
    fr: [{ tower: 'Ma bonne humeur', base: 'Des chaussettes sèches', cat: 'Une flaque' }],
    es: [{ tower: 'Mi buen humor', base: 'Calcetines secos', cat: 'Un charco' }],
    it: [{ tower: 'Il mio buonumore', base: 'Calzini asciutti', cat: 'Una pozzanghera' }],
    pt: [{ tower: 'O meu bom humor', base: 'Meias secas', cat: 'Uma poça' }],
    nl: [{ tower: 'Mijn goede humeur', base: 'Droge sokken', cat: 'Een plas' }],
    '*': [
      { tower: '{text}', base: '…', cat: '!' },
      { tower: '♥', base: '…', cat: '!' },
    ],
  },
}
