import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asHeader,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOfHalves = { 'then-now': 1.05, turnabout: 0.94, 'said-did': 1.1, steps: 0.72 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { expect: before, reality: after },
    fit: fitOfHalves[from],
    reason: 'you ordered the left cake.',
  }))
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { expect: asQuote(saidDid.said), reality: asCaption(saidDid.deed) },
      fit: 1.32,
      reason: 'you got the promise, then you got the box.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { expect: asQuote(renaming.name), reality: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.3,
      reason: 'you read the label before the contents.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        expect: `“I will ${inline(wish)}”`,
        reality: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.26,
      reason: 'you pictured the left one, you baked the right one.',
    })
  }
  return fills
}

/** How a story ends badly. */
const badEnd =
  /\b(?:died|dead|broke|broken|failed|cancel\w+|gone|rain\w*|late|fired|lost|empty|closed|burn\w*|exploded|wrong|stuck|crashed|never|nothing|no one|nobody)\b/i

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const letdown = relationOf(reading, 'letdown')
  if (letdown) {
    fills.push({
      words: { expect: asCaption(letdown.much), reality: asCaption(letdown.little) },
      fit: 1.34,
      reason: 'you ordered plenty, and look.',
    })
  }
  const steps = relationOf(reading, 'steps')?.items ?? []
  const [first, last] = [steps[0], steps.at(-1)]
  if (first && last && steps.length >= 3 && badEnd.test(last)) {
    fills.push({
      words: { expect: first, reality: last },
      fit: 1.24,
      reason: 'you know how that cake felt.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'expectation-reality',
  reason: 'you can still tell that it was a cake.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.turns.map(([expect, reality]) => ({ expect, reality })),
  standbys: [
    { words: { expect: '{Thing}, in the brochure', reality: '{Thing}, out of the box' } },
    { words: { expect: 'What I imagined', reality: 'What {thing} had in mind' }, mood: 'bad' },
    { words: { expect: '{text}, in my head', reality: '{text}, in front of witnesses' }, kinds: ['gerund'] },
    { words: { expect: '{text}: the photo', reality: '{text}: the review' }, kinds: ['noun'], mood: 'bad' },
    { words: { expect: 'How I would handle them', reality: '“No worries at all!”' }, about: 'people' },
    { words: { expect: 'Nobody will notice', reality: 'There is a group chat about it' }, about: 'own' },
    { words: { expect: '“Any minute now”', reality: 'The cobweb has a name' }, about: 'waiting' },
    { words: { expect: 'My calm, grown-up reply to it', reality: 'A thumbs-up and a scream' }, mood: 'bad' },
    { words: { expect: 'It, in theory', reality: 'It, on a weekday' } },
    { words: { expect: 'I shall laugh about it one day', reality: 'One day: no' }, mood: 'bad' },
    { words: { expect: 'Telling it quickly', reality: '“No, wait, I forgot a part”' } },
    {
      words: { expect: 'Taking it in my stride', reality: 'Taking it to bed, to work and to the dentist' },
      mood: 'bad',
    },
    {
      words: {
        expect: 'Somebody will do something about it',
        reality: 'Somebody has made a poster about it',
      },
      mood: 'bad',
    },
    { words: { expect: '“This will be quick to explain”', reality: 'There is a family tree now' } },
    {
      words: { expect: 'Taking it like a professional', reality: 'A noise only known from forests' },
      mood: 'good',
    },
    { words: { expect: 'Telling it with modesty', reality: 'Telling it with sound effects' }, mood: 'good' },
    { words: { expect: 'A dignified nod at the news', reality: 'A lap of the kitchen' }, mood: 'good' },
    { words: { expect: 'A simple yes or no', reality: 'A podcast, in six parts' }, kinds: ['question'] },
    {
      words: { expect: 'Someone will know that', reality: 'Someone will “circle back on that”' },
      kinds: ['question'],
    },
    { words: { expect: 'How that was meant', reality: 'How it will be quoted' }, kinds: ['quote'] },
    { words: { expect: 'What I replied to that, as I tell it', reality: '“Ha, yes”' }, kinds: ['quote'] },
    { words: { expect: 'Today’s list', reality: 'One thing, done well' }, isGentle: true },
    { words: { expect: 'A perfect day', reality: 'A fine day, with crumbs' }, isGentle: true },
  ],
  foreign: {
    de: [
      { expect: 'Der Plan', reality: 'Drei Schrauben übrig' },
      { expect: 'Eine kleine Sache', reality: 'Eine kleine Sache mit Verwandtschaft' },
    ],
    fr: [
      { expect: 'Le plan', reality: 'Il reste trois vis' },
      { expect: 'Un petit souci', reality: 'Un petit souci et toute sa famille' },
    ],
    es: [
      { expect: 'El plan', reality: 'Sobran tres tornillos' },
      { expect: 'Un problemilla', reality: 'Un problemilla con toda su familia' },
    ],
    it: [
      { expect: 'Il piano', reality: 'Avanzano tre viti' },
      { expect: 'Un problemino', reality: 'Un problemino con tutti i parenti' },
    ],
    pt: [
      { expect: 'O plano', reality: 'Sobraram três parafusos' },
      { expect: 'Um probleminha', reality: 'Um probleminha com a família toda' },
    ],
    nl: [
      { expect: 'Het plan', reality: 'Drie schroeven over' },
      { expect: 'Een klein probleem', reality: 'Een klein probleem met familie' },
    ],
    '*': [
      { expect: '{text}', reality: '…' },
      { expect: '…', reality: '{text}' },
    ],
  },
}
