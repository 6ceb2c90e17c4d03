import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** Calm remarks that fit nearly any event. */
const composures = ['“No, no, go on”', '“Interesting!”', '“All good here”'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid?.isSpeakers) {
    fills.push({
      words: { outside: asQuote(saidDid.said), inside: asCaption(saidDid.deed) },
      fit: 1.16,
      reason: 'you said it so calmly that it almost worked.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { outside: asQuote(renaming.name), inside: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'you smiled at the word and thought the other.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (reading.isEnglish && first && second && turns.length === 2) {
    fills.push({
      words: { outside: asQuote(second.line), inside: asQuote(first.line) },
      fit: 0.9,
      reason: 'you answered; nobody heard the alarm.',
    })
  }
  if (!reading.isEnglish) return fills
  fills.push(...fillsFromFeeling(reading))
  return fills
}

/** The text is the panic; what is said aloud is ours. */
function fillsFromFeeling(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: { outside: `“I will ${inline(wish)}”`, inside: asCaption(intent.tempting) },
      fit: 1.02,
      reason: 'you promised with a straight face.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  const people = relationOf(reading, 'people')
  const news = waiting ? asCaption(reading.phrase) : people ? asCaption(people.whole) : null
  if (news) {
    for (const outside of composures) {
      fills.push({ words: { inside: news, outside }, fit: 0.94, reason: 'you would never say it aloud.' })
    }
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from !== 'turnabout' || reading.mood !== 'bad') continue
    fills.push({
      words: { inside: finish(after), outside: '“No, it was no trouble at all”' },
      header: before,
      fit: 0.9,
      reason: 'you kept your face, just about.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (inside: string, outside: string, fit: number, header?: string) =>
    fills.push({ words: { inside, outside }, header, fit, reason: 'you are calm, from the outside.' })
  const cornered = relationOf(reading, 'cornered')
  if (cornered) {
    add('Is that a window? Does it open? How high is it?', '“Wow, tell me more”', 1.22, reading.text)
  }
  const consequence = relationOf(reading, 'consequence')
  if (consequence) add(reading.text, '“No, no, it is fine”', 1.26)
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const outside of ['“It is fine. Honestly.”', '“How nice for everyone”', '“These things happen”']) {
      add(asCaption(trifle.event), outside, trifle.isSmall ? 1.26 : 0.96)
    }
  }
  const request = relationOf(reading, 'request')
  if (request) add(asCaption(request.wish), '“Whatever works for you!”', 1.2)
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.thoughts.map((inside) => ({ inside, outside: '“I am listening”' })),
}
