import { finish } from '../read/phrase-forms'
import { capitalise } from '../read/polish-text'
import type { Clause } from './story'
import { fits, isPlain, isWriter, type Transform } from './tell'
import { isBodyPart, isThing } from './things'
import { bare, join, present, withoutTime } from './wording'

const newsMaxChars = 110
const tickerMaxChars = 70

/** The event as a headline, and what became of the thing: "Local flatmate labels eggs. Eggs decline to comment." */
export const headline: Transform = ({ story, lines, random }) => {
  const { clauses, ending } = story
  const [first, second] = clauses
  if (!first || clauses.length > 2 || ending !== '') return null
  const opening = report(first)
  if (opening === null) return null
  const isSame = second === undefined || second.subject.text === first.subject.text
  const more = second && isSame ? report(second) : null
  if (second && isSame && more === null) return null
  const news =
    second && isSame ? `${opening}${second.lead === 'but' ? ' but' : ','} ${predicate(second)}` : opening
  const ticker = second && !isSame ? later(second) : comment(second ?? first, lines.headline, random)
  return ticker !== null && fits(news, newsMaxChars) && fits(ticker, tickerMaxChars)
    ? { news: finish(news), ticker }
    : null
}

function report(clause: Clause): string | null {
  if (/^(?:be|have)$/.test(clause.verb.base)) return null
  if (!isPlain(clause) || clause.opening !== '' || withoutTime(clause.rest) === null || clause.rest === '')
    return null
  const { kind, text } = clause.subject
  if (!isWriter(clause) && kind !== 'noun') return null
  // News do not say "my".
  if (!isWriter(clause) && /\b(?:my|our|me|us|mine|I)\b/.test(clause.rest)) return null
  if (/\b(?:you|your|it|them|him)\b/i.test(clause.rest)) return null
  const subject = isWriter(clause) ? 'Local resident' : localName(text)
  return `${subject} ${predicate(clause)}`
}

function localName(text: string): string {
  return /^(?:my|our)\b/i.test(text) ? `Local ${bare(text)}` : capitalise(bare(text))
}

function predicate(clause: Clause): string {
  const { adverbs, verb, subject } = clause
  const isPlural = subject.isPlural && !isWriter(clause)
  const rest = terse(withoutTime(clause.rest) ?? clause.rest)
  return join(adverbs, present({ verb, isPlural }), isWriter(clause) ? toOwn(rest) : rest)
}

/** "Locks self out in towel". */
function toOwn(rest: string): string {
  return rest
    .replace(/\b(?:my|our) own\b/gi, 'own')
    .replace(/\b(?:my|our) /gi, '')
    .replace(/\bmyself\b/gi, 'self')
    .replace(/\b(?:me|us)\b/gi, 'resident')
}

function terse(text: string): string {
  return text.replace(/\b(?:the|an?) (?=\p{L}{2,})/giu, '')
}

/** The second event as the running line. */
function later(clause: Clause): string | null {
  if (!isPlain(clause) || clause.opening !== '' || /\b(?:my|our|me|us)\b/i.test(clause.rest)) return null
  const { subject } = clause
  if (subject.kind !== 'noun' || /^(?:my|our)\b/i.test(subject.text)) return null
  return finish(
    join(
      capitalise(subject.text),
      clause.adverbs,
      present({ verb: clause.verb, isPlural: subject.isPlural }),
      clause.rest,
    ),
  )
}

function comment(
  { object }: Clause,
  lists: { one: readonly string[]; many: readonly string[] },
  random: { pick<T>(list: readonly T[]): T },
): string | null {
  if (
    !object ||
    object.being !== null ||
    !isThing(object.bare) ||
    isBodyPart(object.bare) ||
    /\bown\b/.test(object.bare)
  )
    return null
  const thing = `the ${object.bare.replace(/^(?:\w+est|first|last|new) /i, '')}`
  const line = random.pick(object.isPlural ? lists.many : lists.one)
  return line.replace('{thing}', thing).replace('{Thing}', capitalise(thing))
}
