import { anyOf } from '../../text/pattern'
import { finish } from '../read/phrase-forms'
import { capitalise } from '../read/polish-text'
import { fits, isPlain, type Transform } from './tell'
import { isBodyPart, isThing } from './things'
import { join, singular, title } from './wording'

const titleMaxChars = 44
const whoMaxChars = 34
const reasonMaxChars = 76
/** Deeds that are odd enough for a title. Most others are what everybody can do. */
const odd = new RegExp(
  `^${anyOf`
    alphabetise, alphabetize, assemble, barricade, bite, blame, block, break, burn, chew, collect, confiscate, count, delete,
    drop, eat, fake, file, flush, fold, forget, freeze, glue, google, hide, hoard, ignore, iron, juggle, label, lick, lock,
    lose, microwave, photograph, polish, postpone, practise, practice, rehearse, reheat, send, shrink, smuggle, sniff, spill,
    steal, swallow, tape, thank, throw, unplug, untangle, vacuum, wash, water`}$`,
)

/** A title for the deed, on paper: "Diploma in Egg Labelling, my flatmate, for labelling her eggs with names". */
export const diploma: Transform = ({ story, lines, random }) => {
  const at = story.clauses.findIndex(
    (clause) => isPlain(clause) && clause.object && odd.test(clause.verb.base),
  )
  const clause = story.clauses[at]
  if (!clause?.object || clause.particle !== '' || story.clauses.length > 2) return null
  const { subject, object, verb, adverbs, rest } = clause
  const isSomebody = subject.kind === 'i' || (subject.kind === 'noun' && subject.being !== null)
  if (
    !isSomebody ||
    object.being !== null ||
    !isThing(object.bare) ||
    isBodyPart(object.bare) ||
    /^(?:no|any)\b/i.test(object.text)
  )
    return null
  const noun = object.bare.replace(
    /^(?:last|first|new|whole|entire|full|big|small|good|own|old|wrong|only) /i,
    '',
  )
  if (noun.split(' ').length > 2 || /'s?\b| of /.test(noun)) return null
  const skill = title(join(singular(noun), verb.gerund))
  const name = random.pick(lines.diploma.titles).replace('{skill}', skill)
  const who = subject.kind === 'i' ? 'Me' : finish(subject.text)
  const reason = finish(join('for', adverbs, verb.gerund, rest))
  const isFit = fits(name, titleMaxChars) && fits(who, whoMaxChars) && fits(reason, reasonMaxChars)
  return isFit && rest.split(' ').length > 2 ? { title: name, who, for: capitalise(reason) } : null
}
