import type { BlockedCategory } from '@/server/services/ports/moderator'

/** A pattern over the folded text (lower case, plain letters, single spaces) that no account may have drawn. */
export interface BlockRule {
  category: BlockedCategory
  pattern: RegExp
}

const groups =
  'jews?|muslims?|christians?|hindus?|blacks?|whites?|asians?|arabs?|mexicans?|immigrants?|migrants?|refugees?|foreigners?|gays?|lesbians?|trans(?:genders| people)?|queers?|women|men|disabled|homeless|gypsies|roma|indians?|africans?|chinese|turks?|russians?|americans?|teachers?|students?|politicians?|cops?|police(?:men)?|nurses?|journalists?|landlords?|lawyers?|people'
const sexual = 'sex|sexual|sexually|nudes?|porn\\w*|erotic|hentai|lewd|horny|molest\\w*|rape\\w*'
const minors =
  'child(?:ren)?|kids?|minors?|toddlers?|infants?|underage|pre-?teens?|schoolgirls?|schoolboys?|little (?:girls?|boys?)|(?:[1-9]|1[0-7]) ?-?(?:years?|yrs?|yo)(?:[- ]old)? (?:girl|boy|kid|child|daughter|son|student|female|male)'
const closePeople =
  'everyone|everybody|kids|children|neighbou?rs?|classmates|coworkers|colleagues|family|parents'
const lead = '(?:all |every |the |those |these |them |of |you |your |my |our )*'
const harmless =
  'bugs?|process(?:es)?|tabs?|tests?|weeds?|zombies?|mosquito|spiders?|germs?|bacteria|lights?|vibe|fun|jobs?|threads?|containers?|plants?|wasps?|flies|ants|meetings?|darlings?|time|servers?|orcs?|monsters?|notifications?|enemies|bosses|side projects?|momentum|joy|hope|hype'

