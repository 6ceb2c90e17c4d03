import type { Book, TextKind } from '../../book'
import { roles } from '../person-gate'
import type { Phrase } from '../phrase'
import { capitalise, polishEnglish, polishForeign, withoutFullStop } from '../polish-text'
import type { Relation, Turn } from '../reading'
import { splitAt } from '../split-at'
import { findTurns } from './find-dialogue'
import { findEnglishRelations } from './find-english-relations'
import { findList, isNumbered } from './find-list'
import { areEvents } from './find-scenes'
import { withoutCovered } from './find-shapes'
import { findNamedHalves, findUnprompted, isSpeaker } from './find-snowclones'

const isRole = (word: string) => roles.test(word)

const thingMaxChars = 24
const insteadWordsMax = 4

/** A closing quotation mark belongs to its sentence. */
const sentenceEnd = /[^.!?。！？\n]+[.!?。！？]*["'”’]?/gu

/** All relations that the text shows, the clearest first. */
export function findRelations(
  phrase: Phrase,
  language: string,
  kind: TextKind,
  { connectives, unspacedLanguages }: Pick<Book, 'connectives' | 'unspacedLanguages'>,
): Relation[] {
  const words = connectives[language]
  const isEnglish = language === 'en'
  const isUnspaced = unspacedLanguages.has(language)
  const say = (text: string) =>
    capitalise(withoutFullStop(isEnglish ? polishEnglish(text) : polishForeign(text, language)).trim())
  const relations: Relation[] = []

  const named = isEnglish ? (findNamedHalves(phrase.text, say) ?? findUnprompted(phrase.text, say)) : null
  if (named) return [named]
  const turns = findTurns(phrase.text)
  if (turns.length >= 2) {
    relations.push({ type: 'dialogue', turns })
    const pair = findThenNow(turns, say)
    if (pair) relations.push(pair)
  }
  const list = turns.length >= 2 ? null : findList(phrase, isEnglish ? ['and', 'or'] : (words?.or ?? []))
  // Elsewhere a comma parts clauses too: only short things are surely a list.
  const isForeignStory =
    !isEnglish && list !== null && !list.lead && list.items.some(({ text }) => text.length > thingMaxChars)
  const isStory = isEnglish && list !== null && !list.lead && areEvents(list.items)
  if (list && !isStory && !isForeignStory) {
    relations.push({
      type: 'list',
      items: list.items.map((item) => say(item.text)),
      lead: list.lead && say(list.lead),
    })
  } else if (turns[0] && turns.length === 1 && (!isEnglish || isSpeaker(turns[0], isRole))) {
    relations.push({ type: 'dialogue', turns })
  }
  const versus = splitAt(phrase, words?.versus ?? ['vs'], isUnspaced)
  if (versus) relations.push({ type: 'versus', first: versus[0], second: versus[1] })
  const sentences = isStory ? list.items.map(({ text }) => text) : (phrase.text.match(sentenceEnd) ?? [])
  const steps = sentences.map((step) => say(step.trim())).filter((step) => step.length > 1)
  if (steps.length >= 2 && turns.length === 0 && !(list && isNumbered(phrase.text)))
    relations.push({ type: 'steps', items: steps })
  const years = findYears(phrase.text, say)
  if (years) relations.push(years)
  if (isEnglish) {
    // Two who speak are told as what they say; a shape across both would mix up who said what.
    const english = turns.length >= 2 || !words ? [] : findEnglishRelations(phrase, kind, words)
    // A "but" inside of a list belongs to its item.
    const shapes = list && !isStory ? english.filter(({ type }) => type !== 'turnabout') : english
    return [...withoutCovered(relations, shapes), ...shapes]
  }
  if (!words) return relations
  const instead = splitAt(phrase, words.instead, isUnspaced)
  // A long second part may be a clause of its own, and we cannot tell where the thing ends.
  if (instead && instead[1].text.split(' ').length <= insteadWordsMax)
    relations.push({ type: 'instead', taken: instead[0], dropped: instead[1], who: null })
  const choice = splitAt(phrase, words.or, isUnspaced)
  if (choice && !list) {
    const second = { ...choice[1], text: choice[1].text.replace(/[?？]+$/u, '').trim() }
    relations.push({ type: 'choice', first: choice[0], second, who: null })
  }
  const but = splitAt(phrase, words.but, isUnspaced)
  if (but && isContrast(phrase.text, but, language))
    relations.push({ type: 'turnabout', before: but[0], after: but[1], isPlain: false })
  return relations
}

/** Dutch "maar twee uur" is "only two hours", German "das ist aber schön" and Italian "ma dai" turn nothing. */
const onlys: Readonly<Record<string, RegExp>> = {
  nl: /^(?:een|één|twee|drie|vier|vijf|tien|half|halve|net|even|eens|zo|weer|weinig|\d)/i,
  it: /^(?:dai|che|va|quando mai|figurati)\b/i,
  es: /^(?:bueno|qué|que muy|si)\b/i,
  pt: /^(?:que|bem|um pouco|alto|perto|longe|cedo|tarde)\b/i,
}

function isContrast(text: string, [before, after]: readonly Phrase[], language: string): boolean {
  if (!before || !after) return false
  const joint = text.slice(before.text.length, text.length - after.text.length)
  // A German clause after "aber" follows a comma or another mark.
  if (language === 'de') return /^\s*[^\p{L}\p{N}\s]/u.test(joint)
  return !onlys[language]?.test(after.text) && after.text.split(' ').length >= 2
}

/** Two speakers that are the same at two times, or one who does as he says he does not: "boss", "also boss". */
function findThenNow(turns: readonly Turn[], say: (text: string) => string): Relation | null {
  const [first, second] = turns
  if (!first || !second || turns.length !== 2) return null
  const wordsOf = (turn: Turn) =>
    new Set(
      turn.who
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    )
  const firstWords = wordsOf(first)
  const shared = [...wordsOf(second)].filter((word) => firstWords.has(word))
  // "Junior dev" and "senior dev" share a word and are two; the same one at two times says so.
  const saysTime = /\b(?:also|then|now|today|before|after|at|in|on|day|year)\b|\d/iu
  const isSame = first.who.toLowerCase() === second.who.toLowerCase()
  if (shared.length === 0 || !(isSame || saysTime.test(second.who))) return null
  return {
    type: 'then-now',
    earlier: say(`${first.who}: ${first.line}`),
    later: say(`${second.who}: ${second.line}`),
  }
}

/** "Phones in 2005 survived a fall, phones now break". */
function findYears(text: string, say: (text: string) => string): Relation | null {
  const match =
    /^(.*\b(?:(?:19|20)\d\d|then|years ago)\b.*?)(?:[,.;]| but| and) (.*\b(?:now|today|nowadays|in 20\d\d)\b.*)$/i.exec(
      text,
    )
  if (!match?.[1] || !match[2] || text.includes(':')) return null
  return { type: 'then-now', earlier: say(match[1]), later: say(match[2]) }
}
