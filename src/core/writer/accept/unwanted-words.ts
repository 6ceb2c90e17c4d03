import { givenNames } from '../../language/given-names'
import { anyOf, either } from '../../text/pattern'

/** Things that a model must not write into somebody's meme, however harmless the words are. */
export type UnwantedWords = 'link' | 'handle' | 'code' | 'advert' | 'hashtag' | 'name' | 'prompt-text'

const topLevelDomains = anyOf`
  com, net, org, io, app, dev, co, ai, info, biz, shop, store, online, site, link, xyz, me, ly, gg, tv, to, club,
  uk, de, fr, es, it, nl, pl, pt, br, ru, jp, cn, in, eu, us, ca, au, ch, at, se, no, dk, fi`
const link = either(
  /\b(?:https?|ftp):\/?\/?/i,
  /\bwww\s?\./i,
  /\b(?:bit\.ly|tinyurl|t\.me|discord\.gg|wa\.me)\b/i,
  /\b[a-z0-9-]{2,}\s?(?:\(dot\)|\[dot\])\s?[a-z]{2,}/i,
  /\b[a-z0-9-]{2,} dot (?:com|net|org|io|app|shop)\b/i,
)
const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{2,}\.)+${topLevelDomains}(?![\p{L}\p{N}])`,
  'iu',
)
const handle = either(/(?<![\p{L}\p{N}])@\s?[a-z0-9_.]{2,}/iu, /[\w.+-]+@[\w-]+\.\w+/)
const hashtag = /(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]+/u

const codeWord = anyOf`code, coupon, voucher, promo, promo code, discount, gutschein, gutscheincode, rabattcode, código, cupón, codice`
/** A word for a code with the code behind it, or letters and digits that can be nothing else. */
const code = new RegExp(
  String.raw`(?<!\p{L})(?:${codeWord})s?\s*[:=“"]?\s*(?=[A-Z0-9]*[A-Z])[A-Z0-9][A-Z0-9-]{3,}(?!\p{L})`,
  'u',
)
const bareCode = /(?<![\p{L}\p{N}])(?!COVID)[A-Z]{4,}-?\d{2,}(?![\p{L}\p{N}])/u

const advert = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    (?:use|enter|apply|claim|redeem) (?:the |my |our |this )?(?:promo|discount|coupon|referral|voucher) ?codes?,
    (?:click|tap|follow|subscribe|sign up|order|download|buy) (?:here|now|below|today for),
    (?:visit|follow|subscribe to|check out) (?:our|my) (?:page|channel|site|shop|website|store|profile|newsletter),
    (?:link|url) in (?:the |my )?(?:bio|profile|comments), limited[- ]time offer, free credits, (?:scan|follow) the (?:qr|code|link), (?:ping|message|text|find) (?:me|us) on \w+, free stuff (?:at|here), \d+ ?% off (?:today|now|your|with),
    dm (?:me|us) for`}(?!\p{L})`,
  'iu',
)
/** What a model says of itself when it falls out of its part. */
const promptTalk = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    as an ai(?: language)? model, my system prompt, i am not allowed to, i'm not allowed to, my instructions (?:say|are),
    ignore (?:all |any )?(?:the )?(?:previous|prior|above|earlier) (?:instructions|rules),
    my instructions:, (?:here are|these are) my (?:instructions|rules), i (?:cannot|can't|am unable to) (?:comply|help with|assist),
    system: , you are now (?:an?|in|evil|free), templateId, the json, json string,
    you write for a meme page, you are a helpful assistant, ["“”]?elements["“”]?\s?:`}`,
  'iu',
)

/**
 * Surnames and stage names by which everybody knows one person. The rule for two-part names below finds most others.
 * A name that the user's own text has is the user's business.
 */
const knownPeople = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    Trump, Biden, Obama, Kamala, Hillary Clinton, Bill Clinton, Putin, Zelensk?yy?, Xi Jinping, Erdo[gğ]an, Macron,
    Le Pen, Merkel, Scholz, Merz, Boris Johnson, Farage, Starmer, Sunak, Rishi, Keir, Thatcher, Netanyahu, Modi, Orb[aá]n, Meloni,
    Berlusconi, Bolsonaro, Milei, Kim Jong[- ]un, Hitler, Stalin, Bin Laden, Epstein, Weinstein, Diddy,
    Elon, Musk, Bezos, Zuckerberg, Zuck, Bill Gates, Steve Jobs, Sam Altman, Tim Cook,
    Taylor Swift, Beyonc[eé], Kanye, Rihanna, Madonna, Drake, Eminem, Bieber, Billie Eilish, Lady Gaga, Adele, Shakira,
    Kardashian, Kardashians, Oprah, Tom Cruise, Brad Pitt, DiCaprio, Johnny Depp, Will Smith, Keanu, Dwayne Johnson,
    Jennifer Lawrence, Angelina Jolie, Gwyneth, Gordon Ramsay, Joe Rogan, Jordan Peterson, Andrew Tate, Greta Thunberg, MrBeast,
    Messi, Ronaldo, Beckham, LeBron, Federer, Djokovic, Serena Williams,
    Prince Harry, Prince William, Prince Andrew, King Charles, Queen Elizabeth, Meghan Markle, Kate Middleton, the Pope,
    J\. ?K\. ?Rowling, Rowling, Stephen King`}(?!\p{L})`,
  'gu',
)
const twoPartName = /(?<!\p{L})(\p{Lu}\p{Ll}+)\s(\p{Lu}\p{Ll}+)(?!\p{L})/gu

/** Words in a row that a caption may share with the prompt. */
const sharedWordsMax = 5

/** Runs of six words, as `unwantedIn` looks them up. */
export function wordRuns(text: string): ReadonlySet<string> {
  const words = plainWords(text)
  return new Set(
    words.slice(sharedWordsMax).map((_, at) => words.slice(at, at + sharedWordsMax + 1).join(' ')),
  )
}

/**
 * Links, handles, codes, names of real people that the user's text has not, and pieces of the prompt.
 *
 * @param promptRuns the prompt's rules by `wordRuns`
 */
export function unwantedIn(
  said: string,
  { text, promptRuns }: { text: string; promptRuns: ReadonlySet<string> },
): UnwantedWords[] {
  const faults: UnwantedWords[] = []
  if (link.test(said) || domain.test(said)) faults.push('link')
  if (handle.test(said)) faults.push('handle')
  if (code.test(said) || bareCode.test(said)) faults.push('code')
  if (advert.test(said)) faults.push('advert')
  if (hashtag.test(said)) faults.push('hashtag')
  if (namesIn(said).some((name) => !text.toLowerCase().includes(name.toLowerCase()))) faults.push('name')
  if (promptTalk.test(said.replaceAll('’', "'")) || [...wordRuns(said)].some((run) => promptRuns.has(run)))
    faults.push('prompt-text')
  return faults
}

function namesIn(said: string): string[] {
  const known = said.match(knownPeople) ?? []
  const full = [...said.matchAll(twoPartName)]
    .filter(([, first = '']) => givenNames.has(withoutAccents(first)))
    .map(([name]) => name)
  return [...known, ...full]
}

function withoutAccents(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
}
