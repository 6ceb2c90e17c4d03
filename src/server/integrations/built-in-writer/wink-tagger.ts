import winkModel from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'
import type { TaggedWord, TagWords } from '@/core/writer/read/tagged-word'
import { nounsAfterArticle, tagOverrides, verbsInS } from './tag-overrides'

/** English part-of-speech tags by wink-nlp; loading its model takes about 150 ms, a text a tenth of one. */
export function createWinkTagger(): TagWords {
  const nlp = winkNlp(winkModel, ['sbd', 'pos'])
  const { its } = nlp
  return (text) => {
    const tokens = nlp.readDoc(text).tokens()
    const values = tokens.out(its.value) as string[]
    const tags = tokens.out(its.pos) as string[]
    // The package's types give this extractor a third parameter that `out` does not declare.
    const lemmas = tokens.out(its.lemma as unknown as typeof its.value) as string[]
    const words: TaggedWord[] = []
    let from = 0
    for (const [index, value] of values.entries()) {
      const start = text.indexOf(value, from)
      if (start < 0) continue
      from = start + value.length
      const tag = tags[index] ?? 'X'
      words.push(
        correct(
          { text: value, pos: tag, lemma: lemmas[index] ?? value.toLowerCase(), start, end: from },
          words.at(-1),
        ),
      )
    }
    return words.map((word, index) => asThirdPerson(word, words[index - 1], words[index + 1]))
  }
}

function correct(word: TaggedWord, before: TaggedWord | undefined): TaggedWord {
  const lower = word.text.toLowerCase()
  const isAfterArticle =
    before !== undefined && /^(?:the|a|an|my|your|our|their|his|her|this|that)$/i.test(before.text)
  if (isAfterArticle && nounsAfterArticle.has(lower)) return { ...word, pos: 'NOUN', lemma: lower }
  // After "who" comes a verb, and so it does after "to" before a known one.
  if (before?.text.toLowerCase() === 'who' && word.pos === 'NOUN') return { ...word, pos: 'VERB' }
  const override = Object.hasOwn(tagOverrides, lower) ? tagOverrides[lower] : undefined
  return override ? { ...word, pos: override.pos, lemma: override.lemma ?? lower } : word
}

/** A plural right behind a singular noun, with an object behind it, is no plural: "my neighbour practises the trumpet". */
function asThirdPerson(word: TaggedWord, before?: TaggedWord, after?: TaggedWord): TaggedWord {
  if (word.pos !== 'NOUN' || before?.pos !== 'NOUN' || !/[a-z]{2}s$/i.test(word.text)) return word
  const isSubject = before.lemma === before.text.toLowerCase()
  const takesObject = after?.pos === 'DET' || after?.pos === 'PRON'
  const goesOn = after === undefined || ['ADP', 'ADV', 'CCONJ', 'SCONJ', 'PUNCT'].includes(after.pos)
  const isKnown = verbsInS.has(word.text.toLowerCase()) && goesOn
  return isSubject && (takesObject || isKnown)
    ? { ...word, pos: 'VERB', lemma: baseOf(word.text.toLowerCase()) }
    : word
}

function baseOf(verb: string): string {
  if (/ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return /(?:sh|ch|x|ss|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
