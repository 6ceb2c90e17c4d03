import { anyOf } from '../../text/pattern'
import type { Tone } from '../rank/tones'

export interface Intent {
  /** The subject of the meme: the text without its command and its hashtags. Never empty unless the text is. */
  subject: string
  /** Wished for in so many words: "a sarcastic meme about …". */
  tone?: Exclude<Tone, 'any'>
}

const tonesByWord: Readonly<Record<Exclude<Tone, 'any'>, string>> = {
  dry: anyOf`dry, sarcastic, deadpan, ironic, cynical, witty, subtle, serious, professional, passive[- ]aggressive`,
  warm: anyOf`warm, wholesome, cute, kind, nice, sweet, heart-?warming, friendly, positive, uplifting, encouraging`,
  dramatic: anyOf`dramatic, epic, cinematic, over[- ]the[- ]top, intense`,
  silly: anyOf`silly, goofy, absurd, playful, stupid, weird, random, ridiculous`,
}

const tonesOfAny = `(?:(?:something|anything) )?(?:funny|${Object.values(tonesByWord).join('|')})`

const politeness = `(?:(?:hey|hi|hello|ok(?:ay)?|yo|so|please|pls|plz)[,!]? )*`
const asking = anyOf`
  can (?:you|u|we|i|someone)(?: please| pls)?, could (?:you|we|i|someone)(?: please)?, would you(?: please)?, will you,
  i(?:'d| would) like, i(?:'m| am) looking for, looking for, i(?: really)? (?:need|want)(?: you to)?, we (?:need|want), need,
  let's, help me(?: to)?, get me, show me, gimme`
const making = anyOf`
  make, create, generate, write, give, tell, do, draw, design, produce, come up with, craft, send, suggest, think of, find,
  have, get`
const product = anyOf`
  memes?, jokes?, gifs?, captions?, puns?, one-?liners?, stickers?, cartoons?, comics?, reaction (?:pic|gif|image)s?`
const amount = anyOf`an?, another, the, some, one, two, three, five, ten, \d+, a few, a couple of`

const places = anyOf`
  linked ?in, instagram, insta, facebook, twitter, x, tik ?tok, slack, reddit, discord, whatsapp, teams, threads, pinterest,
  (?:our|my|the)(?: [\w'’-]+)? (?:newsletter|blog|website|intranet|slack|discord|instagram|insta|feed|story|page|chat)`
const listeners = anyOf`
  teams?, colleagues, co-?workers, friends?, family, class, students, boss, group chat, office, customers, clients,
  followers, audience, department, classmates, parents, kids, staff, employees, community, subscribers, girlfriend, boyfriend,
  wife, husband, sister, brother, mum, mom, dad, roommates?, flatmates?`
const audience = String.raw`(?:my|our|the) (?:[\w-]+ ){0,2}?${listeners}`
const manner = String.raw`(?:in|with) an? (?:very |more |slightly |rather )?[\w -]{3,20}? (?:tone|style|voice|way|mood|manner|humou?r)`
const aside = `(?: (?:for|on)(?: posting on)? (?:${places}|${audience})| ${manner})`

const about = `(?: (?:about|on|regarding|where|that says|saying|showing|based on)|:| -)`
const photo = `(?: (?:of|for)(?: (?:a|the|my|this) (?:photo|picture|pic|image|selfie)(?: of)?)?)`

