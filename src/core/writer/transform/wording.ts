import { finish } from '../read/phrase-forms'
import { capitalise } from '../read/polish-text'
import { isPluralNoun } from './people'
import type { Clause } from './story'
import { determiners, timePhrase } from './words'

const forYou: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourself',
  i: 'you',
}

/** The writer's words said to the writer: "my bike" is "your bike". */
export function toYou(text: string): string {
  return text.replace(
    /\b(my|our|me|us|mine|ours|myself|ourselves|I)\b/gi,
    (word) => forYou[word.toLowerCase()] ?? word,
  )
}

/** "His own tail" is "its own tail"; only where nobody else is spoken of. */
export function toIts(text: string): string {
  return text
    .replace(/\b(?:his|her|their|my|our)\b/gi, 'its')
    .replace(/\b(?:him|her|my|our|them)sel(?:f|ves)\b/gi, 'itself')
}

/** A sentence of its own: polished, with its full stop. */
export function sentence(text: string): string {
  const said = finish(text)
  return /[.!?…]["”’]?$/.test(said) ? said : `${said}.`
}

/** Words joined, with no gap before a comma and without the gaps of those that are empty. */
export function join(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' ,', ',')
}

/** Without its article or possessive: "flatmate" of "my flatmate". */
export function bare(nounPhrase: string): string {
  const [first = '', ...rest] = nounPhrase.split(' ')
  return determiners.has(first.toLowerCase()) && rest.length > 0 ? rest.join(' ') : nounPhrase
}

/** In the middle of a sentence: "my flatmate", "CEO". */
export function small(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

export function title(text: string): string {
  return text
    .split(' ')
    .map((word, at) =>
      at > 0 && /^(?:of|and|the|a|an|in|on|with|for|to)$/.test(word) ? word : capitalise(word),
    )
    .join(' ')
}

/** The noun in the singular, for the first part of a compound: "egg" of "eggs". */
export function singular(noun: string): string {
  if (!isPluralNoun(noun)) return noun
  if (/(?:people|children|men|women|mice|geese|feet|teeth|police)$/i.test(noun)) return noun
  if (/ies$/i.test(noun)) return noun.replace(/ies$/i, 'y')
  if (/(?:sh|ch|x|ss|zz|tomato|potato|hero|echo)es$/i.test(noun)) return noun.replace(/es$/i, '')
  if (/(?:l|ar)ves$/i.test(noun)) return noun.replace(/ves$/i, 'f')
  return noun.replace(/s$/i, '')
}

const trailingTime =
  / (?:today|tonight|yesterday|(?:this|last|next) (?:morning|afternoon|evening|night|week|weekend|month|year|\w+day))$/i
const otherTime =
  /\b(?:today|tonight|yesterday|tomorrow|ago|last (?:night|week|month|year|summer)|since|this (?:morning|week|year|time)|in (?:19|20)\d\d)\b/i

/** The rest without a time at its end; null where another time is left in it: it would contradict the new tense. */
export function withoutTime(rest: string): string | null {
  const plain = ` ${rest}`.replace(trailingTime, '').trim()
  const isCut = plain !== rest && /(?:^|\s)(?:from|of|since|for|on|in|at|by|until|like|than|and)$/.test(plain)
  return isCut || otherTime.test(plain) || timePhrase.test(plain) ? null : plain
}

/** One of the forms that go with a subject in the third person: "labels" or "label". */
export function present({ verb, isPlural }: { verb: Clause['verb']; isPlural: boolean }): string {
  return isPlural ? (verb.base === 'be' ? 'are' : verb.base) : verb.third
}
