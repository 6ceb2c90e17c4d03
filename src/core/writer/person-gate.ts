import type { Phrase } from './phrase'

const weekdaysAndSuch =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|english|german|french|i'm|i've|i'd|i'll|ceo|gb|kb|ram|ok|wifi|monday's|friday's|netflix|google|zoom|slack|excel|python|java|javascript|typescript|rust|linux|windows|github|docker|kubernetes|youtube|instagram|tiktok|whatsapp|ikea|amazon|spotify|jira|teams|outlook|chatgpt|ai|api|sql|css|html)$/i

const protectedGroups =
  /\b(?:muslims?|islam|jews|jewish|catholics|hindus|sikhs|blacks|asians|arabs|africans|mexicans|latin[oax]s|koreans|russians|ukrainians|israelis|palestinians|turks|roma|gyps(?:y|ies)|immigrants?|refugees?|migrants?|foreigners|gays?|lesbians?|bisexuals?|trans|transgender|queer|lgbt\w*|disabled|autis(?:m|tic)|deaf|blind people|wheelchair|fat people|women|homeless|indigenous|aboriginal\w*)\b/i
const groupOfPeople =
  /\b(?:black|white|brown|asian|arab|african|mexican|indian|chinese|japanese|korean|french|german|american|turkish|polish|old|trans|gay)\s(?:people|persons?|men|man|woman|guys?|girls?|kids|drivers|students|folks|neighbou?rs?)\b/i

const grief =
  /\b(?:funeral|cancer|tumou?r|chemo\w*|suicid\w+|miscarriage|stillborn|dementia|alzheimer\w*|hospice|terminal(?:ly)? ill\w*|passed away|at war|the war|war in|genocide|holocaust|massacre|shooting|raped?|assault\w*|abus(?:e|ed|ive)|depress(?:ion|ed)|self-?harm\w*|overdos\w+|earthquake|divorce)\b/i

const kin =
  /\bmy (?:\w+ )?(?:mom|mum|mother|dad|father|grand\w+|nan|gran|sister|brother|wife|husband|partner|son|daughter|baby|child|kid|friend|dog|cat|uncle|aunt|cousin)\b[^.!?]{0,30}\b(?:died|dies|is dying|is dead|death)\b/i

/**
 * Whether the text speaks of a named person, of a protected group or of grief: then no words of ours may comment
 * on the subject.
 */
export function isGuardedText(phrase: Phrase): boolean {
  const { text } = phrase
  if (protectedGroups.test(text) || groupOfPeople.test(text) || grief.test(text) || kin.test(text))
    return true
  const isName = (index: number) => {
    const word = phrase.words[index]
    return (
      word !== undefined &&
      /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
      word.pos === 'PROPN' &&
      !weekdaysAndSuch.test(word.text)
    )
  }
  return phrase.words.some((word, index) => {
    const next = phrase.words[index + 1]
    if (!isName(index) || !next) return false
    // "Ada Lovelace …", or one name that does something: "Kevin forgot the cake".
    return (isName(index + 1) && next.start === word.end + 1) || next.pos === 'VERB' || next.pos === 'AUX'
  })
}
