import { memoize } from '../memoize'
import { danglingEnds, gerundOf, oppositeGerund } from './english-forms'
import { findFiniteVerb, findSubjectEnd, isBareGerund } from './find-verb'
import { type Phrase, wordsPhrase } from './phrase'
import { capitalise, polishEnglish, uncapitalise, withoutFullStop } from './polish-text'
import type { TaggedWord } from './tagged-word'

/** English words as a caption of their own: polished, no lone quote left from a cut, first letter in capitals. */
export function finish(text: string): string {
  const quotes = (text.match(/"/g) ?? []).length
  const whole = quotes % 2 === 1 ? text.replace(/^"|"$/, '') : text
  return capitalise(withoutFullStop(polishEnglish(whole.trim())))
}

/**
 * The phrase as a caption of its own. Words of a language that cannot be tagged keep their spelling. Nearly every recipe
 * asks for the captions of the same few phrases.
 */
export const asCaption = memoize(({ text, words }: Phrase): string =>
  words.length > 0 ? finish(text) : capitalise(withoutFullStop(text.trim())),
)

/** The phrase as a caption; undefined without a phrase. */
export function asHeader(phrase: Phrase | null): string | undefined {
  return phrase ? asCaption(phrase) : undefined
}

/** "Asked for a raise" of "I asked for a raise": the one in the picture is speaking. */
export function withoutI(phrase: Phrase): string {
  const caption = asCaption(phrase)
  const [subject, verb] = phrase.words
  const isPast = verb?.pos === 'VERB' && verb.text.toLowerCase() !== verb.lemma
  return subject?.text.toLowerCase() === 'i' && isPast ? capitalise(caption.replace(/^I /, '')) : caption
}

/** Verbs whose object is the true activity: "want to save money" is "saving money". */
const carriers = new Set([
  'want',
  'need',
  'try',
  'plan',
  'decide',
  'hope',
  'have',
  'promise',
  'pretend',
  'like',
  'love',
])
const fillers = new Set([
  'just',
  'really',
  'literally',
  'actually',
  'finally',
  'maybe',
  'basically',
  'please',
  'still',
])

function withoutFillers(phrase: Phrase): Phrase {
  let from = 0
  while (fillers.has(phrase.words[from]?.text.toLowerCase() ?? '')) from++
  return from === 0 ? phrase : wordsPhrase(phrase, from)
}

/** From the verb on: "denies my vacation" of "my boss denies my vacation"; the phrase itself without a subject. */
function predicateOf(phrase: Phrase): Phrase {
  const end = findSubjectEnd(phrase)
  return end === null ? phrase : wordsPhrase(phrase, end)
}

/** The verb and what follows it, in dictionary form, when that is certain. */
function verbAndRest(phrase: Phrase): { base: string; rest: string } | null {
  const predicate = withoutFillers(predicateOf(withoutFillers(phrase)))
  const [verb, next, third] = predicate.words
  if (!verb || !/^[a-z]+$/i.test(verb.text)) return null
  const isModal = verb.pos === 'AUX' && /^(?:would|will|should|can|could|must)$/i.test(verb.text)
  if (isModal && next?.pos === 'VERB') return { base: next.lemma, rest: wordsPhrase(predicate, 2).text }
  // "Keeps accusing me" is "accusing me", as often as it may be.
  if (verb.lemma === 'keep' && next && /[a-z]ing$/i.test(next.text) && /^[a-z]+$/.test(next.lemma)) {
    return { base: next.lemma, rest: wordsPhrase(predicate, 2).text }
  }
  if (carriers.has(verb.lemma) && next?.text.toLowerCase() === 'to' && third?.pos === 'VERB') {
    return { base: third.lemma, rest: wordsPhrase(predicate, 3).text }
  }
  if (verb.pos !== 'VERB' || !/^[a-z]+$/.test(verb.lemma)) return null
  if (next?.text.toLowerCase() === "n't") return null
  return { base: verb.lemma, rest: wordsPhrase(predicate, 1).text }
}

/**
 * As something one does or has: "using the docs", "a sale on shoes"; null where the grammar is not certain.
 * Noun phrases and forms in -ing stay as they are; words of a language that cannot be tagged do too.
 */
export function asActivity(phrase: Phrase): string | null {
  if (phrase.words.length === 0) return asCaption(phrase)
  const trimmed = withoutFillers(phrase)
  if (trimmed.words.length === 0) return null
  if (isBareGerund(trimmed, 0)) return asCaption(trimmed)
  const there = /^there(?:'s| is| are) (.+)$/i.exec(trimmed.text)
  if (there?.[1]) return finish(there[1])
  if (findFiniteVerb(trimmed) < 0) return isNounLike(trimmed) ? asCaption(trimmed) : null
  const parts = verbAndRest(trimmed)
  if (!parts) return null
  return finish(`${gerundOf(parts.base)} ${parts.rest}`.trim())
}

/** As what one could do next: "study for the exam"; null where the grammar is not certain. */
export function asCommand(phrase: Phrase): string | null {
  if (phrase.words.length === 0) return asCaption(phrase)
  const trimmed = withoutFillers(phrase)
  if (trimmed.words.length === 0) return null
  if (isBareGerund(trimmed, 0)) {
    const verb = trimmed.words[0] as TaggedWord
    const base = verb.text.toLowerCase() === 'being' ? 'be' : verb.lemma
    return finish(`${base} ${wordsPhrase(trimmed, 1).text}`.trim())
  }
  const there = /^there(?:'s| is| are) (.+)$/i.exec(trimmed.text)
  if (there?.[1]) return finish(there[1])
  if (findFiniteVerb(trimmed) < 0) return isNounLike(trimmed) ? asCaption(trimmed) : null
  const parts = verbAndRest(trimmed)
  return parts ? finish(`${parts.base} ${parts.rest}`) : null
}

/** The activity that the deed takes away: "denies my vacation" takes "approving my vacation". */
export function asWithheld(deed: Phrase): string | null {
  const parts = verbAndRest(deed)
  const wished = parts ? oppositeGerund(parts.base) : null
  return parts && wished && parts.rest !== '' ? finish(`${wished} ${parts.rest}`) : null
}

/** Object of a deed: "my vacation" of "denies my vacation". */
export function asObject(deed: Phrase): string | null {
  const predicate = predicateOf(deed)
  const verb = findFiniteVerb(predicate)
  if (verb < 0) return null
  const rest = wordsPhrase(predicate, verb + 1)
  const first = rest.words[0]
  if (!first || !['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ', 'NUM'].includes(first.pos)) return null
  const end = rest.words.findIndex(
    (word, index) => index > 0 && !['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(word.pos),
  )
  const object = wordsPhrase(rest, 0, end < 0 ? rest.words.length : end)
  return object.words.some((word) => word.pos === 'NOUN' || word.pos === 'PROPN') ? asCaption(object) : null
}

/** Short enough for a label: the phrase, without its article, or its first noun phrase; null where nothing fits. */
export function asLabel(phrase: Phrase, maxChars: number): string | null {
  const whole = asActivity(phrase)
  if (whole && whole.length <= maxChars) return whole
  const bare = phrase.text.replace(/^(?:the|a|an|some)\s+/i, '')
  if (bare.length <= maxChars && isNounLike(phrase)) return finish(bare)
  if (phrase.words.length === 0 || !isNounLike(phrase)) return null
  const cut = phrase.words.findIndex(
    (word, index) =>
      index > 0 && !['NOUN', 'PROPN', 'ADJ', 'NUM', 'DET'].includes(word.pos) && word.text !== '-',
  )
  if (cut < 1) return null
  const head = wordsPhrase(phrase, 0, cut)
  const last = head.words.at(-1)
  return head.text.length <= maxChars && last?.pos === 'NOUN' && !danglingEnds.has(last.text.toLowerCase())
    ? finish(head.text)
    : null
}

/** Begins like a noun phrase and has no verb of its own. */
export function isNounLike(phrase: Phrase): boolean {
  const first = phrase.words[0]
  if (!first) return phrase.text !== ''
  return (
    ['DET', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'PRON', 'PUNCT', 'ADV'].includes(first.pos) &&
    phrase.words.some((word) => word.pos === 'NOUN' || word.pos === 'PROPN') &&
    findFiniteVerb(phrase) < 0
  )
}

/** In quotation marks, as speech: `“We are a family”`. */
export function asQuote(line: string): string {
  const inner = line.replace(/^["“”'\s]+|["“”'\s]+$/g, '')
  const spoken = capitalise(withoutFullStop(polishEnglish(inner)))
  // A quotation inside of a quotation has single marks.
  return `“${spoken.replace(/“/g, '‘').replace(/”/g, '’')}”`
}

/** Worded for the middle of one of our sentences. */
export function inline(text: string): string {
  return uncapitalise(withoutFullStop(text))
}

/** "Any coworker who …": a lone countable noun at the start gets a companion, so that a sentence can follow. */
export function withAny(head: Phrase, whole: string): string {
  const [first] = head.words
  const last = head.words.at(-1)
  const isPlural = last !== undefined && last.lemma !== last.text.toLowerCase()
  const isLone = first?.pos === 'NOUN' || first?.pos === 'ADJ'
  return isLone && !isPlural && !/^people$/i.test(last?.text ?? '') ? `Any ${inline(whole)}` : whole
}
