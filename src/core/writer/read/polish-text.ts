import { anyOf } from '../../text/pattern'
import { weekday } from './english-forms'

/**
 * How the user's words look in a meme: their words, our typography. Weekdays and the pronoun I get their capitals
 * back (English), quotes become typographic, a lone full stop at the end goes.
 */
const calendar = new RegExp(
  String.raw`\b${anyOf`
    ${weekday}s?, january, february, april, june, july, august, september, october, november,
    december, christmas,
    english, german, french, spanish, italian, portuguese, japanese, korean, russian, europe, american`}\b`,
  'g',
)

/** Letters that each stand for a word. */
const initials =
  /\b(?:hoa|dmv|pta|nhs|ceo|cto|pdf|usb|atm|irs|tsa|diy|bbq|gps|vip|fbi|mri)(?=s?\b)(?![-.@'’])/g

export function polishEnglish(text: string): string {
  return text
    .replace(/\bi(?=$|[\s,.!?]|'(?:m|ve|d|ll)\b)/g, 'I')
    .replace(
      /((?:[\p{L}\p{N}]{3,}|\b(?:ok|me|it|up|us|so|do|go))[.!?]\s+)(\p{Ll})/gu,
      (_whole, end: string, letter: string) => end + letter.toUpperCase(),
    )
    .replace(initials, (letters) => letters.toUpperCase())
    .replace(calendar, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/"([^"\n]+)"/g, '“$1”')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(^|[\s“(])'(\p{L}[^'\n]*\p{L})'(?=$|[\s”).,!?])/gu, '$1‘$2’')
}

/** Without the full stop that ends a single sentence; ellipses, questions, several sentences and "a.m." stay. */
export function withoutFullStop(text: string): string {
  if (!/[^.]\.$/.test(text) || /\b\p{L}\.\p{L}\.$/u.test(text)) return text
  const body = text.slice(0, -1)
  return /[.!?]["”']?\s/.test(body) ? text : body
}

/** First letter in capitals, behind an opening quote too; words such as `iPhone` stay. */
export function capitalise(text: string): string {
  return text.replace(
    /^(["“'‘(¿¡]*)(\p{Ll})(?!\p{Lu})/u,
    (_whole, quote: string, letter: string) => quote + letter.toUpperCase(),
  )
}

/** First letter small, so that the words can follow others; `I`, names and abbreviations stay. */
export function uncapitalise(text: string): string {
  return /^(?:I\b|I['’]|\p{Lu}\p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
}

/** Opening and closing quotation marks by BCP-47 base code; English ones where none stand here. */
const quotes: Readonly<Record<string, readonly [string, string]>> = {
  cs: ['„', '“'],
  de: ['„', '“'],
  el: ['«', '»'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  hu: ['„', '”'],
  it: ['«', '»'],
  nl: ['“', '”'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  ru: ['«', '»'],
  sv: ['”', '”'],
  uk: ['«', '»'],
}

const wideMarks: Readonly<Record<string, string>> = { ',': '，', '?': '？', '!': '！', ':': '：', ';': '；' }

/** Reading made the wide marks of Chinese and Japanese narrow; beside their letters they are wide. */
function withWideMarks(text: string): string {
  return text.replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[,?!:;]+ ?/gu, (marks) =>
    [...marks.trim()].map((mark) => wideMarks[mark] ?? mark).join(''),
  )
}

/** The user's words in another language with its own marks, which reading made straight. */
export function polishForeign(text: string, language: string): string {
  const [open, close] = quotes[language] ?? ['“', '”']
  return (language === 'zh' || language === 'ja' ? withWideMarks(text) : text)
    .replace(/"([^"\n]+)"/g, (_whole, said: string) => `${open}${said.trim()}${close}`)
    .replace(/(?<![\p{L}\p{N}])'(?![snt]\b)([^'\n]{2,}?)'/gu, '‘$1’')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(?<=^|\s)'(?=[snt]\b)/gu, '’')
}
