import { anyOf } from '../../text/pattern'
import type { TextKind } from '../book'
import { type Phrase, wordsPhrase } from './phrase'
import { finish, inline } from './phrase-forms'
import type { TaggedWord } from './tagged-word'

const thingsMax = 2
const thingMaxChars = 32

/** People are not things: "forget my mother" is another joke, and not ours. */
const persons = new RegExp(
  `^${anyOf`
    mom, mum, mother, dad, father, parents?, wife, husband, partner, girlfriend, boyfriend, kids?, child, children, baby, babies,
    toddlers?, son, daughter, brother, sister, uncle, aunt, grand\w+, family, ex, date,
    friends?, people, person, men, man, women, woman, guys?, girls?, boys?, teens?, teenagers?, everyone, someone, nobody,
    introverts?, neighbou?rs?, roommates?, landlord, host, guests?, player,
    boss, manager, team, staff, hr, coworkers?, colleagues?, intern, ceo, company, corporate, marketing, sales, customers?,
    clients?, users?, developers?, devs?, programmers?, entrepreneur, ninja, rockstar,
    teachers?, students?, professor, doctor, dentist, therapist, restaurant, waiter, barista, driver,
    cat, cats, dog, dogs, pet, puppy, kitten`}$`,
  'i',
)
/** Nouns that need the rest of the sentence to mean anything. */
const vague = new RegExp(
  `^${anyOf`
    things?, stuff, ones?, kind, lot, bit, part, half, rest, case, fact, point, idea, reason, list, try, state, accident,
    someone, something, anything, everything, nothing, me,
    time, moment, minutes?, hours?, days?, weeks?, months?, years?, seconds?, morning, night, today, tomorrow, break, shift,
    way, end, front, top, place, side, middle, between, first, last,
    hand, face, mouth, brain, head, body, pain,
    office, home, house, school, life, world, conditions, fire, hello, pikachu, pokemon`}$`,
  'i',
)

/**
 * Things that the text is about, for our lines to name: "the coffee brand", "my salary", "spam emails". Worded for the
 * middle of a sentence, for example behind "forget …". At most two, and no person.
 */
export function findThings(phrase: Phrase, kind: TextKind): string[] {
  if (kind === 'quote' || kind === 'question' || kind === 'story' || phrase.text.includes(':')) return []
  const things: string[] = []
  const { words } = phrase
  for (let from = 0; from < words.length; ) {
    const to = nounPhraseEnd(words, from)
    if (to > from) {
      const thing = nameThing(wordsPhrase(phrase, from, to))
      if (thing && !isAside(words[from - 1]) && !things.includes(thing)) things.push(thing)
    }
    from = Math.max(to, from + 1)
  }
  return things.slice(0, thingsMax)
}

const openers = /^(?:the|a|an|my|our)$/i

/** Where the noun phrase that begins at `from` ends; `from` itself when none begins there. */
function nounPhraseEnd(words: readonly TaggedWord[], from: number): number {
  let at = from
  if (openers.test(words[at]?.text ?? '')) at++
  const afterOpener = at
  while (words[at]?.pos === 'ADJ') at++
  const nouns = at
  while (words[at]?.pos === 'NOUN') at++
  // More than three in a row are a sentence without its small words.
  if (at === nouns || at - nouns > 3) return from
  // Glued words ("part-time", "40-slide") are cut by the tagger; leave them alone.
  if (words[at]?.text === '-' || words[from - 1]?.text === '-' || words[at]?.text === "'s") return from
  const last = words[at - 1]
  const isPlural = last !== undefined && last.lemma !== last.text.toLowerCase() && /s$/i.test(last.text)
  // Without an article only a plural stands on its own, and not inside a longer chain.
  const before = words[from - 1]
  if (
    afterOpener === from &&
    (!isPlural || before?.pos === 'NUM' || before?.pos === 'PRON' || before?.pos === 'DET')
  ) {
    return from
  }
  return at
}

const asides =
  /^(?:at|in|on|to|from|into|by|after|before|with|under|of|than|over|since|and|or|during|like|without|,)$/i

/** Places, times and company of the event are not what the text is about. */
function isAside(before: TaggedWord | undefined): boolean {
  return before !== undefined && asides.test(before.text)
}

function nameThing(found: Phrase): string | null {
  const last = found.words.at(-1)?.text ?? ''
  if (found.words.some((word) => persons.test(word.text)) || vague.test(last)) return null
  const definite = found.text.replace(/^an? /i, 'the ')
  const thing = inline(finish(definite))
  return thing.length >= 4 && thing.length <= thingMaxChars ? thing : null
}