/** Commands that ask for a meme; the last group is what it is about. */
const commands: readonly RegExp[] = [
  // "Can you make me a funny meme for LinkedIn about networking?", "a caption for a photo of my dog"
  new RegExp(
    String.raw`^${politeness}(?:${asking} )?(?:${making} )?(?:me |us |up )?(?:${amount} )?((?:(?!(?:my|our|his|her|your|their|this|that|no|dad) )[\w-]+ ){0,2}?)${product}((?:${aside})*)(?:${about}|${photo}) (.+)$`,
    'is',
  ),
  // "Something funny about Mondays"
  new RegExp(
    String.raw`^${politeness}(?:(?:${asking}|${making}) )?(?:${making} )?(?:me |us )?(?:something|anything|sth|smth) ((?:[\w-]+ ){0,2}?[\w-]+)((?:${aside})*) (?:about|on|for|with) (.+)$`,
    'is',
  ),
  // "Funny but not mean, about our new manager"
  new RegExp(String.raw`^()(${tonesOfAny}(?:,? (?:and|but)(?: not)?(?: too)? [\w-]+)?),? about (.+)$`, 'is'),
  // "Topic: procrastination", "meme: …", "caption this: …"
  /^()()(?:(?:my |the |today's |meme )?(?:topic|subject|theme|prompt|meme|meme (?:idea|text|topic)|caption|joke)|(?:please )?caption this(?: photo| picture| pic)?)\s*(?:[:=–—]|-\s)\s*(.+)$/is,
  /^()()(?:please )?caption this(?: photo| picture| pic)? of (.+)$/is,
  /^(?:please |can you |could you )?()()(?:make (?:me|us|my \w+) laugh about|make fun of|poke fun at|joke about|do (?:one|a meme) about) (.+)$/is,
]

const roast =
  /^(?:please |can you |could you )?roast (?:me(?: for| about|:|,)? (?=\S+ \S)|(?=(?:my|our|this|these) (?!\w* ?(?:chicken|beef|lamb|pork|turkey|potato\w*|coffee|beans|dinner|vegetables)\b)))(.+)$/is

/** Commands in other languages: "mach mir ein Meme über …", "hazme un meme sobre …". */
const foreignCommand = new RegExp(
  String.raw`^(?:${anyOf`
    (?:mach|mache|erstelle|erstell|schreib|schreibe)(?: mir| uns)?(?: bitte)?,
    (?:haz|hazme|crea|créame|genera|dame|quiero), (?:fais|fais-moi|crée|crée-moi|écris|génère|je veux),
    (?:faz|faça|faz-me|crie|cria|gere|quero), (?:fai|fammi|crea|creami|genera|scrivi|voglio), (?:maak|schrijf|genereer)(?: me)?`} )(?:[\p{L}]+ ){0,3}?(?:memes?|mème|witz|chiste|blague|piada|barzelletta|grap|grapje) (?:über|zu|sobre|de|del|acerca de|sur|à propos de|su|sul|sulla|sui|over) (.+)$`,
  'isu',
)

/** "…, kinda sarcastic", "… but nothing too harsh", "… please". */
const afterthought = anyOf`
  ,? (?:but )?(?:make|keep) it [\w -]{3,20},
  ,? (?:but )?(?:kinda|kind of|sort of|a bit|a little|slightly|very|pretty|quite|nothing|not)(?: too)? (?:harsh|mean|rude|offensive|cheesy|sad|long|${Object.values(tonesByWord).join('|')}),
  ,? (?:pls|plz|please|thx|thanks|thank you)`
const trailingAside = new RegExp(`^(.+?),?((?:${aside})|${afterthought})[.!?]*$`, 'is')
const trailingTags = /(?:\s*#[\p{L}_][\p{L}\p{N}_]*)+\s*$/u

/**
 * The subject of a text, and what else it wishes for. "Make a sarcastic meme about Mondays" is about Mondays: a command is
 * for us and stands in no picture.
 *
 * @param text normalised
 */
export function findIntent(text: string): Intent {
  const untagged = text.replace(trailingTags, '').trim() || text
  const roasted = roast.exec(untagged)?.[1] ?? foreignCommand.exec(untagged)?.[1]
  if (roasted) return { subject: roasted.trim() }
  for (const command of commands) {
    const [, quality = '', asides = '', rest] = command.exec(untagged) ?? []
    if (rest === undefined || !(asides || isAsked(untagged, rest))) continue
    return withTone(rest.trim(), `${quality} ${asides}`)
  }
  return { subject: untagged }
}

const isCommand = new RegExp(
  String.raw`^${politeness}(?:${asking}|${making}|topic|subject|theme|prompt)\b`,
  'i',
)
const tells = /\b(?:is|are|was|were|has|have|never|ruined?|gets?|makes?|made|went)\b/i
const bareSubjectWordsMax = 8

/** "A joke about my hair ruined dinner" tells something; "a joke about my hair" asks for one. */
function isAsked(text: string, rest: string): boolean {
  const opening = text.slice(0, text.length - rest.length)
  if (isCommand.test(opening) || /(?:[:=–—]|\s-)\s*$/.test(opening)) return true
  return !tells.test(rest) && rest.split(' ').length <= bareSubjectWordsMax
}

/** "A meme about how my boss loves meetings" is about what he does. */
const leadIn =
  /^(?:how|the fact that|that time(?: when)?|that) (?=(?:my|our|the|his|her|i|we|they|he|she|it|you|people|everyone)\b)/i

/** Wishes may stand behind the subject, too: "… about Mondays for my team", "… in a dry tone". */
function withTone(rest: string, told: string): Intent {
  let subject = rest.replace(/(?<=\p{L})[.?]$/u, '').replace(leadIn, '')
  let wished = told
  for (let found = trailingAside.exec(subject); found?.[1] && found[2]; found = trailingAside.exec(subject)) {
    subject = found[1]
    wished += ` ${found[2]}`
  }
  const tone = (Object.keys(tonesByWord) as Exclude<Tone, 'any'>[]).find((one) =>
    new RegExp(String.raw`\b(?<!\b(?:not|nothing) (?:too )?)${tonesByWord[one]}\b`, 'i').test(wished),
  )
  return { subject, ...(tone && { tone }) }
}
