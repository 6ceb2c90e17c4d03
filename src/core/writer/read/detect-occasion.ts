import { anyOf, either } from '../../text/pattern'
import { isSpoilt } from './detect-win'

const feasts = anyOf`
  birthday, \d+(?:st|nd|rd|th), anniversary, work anniversary, new year, holidays?, easter, christmas, xmas, halloween,
  thanksgiving, valentine'?s?, mother'?s day, father'?s day, retirement, hanukkah, diwali, eid, graduation, engagement`
const greeting = new RegExp(
  String.raw`^(?:a (?:very |big )?)?${anyOf`
    (?:happy|merry) (?:belated )?(?:\w+ )?${feasts}, congrats, congratulations, best wishes, all the best, well done, kudos,
    get well, speedy recovery, (?:it'?s|today is|it is) (?:\w+'s|our \w+'s) last day, good ?bye to, enjoy (?:your )?retirement, welcome (?:to|back|home|aboard), cheers to, here'?s to, bon voyage, safe travels, shout-?out to,
    (?:we|i) wish (?:you|everyone|all), wishing (?:you|everyone|all), farewell to, so proud of (?:you|my|our|the)`}\b`,
)
/** Luck and thanks are wished in scorn as often as in earnest. */
const luck =
  /^(?:best of luck|good luck)\b(?! (?:finding|getting|explaining|trying|sleeping|telling|reaching|parking|with (?:that|it)))/
const thanked = anyOf`
  to (?:all|every|our|the (?:whole|entire|team|best)|my), for (?!nothing|ruining|wasting|breaking|losing),
  (?:mum|mom|dad|team|everyone|all|guys)\b`
const thanks = new RegExp(
  `^(?:a )?(?:big |huge |special )?(?:thank you|thanks)(?: so much| very much| again)?,? ${thanked}`,
)
/** A sequel like this shows that the luck or the thanks were meant in scorn. */
const scorn = /,? (?:i|we|now i|now we) (?:now |have|am|got|had|missed)/

/** True if the text wishes somebody well or thanks them: it is neither news nor a complaint. English. */
export function isWish(text: string): boolean {
  const said = plain(text)
  if (greeting.test(said)) return true
  return (luck.test(said) || thanks.test(said)) && !isSpoilt(text) && !scorn.test(said)
}

const glad = anyOf`excited, thrilled, happy, proud, delighted, pleased, honou?red, stoked, pumped, over the moon`
const declared = new RegExp(
  `^(?:${anyOf`
    (?:we(?:'re| are) |i(?:'m| am) )?(?:so |very |super |beyond |absolutely )?${glad} to (?:announce|share|introduce|launch|say|welcome|present|unveil|report),
    (?:some )?(?:big|great|exciting|huge) news, we(?:'re| are) (?:now )?live`})`,
)
const offered = new RegExp(
  `^(?:${anyOf`
    introducing, announcing, now hiring, we(?:'re| are) (?:now )?(?:hiring|open), (?:up to )?\d+ ?% off, buy one,? get one, free shipping, grand opening, save the date, pre-?order, early bird,
    out now, now (?:open|available|live|shipping|streaming), coming soon, limited (?:time|edition), new (?:in|arrivals?|release|feature|drop)\b`})`,
)
const achieved = new RegExp(
  String.raw`^(?:so )?(?:we|i|our \w+|our \w+ \w+|my \w+|the \w+)(?:'ve| have| has)? (?:just |finally |officially )?${anyOf`
    launched, released, raised \W?\d, went live, opened our, signed our, closed our (?:seed|series|round), were acquired,
    got (?:funded|acquired), (?:hit|reached|passed|crossed) (?:\d|one|a|our first)\S* ?(?:million|thousand|k|m|users?|customers?|followers?|subscribers?|downloads|sales)?`}\b`,
)
const arrived =
  /^(?:our|the) (?:brand )?new .{2,50} (?:is|are) (?:finally )?(?:here|live|out|available|ready|open|in (?:store|stock))\b/
const soured =
  /\b(?:laid off|layoffs?|fired|shut(?:ting)? down|closing|bankrupt\w*|nobody|no one|crash\w*|went down|broke\w*|lost|cancel\w*|fail\w*|rejected|only to|quit|rent)\b/

const days = anyOf`(?:mon|tues|wednes|thurs|fri|satur|sun)days?, weekends?, today, tonight, tomorrow, midnight, daily, noon`
/** What only somebody says who sells, hires or invites. */
const advertised = new RegExp(
  String.raw`\b(?:${anyOf`
    \d+ ?% (?:off|discount), (?:half|full) price\b.{0,30}${days}, (?:first|second|next) \w+ (?:is )?(?:half price|free),
    we come to you(?:r \w+)?, (?:every|each|this) ${days} (?:from|at) \d, once (?:they'?re|it'?s) gone, (?:now|still) booking, booking (?:for|now),
    taking (?:orders|bookings), no job too (?:small|big), hiring: , wanted: , buy \w+,? get \w+, free (?:quotes?|estimates?|shipping|delivery|consultation|parking|entry|trial),
    use (?:my )?code \w+, promo code, walk-?ins? welcome, book (?:now|today|your|online|a table), bookings? (?:open|now open|essential),
    apply (?:now|today|within|in person|online), (?:now|we're|we are) (?:hiring|recruiting), join (?:our|the) team, immediate start,
    (?:call|text|dm|message|whatsapp|email|ring) (?:us|for|to (?:book|order)), order (?:now|online|yours|before), pre-?orders?,
    while stocks last, limited (?:time|edition|spaces|places|seats), sign up (?:now|today|for), tickets? (?:on sale|available|from),
    doors open, all welcome, rsvp, no experience needed, spots? left, places left, link in bio, open (?:from|until|till|seven|every|${days}),
    now (?:open|available|live|shipping|streaming|enrolling) (?:in|at|on|from|for|every|to), fully booked, raffle, family[- ]run`})`,
)

/** True if the text announces a success, and nothing in it went wrong. English. */
export function isAnnouncement(text: string): boolean {
  const said = plain(text)
  if (soured.test(said)) return false
  return declared.test(said) || (either(achieved, arrived).test(said) && !isSpoilt(text))
}

/** True if the text sells, hires or invites, and nothing in it went wrong. English. */
export function isOffer(text: string): boolean {
  const said = plain(text)
  return !soured.test(said) && !toldByOne.test(said) && either(offered, advertised).test(said)
}

/** "My wife bought one at 20 % off" tells of an advert. */
const toldByOne =
  /\b(?:i|my|me|i'm|i've)\b(?! (?:wedding|shop|business|etsy|store|salon|café|cafe|bakery|studio|code))/

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
