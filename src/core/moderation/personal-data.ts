import { givenNames } from '../language/given-names'
import { anyOf, wholeWords } from '../text/pattern'

/**
 * True if a text exposes somebody: a number or an address together with a person, an account, or the wish to publish
 * private things. A shop's hotline or the author's own e-mail address exposes nobody.
 */
export function hasPersonalData(text: string): boolean {
  const seen = text.normalize('NFKC')
  if (exposure.test(seen)) return true
  // All others hold a number, or the sign of an e-mail address.
  if (!/[\d@]/.test(seen)) return false
  if (hasIban(seen) || cardNumber.test(seen) || securityNumber.test(seen)) return true
  if (homeAddress.test(seen)) return true
  const isAddressed = streetAddress.test(seen) || phone.test(seen)
  if (isAddressed && speaksOfSomebody(seen)) return true
  return email.test(seen) && contactCall.test(seen.replace(email, ' '))
}

const phone =
  /(?<![\d.])(?:\+|00)\d{1,3}[\s().-]*\d(?:[\s().-]*\d){6,12}(?!\d)|(?<!\d)\(?0\d{2,5}\)?[\s/.-]?\d{3,4}[\s.-]?\d{3,5}(?!\d)|(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/
const email = /\b[\w.+-]{2,}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i
const cardNumber = /\b(?:card|visa|mastercard|karte|carte|tarjeta)\b[^\d\n]{0,30}(?:\d[ -]?){13,19}/i
const securityNumber =
  /\b(?:ssn|social security(?: number)?|passport(?: number)?)\b[^\d\n]{0,20}(?:\d{3}-\d{2}-\d{4}|\d{8,9})/i

const street = String.raw`(?:street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|court|close|terrace|crescent)\b`
const streetAddress = new RegExp(
  String.raw`\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}'-]+ ){1,3}${street}|\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|gasse|allee|platz) \d+|\b\d{1,4},? (?:rue|avenue|boulevard|impasse) (?:de |du |des |la |l')*\p{Lu}|(?<!\p{L})(?:calle|avenida|rua|via|viale|piazza) (?:de |da |do |del |la )*\p{Lu}[\p{L}]+,? (?:n[º°.]? ?)?\d+|(?<!\p{L})(?:ul\.|ulica|улица|ул\.) \p{Lu}\p{L}+,? (?:д\. ?)?\d+`,
  'iu',
)
/** "lives at 12 Baker street", also in small letters. */
const homeAddress = new RegExp(
  String.raw`\b(?:lives?|living|home|house|address|apartment|flat|find (?:him|her|them)|wohnt|habite|vive|mora|abita) (?:is )?(?:at |on |in |a |au |en |na |der )*(?:\d{1,5}[a-z]?,? (?:[\p{L}'-]+ ){1,3}${street}|\p{L}+(?:straße|strasse|str\.|weg|gasse|allee|platz) \d+|\d{1,4},? rue |calle \p{L}+|rua \p{L}+.{0,20}\d|via \p{L}+.{0,12}\d)`,
  'iu',
)

const publishes = anyOf`
  dox+(?:x?ing)?, leak(?:ing|ed)?, expos(?:e|ing), publish(?:ing)?, post(?:ing)?, shar(?:e|ing), spread(?:ing)?,
  drop(?:ping)?`
const acquaintances = anyOf`ex, boss, neighbou?r, teacher, wife, husband, girlfriend, boyfriend, classmate`
const somebodys = anyOf`
  his, her, their, your, my (?:\w+ )?${acquaintances}(?:'s)?, this \w+'s, that \w+'s, \p{Lu}\p{L}+'s`
const secrets = anyOf`
  nudes?, naked \w+, dick pics?, intimate \w+, private (?:photos?|pics?|pictures|messages|number), medical \w+,
  home address, address, phone number, number, bank details, passwords?`
const doxed = anyOf`him, her, them, you, this, that, my, everyone, \p{Lu}\p{L}+`
const wantsToKnow = anyOf`find out, tell me, anyone know, who knows, figure out`
const somebody = anyOf`he, she, they, this \w+, that \w+, my ex, \p{Lu}\p{L}+`

/** A call to publish what is private, or a search for where somebody lives. */
const exposure = new RegExp(
  [
    String.raw`\b${publishes} (?:of )?${somebodys} (?:\w+ )?${secrets}`,
    String.raw`\bdox+ ${doxed}`,
    String.raw`\b${wantsToKnow} where ${somebody} lives?\b`,
  ].join('|'),
  'u',
)

/** A call to harass a person, beside their address. */
const contacts = anyOf`
  write, mail, spam, flood, message, send, harass, contact, email, e-mail, text, bombard, report, sign`
const contactCall = new RegExp(
  String.raw`\b${anyOf`
    ${contacts}(?: \w+){0,6} (?:to|at|up|with|him|her|them|for)\b, (?:his|her|their|my ex'?s?|boss'?s?)(?: \w+)? e?-?mail,
    leak\w*, dox\w*, hack\w*, password, spam\w*, hate mail,
    kill, hurt, threat\w*, harass\w*, revenge, make (?:him|her|them) pay`}`,
  'i',
)

const somebodySaid = wholeWords(
  anyOf`
    she, he, his, her, him, their, them, seine?, ihre?, son, sa, su, seu, sua,
    my ex, ex's, girlfriend, boyfriend, wife, husband, boss, neighbou?r, teacher, coworker, colleague, roommate, landlord,
    lives?, leak\w*, dox\w*, harass\w*, prank call, spam`,
  'i',
)

/** True if a person is meant: a pronoun, a role, or a given name with a capital. */
function speaksOfSomebody(text: string): boolean {
  if (somebodySaid.test(text)) return true
  const capitalised = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []
  return capitalised.some((word) =>
    givenNames.has(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()),
  )
}

/** An account number of the form and with the check digits of ISO 13616. */
function hasIban(text: string): boolean {
  const candidates = text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g) ?? []
  return candidates.some((candidate) => {
    const compact = candidate.replaceAll(' ', '')
    // The words behind an account number may look like a part of it.
    for (let length = Math.min(34, compact.length); length >= 15; length--) {
      if (isIban(compact.slice(0, length))) return true
    }
    return false
  })
}

function isIban(account: string): boolean {
  let rest = 0
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97
  }
  return rest === 1
}
