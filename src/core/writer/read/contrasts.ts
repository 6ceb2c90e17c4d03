import type { Phrase } from './phrase'
import { wordsPhrase } from './phrase'
import { asActivity, asCaption, asObject, finish, withoutI } from './phrase-forms'
import { type Reading, relationOf } from './reading'

/** A sensible thing and a tempting one, which wins. */
export interface Contrast {
  sober: Phrase
  tempting: Phrase
  /** The person who chooses: "Me", "Men"; empty where we do not know the word. */
  who: string
  from: 'versus' | 'choice' | 'instead' | 'intent'
}

/** Every pair of a sober and a tempting thing in the text. */
export function contrastsOf(reading: Reading): Contrast[] {
  const contrasts: Contrast[] = []
  const { me } = reading
  const intent = relationOf(reading, 'intent')
  if (intent) contrasts.push({ sober: intent.wish, tempting: intent.obstacle, who: me, from: 'intent' })
  const instead = relationOf(reading, 'instead')
  if (instead) {
    const who = instead.who && !/^(?:i|we)$/i.test(instead.who.text) ? withoutModal(instead.who) : me
    contrasts.push({ sober: instead.dropped, tempting: instead.taken, who, from: 'instead' })
  }
  const choice = relationOf(reading, 'choice')
  if (choice) {
    const who = choice.who ? asCaption(choice.who) : me
    contrasts.push({ sober: choice.first, tempting: choice.second, who, from: 'choice' })
  }
  const versus = relationOf(reading, 'versus')
  if (versus) contrasts.push({ sober: versus.first, tempting: versus.second, who: me, from: 'versus' })
  return contrasts
}

function withoutModal(who: Phrase): string {
  return asCaption(who).replace(/ (?:will|would|can|could|just|literally)$/i, '')
}

/** A first half and what became of it. */
export interface Halves {
  before: string
  after: string
  from: 'then-now' | 'expectation' | 'turnabout' | 'said-did' | 'steps'
}

export function halvesOf(reading: Reading): Halves[] {
  const halves: Halves[] = []
  const thenNow = relationOf(reading, 'then-now')
  if (thenNow) halves.push({ before: thenNow.earlier, after: thenNow.later, from: 'then-now' })
  const expectation = relationOf(reading, 'expectation')
  if (expectation) halves.push({ before: expectation.expected, after: expectation.real, from: 'expectation' })
  const turnabout = relationOf(reading, 'turnabout')
  const isTurn = turnabout !== undefined && !(turnabout.isPlain && isGoodNews(reading))
  if (isTurn && !thenNow && !relationOf(reading, 'said-did') && !relationOf(reading, 'intent')) {
    halves.push({ before: withoutI(turnabout.before), after: withoutI(turnabout.after), from: 'turnabout' })
  }
  const steps = isGoodNews(reading) ? undefined : relationOf(reading, 'steps')
  const last = steps?.items.at(-1)
  // All sentences before the last: the first one alone seldom leads to the last.
  if (steps && steps.items.length >= 3 && last)
    halves.push({ before: steps.items.slice(0, -1).join('. '), after: last, from: 'steps' })
  return halves
}

/** True for good news. Two good things in a row are no reversal. */
function isGoodNews({ mood, situations }: Reading): boolean {
  return mood === 'good' || situations[0]?.tells === 'success'
}

/** People who do one thing before or without another: "ask for a discount before saying hello". */
export function skippedDuty(
  reading: Reading,
): { who: string; done: string; skipped: string; object: string | null } | null {
  const people = relationOf(reading, 'people')
  if (!people || /[.!?]\s/.test(people.act.text)) return null
  const cut = people.act.words.findIndex((word) => /^(?:before|without)$/i.test(word.text))
  if (cut < 2) return null
  const done = asActivity(wordsPhrase(people.act, 0, cut))
  const skipped = asActivity(wordsPhrase(people.act, cut + 1))
  if (!done || !skipped) return null
  const deed = wordsPhrase(people.act, 0, cut)
  const goal = /\b(?:for|about) ((?:a|an|the|my|their|more) .+)$/i.exec(deed.text)?.[1]
  return { who: asCaption(people.who), done, skipped, object: goal ? finish(goal) : asObject(deed) }
}
