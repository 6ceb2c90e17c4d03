import type { TextKind } from '../book'
import { whenLead } from './english-forms'
import { findFiniteVerb, isBareGerund } from './find-verb'
import { countWords, type Phrase } from './phrase'
import { withoutAddress } from './relations/find-scenes'

const questionStart =
  /^(?:why|how come|how do|how does|how is|how can|what if|what is|what's|when|who|where|do|does|did|is|are|am|was|were|should|shall|can|could|would|will|has|have i|have you)\b/i
/** "Did ten press-ups": the one who did them is left out. */
const tellsOfDeed =
  /^did (?!(?:i|you|he|she|it|we|they|anyone|anybody|everyone|everybody|someone|somebody|nobody|this|that|your|his|her|their)\b)(?!.*\?$)/i
const whenStart = new RegExp(String.raw`^${whenLead}\b`, 'i')
const asksWhen = /^when (?:do|does|did|will|should|can|am|are|is (?!somebody|someone|it\b)\w+ \w+ing)\b/i
const contraction = /'(?:m|re|s|ve|d|ll)$/i
const commandStart = /^(?:please|don't|do not|never|stop|just|let's)\b/i

/** Grammatical form of a text; English only. */
export function detectKind(whole: Phrase): TextKind {
  const phrase = withoutAddress(whole)
  const { text, words } = phrase
  if (/^"[^"]+"[.!?]?$/.test(text)) return 'quote'
  if (whenStart.test(text) && !asksWhen.test(text)) return 'when'
  if (/\n/.test(text) || /[.!?]["']?\s+\S+\s+\S/.test(text)) return /\?$/.test(text) ? 'question' : 'story'
  if (/\?$/.test(text)) return 'question'
  const first = words.find((word) => word.pos !== 'PUNCT')
  if (!first) return 'fragment'
  if (
    questionStart.test(text) &&
    !tellsOfDeed.test(text) &&
    first.pos !== 'NOUN' &&
    !/^(?:what a|who['’])/i.test(text)
  )
    return 'question'
  if (commandStart.test(text)) return 'command'
  if (isCompound(phrase)) return 'noun'
  const firstIndex = words.indexOf(first)
  if (isBareGerund(phrase, firstIndex)) return 'gerund'
  const verb = findFiniteVerb(phrase)
  if (verb === firstIndex && !contraction.test(first.text)) {
    return first.pos === 'VERB' && first.text.toLowerCase() === first.lemma ? 'command' : 'fragment'
  }
  if (verb > firstIndex) return 'clause'
  if (verb === firstIndex) return 'clause'
  return words.some((word) => word.pos === 'NOUN' || word.pos === 'PROPN') ? 'noun' : 'fragment'
}

/** "Cheat day", "bin night". */
const namesTime = /^[a-z]+ (?:day|days|night|nights|week|weekend|season|run|trip|shift|mode|class|club)$/i

/** Two words that name one thing, though the second is known as a verb too: "power cut", "mosquito bites". */
function isCompound({ text, words }: Phrase): boolean {
  const [first, second, ...others] = words
  if (namesTime.test(text)) return true
  if (!first || !second || others.length > 0 || !/^[\p{L}\s-]+$/u.test(text)) return false
  if (/[a-z]ing$/i.test(second.text)) return /^(?:NOUN|PROPN|ADJ|VERB)$/.test(first.pos)
  return /^(?:NOUN|PROPN|ADJ)$/.test(first.pos) && second.pos === 'VERB' && !/ed$/i.test(second.text)
}

/** A few words that only name something: "monday mornings", "remote work". */
export function isBareTopic(phrase: Phrase, kind: TextKind): boolean {
  if (
    /^(?:got|passed|won|made|did|finished|found|met|saw|ate|bought|lost) (?:my|the|an?|our|it)\b/i.test(
      phrase.text,
    )
  )
    return false
  const wordsMax = kind === 'noun' && !/[,.:;!?]/.test(phrase.text) ? 5 : 4
  return (kind === 'noun' || kind === 'fragment' || kind === 'gerund') && countWords(phrase) <= wordsMax
}
