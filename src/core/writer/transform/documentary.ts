import { capitalise } from '../read/polish-text'
import type { Clause } from './story'
import { fits, inARow, isOneTale, isPlain, type Transform } from './tell'
import { bare, join, present, sentence, small, toIts, withoutTime } from './wording'

const narrationMaxChars = 120
const animalMaxChars = 30
const nameWordsMax = 3
const human = 'adult human'

/** A person or an animal as the subject of a nature film: "Observe the flatmate. It labels its eggs with names." */
export const documentary: Transform = ({ story, reading, lines, random }) => {
  const [first] = story.clauses
  if (!first || reading.register === 'win' || story.ending !== '' || !isOneTale(story)) return null
  const { kind, being, isPlural, text } = first.subject
  if (isPlural || !(kind === 'i' || (kind === 'noun' && being !== null))) return null
  const name = kind === 'i' ? human : small(bare(text))
  if (name.split(' ').length > nameWordsMax || /\b(?:in|at|of|from|on)\b|["]/.test(name)) return null
  const deeds = story.clauses.map((clause) => observe(clause))
  if (!deeds.every((deed) => deed !== null) || first.rest === '') return null
  const opening = place(random.pick(lines.documentary.openings), `the ${name}`)
  const told = story.clauses.map((clause, at) => ({
    ...clause,
    said: `${clause.startsSentence ? 'it ' : ''}${deeds[at]}`,
  }))
  const narration = join(opening, sentence(inARow(told)))
  const animal = place(random.pick(lines.documentary.names), name)
  return fits(narration, narrationMaxChars) && fits(animal, animalMaxChars) ? { narration, animal } : null
}

function place(line: string, animal: string): string {
  return line.replace('{animal}', animal).replace('{Animal}', capitalise(animal))
}

/** The event in the present tense; null where a pronoun speaks of somebody else. */
function observe(clause: Clause): string | null {
  const { subject, adverbs, verb, opening, phrase, isNegated } = clause
  const isState = phrase === 'be' && subject.being === 'animal' && !clause.hasInnerClause && !isNegated
  if (opening !== '' || !(isPlain(clause) || isState) || /\b(?:you|your|we)\b/i.test(clause.rest)) return null
  const rest = withoutTime(clause.rest)
  if (rest === null) return null
  const seen = subject.kind === 'i' ? toIts(rest).replace(/\b(?:me|us)\b/g, 'it') : fromOutside(rest, clause)
  return seen === null ? null : join(adverbs, present({ verb, isPlural: false }), seen)
}

const pet = /^(?:my|our) |\b(?:cat|dog|hamster|rabbit|parrot|horse|puppy|kitten)$/i

/** The writer is the owner of a pet, and nobody in the tale of anybody else. */
function fromOutside(rest: string, { subject: { being, text } }: Clause): string | null {
  if (being === 'animal' && pet.test(text)) {
    const told = rest.replace(/\b(?:my|our)\b/gi, 'its human’s').replace(/\b(?:me|us)\b/gi, 'its human')
    return /myself|ourselves/.test(told) ? null : toIts(told)
  }
  return /\b(?:my|our|me|us|myself|him|them)\b/i.test(rest) ? null : toIts(rest)
}
