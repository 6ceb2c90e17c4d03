import { anyOf } from '../../../text/pattern'
import { findFiniteVerb, findSubjectEnd } from '../find-verb'
import { type Phrase, slicePhrase, wordsPhrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { splitAt } from '../split-at'
import { after } from './capture'
import { asDirectSpeech } from './reported-speech'

const intentions = anyOf`
  wanted, want, need, needed, planned, tried, meant, promised, pretend, pretended, should, was going,
  said (?:i|we) would, swore (?:i|we) would, told myself (?:i|we) would`
const intention = new RegExp(`^(?:i|we) (?:(?:really|always|just) )?${intentions}(?: to)? `, 'i')

/** "I want to save money but there's a sale on shoes". */
export function findIntent(phrase: Phrase): Relation | null {
  const parts = splitAt(phrase, ['but'])
  if (!parts) return null
  const [first, second] = parts
  const wish = after(first, intention)
  if (wish?.words[0]?.pos !== 'VERB') return null
  const doing = after(second, /^.*\b(?:i'm|we're|i am) (?:actually |just |still )?(?=\w+ing\b)/i)
  return { type: 'intent', wish, obstacle: doing ?? second }
}

/** "My boss says we are a family but denies my vacation". */
export function findSaidDid(phrase: Phrase): Relation | null {
  const parts = splitAt(phrase, ['but', 'and then', 'then'])
  if (!parts) return null
  const [first, deed] = parts
  const turned = saidLast(first, deed)
  if (turned) return turned
  const verb =
    /^(.{1,40}?) (?:says|say|said|claims|claimed|promises|promised|tells everyone|insists|swears)(?: that)? (?=\S)/i.exec(
      first.text,
    )
  if (!verb?.[1] || /^(?:i|we)$/i.test(verb[1]) || /[.!?"]/.test(verb[1])) return null
  const who = slicePhrase(first, 0, verb[1].length)
  const said = asDirectSpeech(first.text.slice(verb[0].length))
  // "It took down everything she said about …" quotes no one.
  if (!isNounLike(who) || !said || findFiniteVerb(who) >= 0) return null
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
  // "He says hes winning" says too little by itself.
  if (!said || said.split(' ').length < 3 || !isNounLike(who)) return null
  return { type: 'said-did', who, said, deed: wordsPhrase(first, subjectEnd), isSpeakers: true }
}
