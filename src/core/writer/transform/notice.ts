import { anyOf } from '../../text/pattern'
import { capitalise } from '../read/polish-text'
import type { Clause } from './story'
import { fits, isOneTale, isPlain, type Transform } from './tell'
import { bare, join, sentence, small, toYou, withoutTime } from './wording'

const bodyMaxChars = 110
/** Verbs that no sign forbids: they happen to people, or they are kind. */
const unforbidden = new RegExp(
  `^${anyOf`
    have, be, get, become, forget, lose, fall, fail, win, like, love, hate, know, miss, die, live, own, try, thank,
    choose, pick, give, help, save, trade, see, hear, notice, feel`}$`,
)

/** The deed as a house rule: "Please do not label your eggs with names. Looking at you, flatmate." */
export const notice: Transform = ({ story, reading, lines, random }) => {
  const [first] = story.clauses
  if (!first || reading.register === 'win' || story.ending !== '' || !isOneTale(story)) return null
  const { kind, being, isPlural, text } = first.subject
  const isOwn = kind === 'i'
  if (!isOwn && (kind !== 'noun' || being === null || isPlural || / (?:in|of|at|from) /.test(text)))
    return null
  const deeds = story.clauses.map(forbid)
  if (!deeds.every((deed) => deed !== null) || first.rest === '' || deeds.length > 2) return null
  const rule = sentence(`please do not ${deeds.join(' and ')}`)
  const who = small(bare(text))
  const closing = isOwn
    ? random.pick(lines.notice.own)
    : random.pick(lines.notice.others).replace('{who}', who).replace('{Who}', capitalise(who))
  const body = join(rule, closing)
  return fits(body, bodyMaxChars) ? { heading: random.pick(lines.notice.headings), body } : null
}

function forbid(clause: Clause): string | null {
  const { subject, verb, adverbs, opening } = clause
  const rest = withoutTime(clause.rest)
  if (
    !isPlain(clause) ||
    clause.lead === 'but' ||
    rest === null ||
    / now$/.test(rest) ||
    opening !== '' ||
    /\bnever\b|\b(?:you|your)\b/i.test(join(adverbs, rest))
  )
    return null
  if (unforbidden.test(verb.base)) return null
  // "Finally" and "only" tell when, not what.
  const said = subject.kind === 'i' ? toYou(rest) : rest.replace(/\b(?:his|her)\b/g, 'your')
  return join(verb.base, said)
}
