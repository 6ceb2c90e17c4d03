import { finish } from '../read/phrase-forms'
import { fits, isPlain, type Transform } from './tell'
import { isBodyPart, isThing } from './things'
import { bare, join, sentence } from './wording'

const objectMaxChars = 40
const thoughtMaxChars = 110
const dull =
  /^(?:have|get|want|need|like|love|hate|know|make|find|see|do|be|cook|bake|grow|build|write|draw|become|win|pass|learn|play)$/

/** What the thing thinks of it: "The freezer. Somebody unplugged me to charge a phone." */
export const viewpoint: Transform = ({ story, lines, random }) => {
  const [first] = story.clauses
  if (!first?.object || story.clauses.length > 1 || story.ending !== '' || !isPlain(first)) return null
  const { object, subject, verb, adverbs, particle, tense, opening } = first
  if (subject.kind !== 'i' && (subject.kind !== 'noun' || subject.being === null)) return null
  if (
    opening !== '' ||
    object.being !== null ||
    !isThing(object.bare) ||
    isBodyPart(object.bare) ||
    /^own\b|symptom|loan/i.test(object.bare) ||
    dull.test(verb.base)
  )
    return null
  if (
    /\b(?:of|and|no)\b/.test(object.bare) ||
    /\b(?:it|them|myself)\b/.test(object.after) ||
    object.after === ''
  )
    return null
  const us = object.isPlural ? 'us' : 'me'
  const who = subject.kind === 'i' ? 'my human' : `the ${bare(subject.text)}`
  if (subject.kind !== 'i' && /\b(?:my|our|me|us|his|her|their)\b/i.test(object.after)) return null
  const after = subject.kind === 'i' ? object.after.replace(/\b(?:my|our)\b/gi, 'their') : object.after
  const done =
    tense === 'past'
      ? join(subject.isPlural ? 'have' : 'has', adverbs, 'just', verb.participle)
      : join(adverbs, subject.isPlural ? verb.base : verb.third)
  const thought = join(sentence(join(who, done, us, particle, after)), random.pick(lines.viewpoint.asides))
  const name = finish(`the ${object.bare}`)
  return fits(name, objectMaxChars) && fits(thought, thoughtMaxChars) ? { object: name, thought } : null
}
