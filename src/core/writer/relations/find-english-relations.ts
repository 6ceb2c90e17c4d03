import { connectives } from '../connectives'
import { findFiniteVerb, findSubjectEnd, isBareGerund } from '../find-verb'
import { countWords, type Phrase, slicePhrase, wordsPhrase } from '../phrase'
import { asCaption, isNounLike } from '../phrase-forms'
import type { Relation, TextKind } from '../reading'
import { splitAt } from '../split-at'
import { findShapes, withoutCovered } from './find-shapes'
import { asDirectSpeech } from './reported-speech'

const english = connectives.en as (typeof connectives)[string]

/** Relations that only English grammar shows; those of every language are found elsewhere. */
export function findEnglishRelations(phrase: Phrase, kind: TextKind): Relation[] {
  const shaped = findShapes(phrase)
  const plain = [
    findIntent(phrase),
    findSaidDid(phrase),
    findInstead(phrase),
    findChoice(phrase, kind),
    findTurnabout(phrase, kind),
    findPeople(phrase),
    findWaiting(phrase),
    findCondition(phrase, kind),
    findDid(phrase, kind),
  ].filter((relation) => relation !== null)
  return [...shaped, ...withoutCovered(plain, shaped)]
}

function after(phrase: Phrase, pattern: RegExp): Phrase | null {
  const match = pattern.exec(phrase.text)
  return match ? slicePhrase(phrase, match.index + match[0].length, phrase.text.length) : null
}

/** "I want to save money but there's a sale on shoes". */
function findIntent(phrase: Phrase): Relation | null {
  const parts = splitAt(phrase, ['but'])
  if (!parts) return null
  const [first, second] = parts
  const wish = after(
    first,
    /^(?:i|we) (?:(?:really|always|just) )?(?:wanted|want|need|needed|planned|tried|meant|promised|pretend|pretended|said (?:i|we) would|swore (?:i|we) would|should|was going|told myself (?:i|we) would)(?: to)? /i,
  )
  if (wish?.words[0]?.pos !== 'VERB') return null
  const doing = after(second, /^.*\b(?:i'm|we're|i am) (?:actually |just |still )?(?=\w+ing\b)/i)
  return { type: 'intent', wish, obstacle: doing ?? second }
}

/** "My boss says we are a family but denies my vacation". */
function findSaidDid(phrase: Phrase): Relation | null {
  const parts = splitAt(phrase, ['but', 'and then', 'then'])
  if (!parts) return null
  const [first, deed] = parts
  const turned = saidLast(first, deed)
  if (turned) return turned
  const verb =
    /^(.{1,40}?) (?:says|say|said|claims|claimed|promises|promised|tells everyone|insists|swears)(?: that)? (?=\S)/i.exec(
      first.text,
    )
  if (!verb?.[1] || /^(?:i|we)$/i.test(verb[1])) return null
  const who = slicePhrase(first, 0, verb[1].length)
  const said = asDirectSpeech(first.text.slice(verb[0].length))
  if (!isNounLike(who) || !said) return null
  const subjectEnd = findSubjectEnd(deed)
  const doer = subjectEnd === null ? '' : wordsPhrase(deed, 0, subjectEnd).text
  return { type: 'said-did', who, said, deed, isSpeakers: /^(?:|he|she|they|it)$/i.test(doer) }
}

/** "My roommate uses my shampoo but says he is bald": deed first, words last. */
function saidLast(first: Phrase, second: Phrase): Relation | null {
  const says = /^(?:he |she |they )?(?:says|say|claims|claim|insists|promises) (?:that )?(?=\S)/i.exec(
    second.text,
  )
  const subjectEnd = says ? findSubjectEnd(first) : null
  if (!says || subjectEnd === null) return null
  const who = wordsPhrase(first, 0, subjectEnd)
  const said = asDirectSpeech(second.text.slice(says[0].length))
  if (!said || !isNounLike(who)) return null
  return { type: 'said-did', who, said, deed: wordsPhrase(first, subjectEnd), isSpeakers: true }
}