export const blockRules: readonly BlockRule[] = [
  {
    category: 'threat',
    pattern: new RegExp(
      `\\b(?:kill|murder|lynch|behead|exterminate|slaughter|rape) (?:all|every|each)\\b(?! ${lead}(?:\\w+ )?(?:${harmless})\\b) \\w+`,
    ),
  },
  {
    category: 'threat',
    pattern:
      /\b(?:i|we)(?:'ll| will|'m gonna|'m going to| am going to| are going to| want to| wanna| should| must| plan to) (?:actually |really |literally )?(?:kill|murder|shoot|stab|rape|strangle|poison|behead) (?:you|him|her|them|my (?:boss|wife|husband|ex|neighbou?rs?|teacher|girlfriend|boyfriend|mother|father|brother|sister|classmates|coworkers?|parents|kids?))\b/,
  },
  {
    category: 'threat',
    pattern: new RegExp(
      `\\b(?:kill|murder|stab|lynch|behead|exterminate|slaughter|rape|strangle) ${lead}(?:${groups}|${closePeople})\\b`,
    ),
  },
  {
    category: 'threat',
    pattern: new RegExp(`\\b(?:shoot|hang|burn|bomb|execute|poison|gas) ${lead}(?:${groups})\\b`),
  },
  {
    category: 'threat',
    pattern:
      /\b(?:shoot(?:ing)? up|blow(?:ing)? up|bomb(?:ing)?) (?:the |my |a |our |this )?(?:school|church|mosque|synagogue|temple|mall|airport|office building|hospital|concert|embassy|train station)\b/,
  },
  {
    category: 'threat',
    pattern:
      /\b(?:you(?:'re| are) (?:going to|gonna) die|you will die|i know where you live|watch your back,? or|your family (?:will|is going to) (?:die|pay)|should (?:all )?(?:be|get) (?:shot|killed|hanged|lynched|gassed|exterminated|raped))\b/,
  },
  {
    category: 'threat',
    pattern:
      /\bhow to (?:make|build|cook) (?:a |an )?(?:pipe ?bomb|bomb|explosives?|napalm|nerve gas|ricin|meth|ghost gun)\b/,
  },
  {
    category: 'hate',
    pattern:
      /\b(?:retarded|you(?:'re| are)? (?:a |such a )?retards?|(?:what|such) a retard|pakis?|trann(?:y|ies)|beaners?|wetbacks?|gooks?|chinks?(?! in)|kikes?|towelheads?|sand ?nigg\w+)\b/,
  },
  {
    category: 'hate',
    pattern:
      /\b(?:deport|exterminate|eradicate|wipe out|get rid of|gas|cleanse) (?:all |every |the |these |those )*(?:jews?|muslims?|blacks?|arabs?|mexicans?|immigrants?|migrants?|refugees?|foreigners?|gays?|trans|asians?|gypsies|roma|homeless)\b/,
  },
  {
    category: 'hate',
    pattern:
      /\b(?:jews?|muslims?|blacks?|black people|arabs?|mexicans?|immigrants?|migrants?|refugees?|gays?|gay people|trans people|asians?|gypsies|roma|women|disabled people) (?:are|is) (?:all )?(?:subhuman|vermin|rats|animals|parasites|inferior|filth|disgusting|a disease|cockroaches|monkeys|apes|trash|garbage|degenerates?|retarded|criminals|terrorists|rapists|stupid)\b/,
  },
  {
    category: 'hate',
    pattern:
      /\b(?:white power|heil hitler|sieg heil|hitler (?:was|did) (?:right|nothing wrong)|gas the|white genocide|race war|14 ?88|1488|holocaust (?:was|is) (?:fake|a hoax|a lie)|i hate (?:all )?(?:jews|muslims|blacks|black people|arabs|mexicans|immigrants|gays|trans people|asians|women))\b/,
  },
  {
    category: 'sexual-minors',
    pattern: new RegExp(`\\b(?:${sexual})\\b.{0,30}\\b(?:${minors})\\b`),
  },
  {
    category: 'sexual-minors',
    pattern: new RegExp(`\\b(?:${minors})\\b.{0,30}\\b(?:${sexual})\\b`),
  },
  { category: 'sexual-minors', pattern: new RegExp(`\\b(?:sexy|naked|hot and) (?:\\w+ )?(?:${minors})\\b`) },
  {
    category: 'sexual-minors',
    pattern: /\b(?:loli(?:con)?|shota(?:con)?|pedo(?:phile)? (?:pics?|porn|content)|jailbait|cp pics?)\b/,
  },
  {
    category: 'self-harm',
    pattern:
      /\b(?:kys|kill yourself|go (?:and )?(?:kill|hang) yourself|(?:you|u) should (?:just )?(?:die|kill yourself|end (?:it|your life))|hang yourself|slit your wrists|drink bleach|how to (?:kill myself|commit suicide|hang myself))\b/,
  },
  {
    category: 'self-harm',
    pattern:
      /\bi(?: really| just| honestly)?(?: want to| wanna| am going to|'m going to| plan to| am ready to|'m ready to)(?: just)? (?:die|kill myself|end my life|end it all|hurt myself|cut myself|commit suicide)\b(?! (?:of|from|inside|laughing|after|when|in this|every|on this|a little))/,
  },
]

/** What a name, a number or an address looks like when somebody wants it to be found. */
export const personalData: readonly RegExp[] = [
  /(?<![\d.])(?:\+|00)\d{1,3}[\s().-]*\d(?:[\s().-]*\d){6,12}(?!\d)/,
  /(?<!\d)\(?0\d{2,5}\)?[\s/.-]?\d{3,4}[\s.-]?\d{3,5}(?!\d)/,
  /(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/,
  /\b[A-Z]{2}\d{2}[ ]?(?:[A-Z0-9]{4}[ ]?){3,7}[A-Z0-9]{1,4}\b/,
  /\b[\w.+-]{2,}@[\w-]+\.[a-z]{2,}\b/i,
  /\b\d{1,5}[a-z]? (?:[A-Z][\w'-]+ ){1,3}(?:[Ss]treet|St\.?|[Aa]venue|Ave|[Rr]oad|Rd|[Ll]ane|Drive|Boulevard|Blvd)\b/,
  /\b(?:lives?|living|address|house) (?:is )?(?:at |on )?\d{1,5}[a-z]? (?:[\w'-]+ ){1,3}(?:street|avenue|road|lane|drive|boulevard|court)\b/i,
  /\b(?:lives?|living|address is|find (?:him|her|them)) (?:at|on)? ?[A-ZÄÖÜ][\wäöüß-]*(?:straße|strasse|str\.|weg|gasse|allee|platz) \d+/i,
  /\b\d{3}-\d{2}-\d{4}\b/,
]
