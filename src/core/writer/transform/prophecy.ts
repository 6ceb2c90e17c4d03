import { uncapitalise } from '../read/polish-text'
import type { Clause } from './story'
import { fits, isWriter, newsOf, type Transform } from './tell'
import { bare, join, sentence, toYou, withoutTime } from './wording'

const ballMaxChars = 110

/** The event as a prophecy: "You will see your teacher in the supermarket. You will hide behind the melons." */
export const prophecy: Transform = ({ story, reading, lines, random }) => {
  const { clauses, ending } = story
  // One clause alone is the user's sentence in another tense.
  if (clauses.length < 2 || ending !== '' || /\b(?:[Yy]ou|ME\b)/.test(reading.text)) return null
  const sentences: string[] = []
  for (const [at, clause] of clauses.entries()) {
    const told = foretell(clause)
    if (told === null) return null
    const before = clauses[at - 1]
    const isJoined = clause.isSubjectLeftOut && !clause.startsSentence && before !== undefined
    if (isJoined) sentences.push(`${sentences.pop()} ${join(clause.lead, told.replace(/^will /, ''))}`)
    else
      sentences.push(
        join(clause.lead === 'but' ? 'But' : '', withSubject(clause, told, clause.lead === 'but')),
      )
  }
  const ball = sentences.map(sentence).join(' ')
  return fits(ball, ballMaxChars) ? { ball, teller: random.pick(lines.prophecy[newsOf(reading)]) } : null
}

function withSubject(clause: Clause, told: string, isInside: boolean): string {
  const { kind, text } = clause.subject
  if (isWriter(clause)) return `${isInside ? 'you' : 'You'} ${told}`
  const subject = toYou(text)
  return `${kind === 'noun' && isInside ? uncapitalise(subject) : subject} ${told}`
}

/** The predicate behind the subject: "will not answer the phone". */
function foretell(clause: Clause): string | null {
  const { verb, phrase, isNegated, adverbs, opening, hasInnerClause, subject } = clause
  if (hasInnerClause || !/^(?:now|then|yesterday|today|this morning|last night|last week|)$/i.test(opening))
    return null
  if (subject.kind === 'pronoun' && subject.text === 'you') return null
  // "Gym closed on Monday": a headline has no future.
  const isNamed = subject.isPlural || subject.being === 'relative' || bare(subject.text) !== subject.text
  if (subject.kind === 'noun' && !isNamed) return null
  const rest = withoutTime(clause.rest)
  if (rest === null || (rest === '' && clause.rest !== '')) return null
  const not = isNegated ? 'not' : ''
  const when = /^(?:now|then)$/i.test(opening) ? opening.toLowerCase() : ''
  const will = (...parts: readonly string[]) => join('will', when, not, toYou(join(...parts)))
  switch (phrase) {
    case 'simple':
    case 'negated':
      return will(adverbs, verb.base, rest)
    case 'be': {
      const [first = '', ...others] = rest.split(' ')
      return /^(?:now|still|always|never|only|already|even|also|both|all)$/.test(first)
        ? will(first, 'be', ...others)
        : will('be', rest)
    }
    case 'progressive':
      return will(adverbs, 'be', verb.gerund, rest)
    case 'passive':
      return will(adverbs, 'be', verb.participle, rest)
    default:
      return null
  }
}
