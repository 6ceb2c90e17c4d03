import { findFiniteVerb } from '../find-verb'
import { countWords, type Phrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { capture, captureFirst } from './capture'

/** A plain thing that goes by a finer name. */
export function findRenaming(phrase: Phrase): Relation | null {
  return (
    findCall(phrase) ?? findMistake(phrase) ?? findSame(phrase) ?? findMerely(phrase) ?? findGrander(phrase)
  )
}

/** "Corporate calling layoffs "rightsizing"". */
function findCall(phrase: Phrase): Relation | null {
  if (/\?\s*$|^(?:so |ok )?(?:what|who|how|why|when|where) do /i.test(phrase.text)) return null
  const [who, rest] = capture(phrase, /^(.{2,30}?) (?:calling|calls|call) (\S.*)$/di) ?? []
  if (!who || !rest || /^(?:please|don't|they never|never)\b/i.test(who.text)) return null
  const [thing, quoted, other] =
    captureFirst(rest, [/^(.+?) (?:"([^"]+)"|(an? .+))$/di, /^(.+) ()(\S+)$/]) ?? []
  const name = quoted?.text || other?.text
  return thing && name && isNounLike(thing) ? { type: 'renaming', who, thing, name } : null
}

/** "Manager thinking a 40-slide deck is a strategy", "people using a spreadsheet as a database". */
function findMistake(phrase: Phrase): Relation | null {
  const groups = captureFirst(phrase, [
    /^(.{2,40}?) (?:thinking|thinks?|believing|believes?|insisting|insists?)(?: that)? (.+?) (?:is|are|counts? as) ((?:an?|the|my|our) .+)$/di,
    /^(.{2,40}?) (?:using|uses|treating|treats|selling|sells) (.+?) as ((?:an?|the) .+)$/di,
  ])
  const [who, thing, name] = groups ?? []
  if (!who || !thing || !name || /^(?:i|we|not|don't)\b/i.test(who.text)) return null
  return isNounLike(who) && isNounLike(thing) && findFiniteVerb(name) < 0
    ? { type: 'renaming', who, thing, name: name.text }
    : null
}

const same =
  '(?:are|is) (?:basically |literally |just |actually |really |exactly )*(?:the (?:exact |very )?same(?: thing| person| one| place| job| day)?|one and the same|identical)[.!]?'
const sames: readonly RegExp[] = [
  new RegExp(`^(.+?) and (.+?) ${same}$`, 'di'),
  /^there(?:'s| is) no difference between (.+?) and (.+)$/di,
  /^(.+?) (?:is|are) (?:basically |literally |just )*the same (?:\w+ )?as (.+)$/di,
  /^(?:being |calling yourself )?"([^"]+)" and (?:being |calling yourself )?"([^"]+)"$/di,
  /^(being .+?) and (being .+)$/di,
]

/** "A and B are the same thing": the first is what it is called, the second what it is. */
function findSame(phrase: Phrase): Relation | null {
  const [name, thing] = captureFirst(phrase, sames) ?? []
  return name && thing && !/[,.]/.test(name.text)
    ? { type: 'renaming', who: null, thing, name: name.text }
    : null
}

/** "The cloud is just someone else's computer", "coffee counts as breakfast". */
function findMerely(phrase: Phrase): Relation | null {
  const counted = capture(phrase, /^(\S.*?) counts? as (.+)$/di)
  const [first, second] =
    counted ??
    capture(
      phrase,
      /^(\S.*?) (?:is|are) (?:(?:really|basically|literally|actually) )?(?:just|basically|literally|nothing but|merely) (.+)$/di,
    ) ??
    []
  if (!first || !second || /[,:.]/.test(phrase.text)) return null
  if (!isNounLike(first) || /^(?:it|this|that|there|everything|he|she|they|you|we|i)\b/i.test(first.text))
    return null
  if (!isNounLike(second)) return null
  return counted
    ? { type: 'renaming', who: null, thing: first, name: second.text }
    : { type: 'renaming', who: null, thing: second, name: first.text }
}

const alsoKnown =
  /^(.+?),? (?:also known as|otherwise known as|aka|a\.k\.a\.|or,? as (?:i|we) (?:like to )?call it,?|or as (?:i|we) say,?) (.+)$/di
const notThisButThat =
  /^(?:i'm|i am|we're|it's|it is|he's|she's|they're) not (?:just )?(.+?)[,.;] (?:i'm|i am|we're|it's|it is|he's|she's|they're) (.+)$/di
const lettersPerWordMore = 1.5

/** "A nap. horizontal life pause", "I'm not late, I'm strategically delayed": first plain, then grand. */
function findGrander(phrase: Phrase): Relation | null {
  const told = captureFirst(phrase, [alsoKnown, notThisButThat])
  if (told?.[0] && told[1] && told[1].text.length > 2)
    return { type: 'renaming', who: null, thing: told[0], name: told[1].text }
  const [plain, grand] = capture(phrase, /^([^.!?:,]+)\. ([^.!?:,]+)$/d) ?? []
  if (
    !plain ||
    !grand ||
    countWords(plain) > 6 ||
    lettersPerWord(grand) < lettersPerWord(plain) + lettersPerWordMore
  )
    return null
  const areNames = findFiniteVerb(plain) < 0 && findFiniteVerb(grand) < 0
  const isReport = /^i\b/i.test(plain.text) && /^i (?:have|am|was|had)\b|^i'(?:ve|m)\b/i.test(grand.text)
  return areNames || isReport ? { type: 'renaming', who: null, thing: plain, name: grand.text } : null
}

function lettersPerWord({ text }: Phrase): number {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('').length / Math.max(1, words.length)
}
