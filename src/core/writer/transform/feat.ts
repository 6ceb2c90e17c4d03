import { finish } from '../read/phrase-forms'
import { fits, inARow, isOneTale, isPlain, newsOf, type Transform } from './tell'
import { join } from './wording'

const titleMaxChars = 44
const detailMaxChars = 80

/** A deed of the writer as an achievement of a game: "Set off the smoke alarm with a salad". */
export const feat: Transform = ({ story, reading, lines, random }) => {
  const { clauses, ending } = story
  const [first] = clauses
  if (!first || ending !== '' || clauses.length > 2) return null
  if (!clauses.every((clause) => isPlain(clause) && clause.subject.kind === 'i' && clause.tense === 'past'))
    return null
  const deed = finish(
    inARow(clauses.map((clause) => ({ ...clause, said: join(clause.adverbs, clause.predicate) }))),
  )
  const isDeed = first.rest.split(' ').length >= 2 && isOneTale(story)
  if (!isDeed) return null
  const line = random.pick(lines.feat[newsOf(reading)])
  if (fits(deed, titleMaxChars)) return { title: deed, detail: line }
  return fits(deed, detailMaxChars) ? { title: line, detail: deed } : null
}