function findInstead(phrase: Phrase): Relation | null {
  const between = /^(me|us), (.+?),? and (.+?) in between$/i.exec(phrase.text)
  if (between?.[1] && between[2] && between[3]) {
    const start = between[1].length + 2
    const takenAt = phrase.text.lastIndexOf(between[3])
    return {
      type: 'instead',
      who: slicePhrase(phrase, 0, between[1].length),
      dropped: slicePhrase(phrase, start, start + between[2].length),
      taken: slicePhrase(phrase, takenAt, takenAt + between[3].length),
    }
  }
  const parts = splitAt(phrase, english.instead)
  if (!parts) return null
  const [first, dropped] = parts
  const end = isBareGerund(first, 0) ? null : findSubjectEnd(first)
  return {
    type: 'instead',
    dropped,
    who: end === null ? null : wordsPhrase(first, 0, end),
    taken: end === null ? first : wordsPhrase(first, end),
  }
}

const choiceLead =
  /^(?:ok(?:ay)?,? )?(?:not sure (?:if|whether) |(?:i|we) (?:don't know|can't tell|can't decide) (?:if|whether) (?:to )?|should (?:i|we) (?:just )?|do (?:i|we) |shall (?:i|we) |is (?:it|this|that) |are (?:these|they) |to |either |can't decide (?:if|whether|between) (?:to )?)/i

/** "Should I study or start a new series?", "say sorry or lose the friendship". */
function findChoice(phrase: Phrase, kind: TextKind): Relation | null {
  const lead = choiceLead.exec(phrase.text)
  if (!lead && kind !== 'clause' && !['question', 'command', 'noun', 'gerund', 'fragment'].includes(kind))
    return null
  const body = lead ? slicePhrase(phrase, lead[0].length, phrase.text.length) : phrase
  if (/[,\n]/.test(body.text)) return null
  const parts = splitAt(body, english.or)
  if (!parts) return null
  const [first, second] = parts
  if (kind === 'clause' && !lead && !areDeeds(first, second)) return null
  const doing = /^(.{1,30}?) (?:is|are) (?=(?:just )?\w+ing\b)/i.exec(first.text)
  const isDeed = kind === 'clause' || /(?:should|do|shall) (?:i|we)(?: just)? $|to $/i.test(lead?.[0] ?? '')
  const trimmed = slicePhrase(second, 0, second.text.replace(/\?+$/, '').length)
  return {
    type: 'choice',
    first: doing ? slicePhrase(first, doing[0].length, first.text.length) : isDeed ? asDeed(first) : first,
    second: isDeed ? asDeed(trimmed) : trimmed,
    who: doing?.[1] ? slicePhrase(first, 0, doing[1].length) : null,
  }
}

/** "Cook dinner or eat cereal": the tagger takes the first verb for a noun. */
function areDeeds(first: Phrase, second: Phrase): boolean {
  const [one, other] = [first.words[0], second.words[0]]
  const isPlain = (word = one) => word !== undefined && word.text.toLowerCase() === word.lemma
  return (
    one?.pos === 'NOUN' && other?.pos === 'VERB' && isPlain(one) && isPlain(other) && first.words.length > 1
  )
}

/** After "should I" comes a verb, whatever the tagger thinks of "text him back". */
function asDeed(phrase: Phrase): Phrase {
  const [verb, ...others] = phrase.words
  return verb?.pos === 'NOUN'
    ? { ...phrase, words: [{ ...verb, pos: 'VERB', lemma: verb.text.toLowerCase() }, ...others] }
    : phrase
}

/** Two halves of which the second turns on the first. */
function findTurnabout(phrase: Phrase, kind: TextKind): Relation | null {
  if (kind === 'question' || kind === 'quote') return null
  const body = after(phrase, /^(?:that (?:awkward )?moment )?when (?=\S)/i) ?? phrase
  const parts = splitAt(body, ['but', 'until', 'and suddenly', 'and now', 'and then', 'turns out', 'so now'])
  if (parts && !/[.!?]\s/.test(body.text)) return turnabout(parts)
  const sentences = body.text.match(/[^.!?\n]+[.!?]*/g) ?? []
  if (sentences.length === 2 && !/:/.test(body.text)) {
    const cut = (sentences[0] ?? '').length
    return turnabout([slicePhrase(body, 0, cut), slicePhrase(body, cut, body.text.length)])
  }
  const halves = body.text.split(', ')
  if (sentences.length === 1 && halves.length === 2 && halves[0]) {
    const pair: [Phrase, Phrase] = [
      slicePhrase(body, 0, halves[0].length),
      slicePhrase(body, halves[0].length, body.text.length),
    ]
    if (pair.every((half) => findSubjectEnd(half) !== null) && !/^if\b/i.test(body.text))
      return turnabout(pair)
  }
  const joined = splitAt(body, ['and'])
  if (!joined || sentences.length > 1 || /,/.test(body.text)) return null
  const [first, second] = joined
  const bothAct = findFiniteVerb(first) >= 0 && tellsNews(second)
  return bothAct && kind !== 'noun' ? turnabout(joined) : null
}

/** Has a subject of its own, or a verb in another form than the plain one: "got a pizza party", not "leave early". */
function tellsNews(half: Phrase): boolean {
  const verb = findFiniteVerb(half)
  const word = half.words[verb]
  if (!word || /^so\b/i.test(half.text)) return false
  return findSubjectEnd(half) !== null || /^i'm$/i.test(word.text) || word.text.toLowerCase() !== word.lemma
}

function turnabout([before, later]: [Phrase, Phrase]): Relation | null {
  return countWords(before) >= 2 && countWords(later) >= 2
    ? { type: 'turnabout', before, after: later }
    : null
}

/** "Customers who ask for a discount", "developers promising it will be done". */
function findPeople(phrase: Phrase): Relation | null {
  const { words } = phrase
  const who = words.findIndex((word, index) => index > 0 && word.text.toLowerCase() === 'who')
  const head = who > 0 && who <= 4 ? wordsPhrase(phrase, 0, who) : null
  if (head && isNounLike(head))
    return { type: 'people', who: head, act: wordsPhrase(phrase, who + 1), whole: phrase }
  const doing = words.findIndex((_word, index) => index > 0 && isBareGerund(phrase, index))
  if (doing < 1 || doing > 4 || findFiniteVerb(wordsPhrase(phrase, 0, doing)) >= 0) return null
  const actor = wordsPhrase(phrase, 0, doing)
  const lastPos = actor.words.at(-1)?.pos
  return isNounLike(actor) && (lastPos === 'NOUN' || lastPos === 'PROPN') && !/[,:]/.test(phrase.text)
    ? { type: 'people', who: actor, act: wordsPhrase(phrase, doing), whole: phrase }
    : null
}

function findWaiting(phrase: Phrase): Relation | null {
  const thing = after(phrase, /^(?:still |me )*waiting (?:for|on) /i)
  return thing ? { type: 'waiting', thing } : null
}

/** "You don't have to fix it if you quit". */
function findCondition(phrase: Phrase, kind: TextKind): Relation | null {
  if (
    kind === 'question' ||
    /\b(?:not sure|don't know|what|ask\w*|wonder\w*|check\w*|see|know|as|even|only) if\b/i.test(phrase.text)
  )
    return null
  const leading = /^if (.+?)(?:, | (?=i can't|i don't|i won't|you can't|it ))(.+)$/i.exec(phrase.text)
  if (leading?.[1] && leading[2]) {
    const resultAt = phrase.text.length - leading[2].length
    return {
      type: 'condition',
      condition: slicePhrase(phrase, 3, 3 + leading[1].length),
      result: slicePhrase(phrase, resultAt, phrase.text.length),
    }
  }
  const parts = splitAt(phrase, ['if'])
  return parts && countWords(parts[1]) >= 2
    ? { type: 'condition', result: parts[0], condition: parts[1] }
    : null
}

/** A plain sentence about somebody or something: "the intern pushed to main". */
function findDid(phrase: Phrase, kind: TextKind): Relation | null {
  const body =
    kind === 'when' ? (after(phrase, /^(?:that (?:awkward )?moment )?when (?=\S)/i) ?? phrase) : phrase
  if (kind !== 'clause' && kind !== 'when') return null
  const end = findSubjectEnd(body)
  if (end === null || asCaption(body).length > 90) return null
  return { type: 'did', who: wordsPhrase(body, 0, end), deed: wordsPhrase(body, end) }
}
