import { anyOf, wholeWords } from '../../text/pattern'
import { finish } from '../read/phrase-forms'
import { capitalise } from '../read/polish-text'
import type { Reading } from '../read/reading'
import { beingOf } from './people'
import type { Clause } from './story'
import { isWriter, newsOf, starsFor, type Transform, type TransformSource } from './tell'
import { isBodyPart, isThing } from './things'
import { join, sentence } from './wording'

export const bodyMaxChars = 110
const titleMaxChars = 60
/** Too little happens in them for a review. */
const plainVerbs =
  /^(?:have|do|want|need|like|love|hate|become|seem|mean|spend|say|tell|know|think|feel|be|hit|give|name|call|turn)$/

/**
 * A review with stars of what was bought, made or lost: "Expensive lock. Bought it for my bike. Someone stole the lock."
 * Where the writer did nothing, it is one of whoever did: "My horse. Is afraid of his own tail."
 */
export const review: Transform = (source) => {
  const told = ofObject(source) ?? ofSubject(source)
  if (!told) return null
  const body = finish(told.body)
  const isFit = told.title.length <= titleMaxChars && body.length <= bodyMaxChars
  return isFit
    ? { title: told.title, body, stars: source.random.pick(starsFor[newsOf(source.reading)]) }
    : null
}

interface Told {
  title: string
  body: string
}

function ofObject({ story }: TransformSource): Told | null {
  const [first, ...others] = story.clauses
  const object = first?.object
  if (!first || !object || !isWriter(first) || first.phrase !== 'simple' || first.tense !== 'past')
    return null
  if (first.opening !== '' || first.hasInnerClause || plainVerbs.test(first.verb.base)) return null
  if (
    object.being !== null ||
    !isThing(object.bare) ||
    /^(?:his|her|their|its|your|this|that|no|some)\b/i.test(object.text)
  )
    return null
  if (isBodyPart(object.bare) && !/(?:beard|hair)$/i.test(object.bare)) return null
  const name = object.bare.replace(/^own /i, '')
  // "Read it about sleep": what follows belongs to the thing.
  if (
    /^(?:about|of|full|made)\b/i.test(object.after) ||
    (subjectMatter.test(object.bare) && /^(?:on|from|with)\b/.test(object.after))
  )
    return null
  // "Bought it for it": the other thing would be taken for this one.
  if (/\b(?:it|them)\b/.test(object.after)) return null
  if (others.length === 0 && story.ending === '' && object.after.split(' ').length < 3) return null
  const [verb = ''] = first.predicate.split(' ')
  const it = object.isPlural ? 'them' : 'it'
  const deed = join(first.adverbs, verb, it, first.particle, object.after)
  return { title: capitalise(finish(name)), body: join(follow(deed, others), ending(story.ending)) }
}

function ofSubject({ story, reading, lines, random }: TransformSource): Told | null {
  const [first, ...others] = story.clauses
  if (first?.subject.kind !== 'noun' || first.opening !== '' || first.lead !== '') return null
  if (first.predicate.split(' ').length < 3 && others.length === 0) return null
  if (/\b(?:and|,)\b/.test(first.subject.text)) return null
  // A sentence without a subject is the writer's, and would be taken for the one who is reviewed.
  if (others.some(({ isSubjectLeftOut, startsSentence }) => isSubjectLeftOut && startsSentence)) return null
  const isShort = others.length === 0 && story.ending === ''
  const closers = lines.review.closers
  const closer = isShort ? random.pick(closers[closerFor(first.subject.text, reading)] ?? []) : ''
  const deed = join(first.adverbs, first.predicate)
  return { title: finish(first.subject.text), body: join(follow(deed, others), ending(story.ending), closer) }
}

const subjectMatter =
  /(?:tutorial|book|video|film|movie|documentary|article|course|podcast|letter|email|message|text|post|picture|photo|call|note|talk|sign|class|show|review)s?$/i

const place = wholeWords(anyOf`
  airline, airport, bakery, bank, bar, cafe, cinema, clinic, club, company, council, gym, hospital, hostel, hotel, library,
  market, museum, nursery, office, park, pharmacy, pool, post office, pub, restaurant, salon, school, shop, spa, station,
  store, supermarket, surgery, theatre, university, zoo`)

/** The list of last words for what is reviewed. */
export function closerFor(text: string, { register }: Reading): string {
  if (register === 'win') return 'win'
  return beingOf(text) ?? (place.test(text.toLowerCase()) ? 'place' : 'thing')
}

/** The deed, and the other clauses behind it: each with a subject of its own is a sentence. */
function follow(deed: string, others: readonly Clause[]): string {
  const sentences = [deed]
  for (const { said, lead, isSubjectLeftOut, startsSentence } of others) {
    if (isSubjectLeftOut && !startsSentence) sentences.push(`${sentences.pop()} ${join(lead, said)}`)
    else sentences.push(/^and$/i.test(lead) ? said : join(lead, said))
  }
  return sentences.map(sentence).join(' ')
}

function ending(text: string): string {
  return text === '' ? '' : sentence(text)
}
