import { anyOf, wholeWords } from '../../text/pattern'
import type { Book, Register } from '../book'
import { isAnnouncement, isOffer, isWish } from './detect-occasion'
import { detectTelling, isToldAsWin } from './detect-telling'
import { isSpoilt } from './detect-win'
import { timeLabel } from './english-forms'
import type { Reading } from './reading'
import { isToldTalk } from './relations/find-dialogue'
import { isExchange } from './relations/find-list'

/** Topics that few people look forward to. */
const dreaded = wholeWords(anyOf`
  anxiety, blisters?, burnout, colds?, cramps?, dentists?, fright, flu, hangovers?, hay ?fever, headaches?, heartburn,
  hiccups?, insomnia, itch\w*, kidney stones?, knee, migraines?, root canal, screaming, sickness, sneezing, snoring,
  splinters?, stress, sunburn, surgery, teething, tiredness, tooth\w*, viruse?s?, wisdom teeth, wrinkles, jet ?lag,
  alarms?, appraisals?, assignments?, audition\w*, commut(?:e|ing), compliance, conference, conflicts?, deadlines?, emails?,
  interviews?, layoffs?, meetings?, mondays?, open office, overtime, performance review\w*, presentations?, probation,
  procrastinati\w+, rush hour, (?:\w+ )?shifts?, small talk, spam, stocktak\w+, training, zoom,
  exams?, homework, quiz(?:zes)?, revision, school run, tests?, (?:exam|test|blood) results?, parents?' evening,
  audits?, bills?, black friday, debt, fees?, fines?, inflation, insurance, inventory, invoices?, mortgages?, refunds?, rent,
  scams?, tax(?:es)?,
  bureaucracy, complaints?, customs, disputes?, duty, forms?, inspections?, jury duty, paperwork, passwords?, queues?,
  queuing, surveys?, tickets?, waiting,
  bedtime, chores?, clutter, dishes, dust, housework, ironing, laundry, limescale, mess, moths?, mould, mildew, nappies,
  packing, sewage, smell, spills?, stains?, vacuuming, washing(?:-| )up, weeding, weeds?, wet socks?,
  mosquitoe?s?, nettles, slugs?, spiders?, thorns?, wasps?,
  damp, drizzle, fog, frost, hail, heatwaves?, humidity, mud, pollen, rain, storms?, flash(?:es)?,
  delayed, delays?, detours?, flats?, parking, potholes?, punctures?, roadworks?, traffic, turbulence,
  broken, bugs?, cancell?ed, leaks?, lost, mistakes?, printers?, stuck, tangled, updates?,
  boredom, crowds?, diets?, divorce, drama, exes, failing, failure, forgetting, hurry, in-?laws, loneliness, nerves, noise,
  overthinking, rejection, tantrums?`)

/** Topics that most people want more of. */
const liked = wholeWords(anyOf`
  bakery, biscuits?, bread, breakfast, brunch, cake, cheese, chips, chocolate, coffee, cookies, croissants?, dessert,
  dumplings, fika, gelato, ice cream, jam, lunch, noodles, pancakes, pasta, pie, pizza, ramen, snacks?, soup, strawberries,
  tacos, tea, toast, waffles, wine,
  bath, bed, blankets?, candles?, clean sheets, cuddles?, fresh (?:sheets|air|bread), hammock, hugs?, lie-?ins?, massage,
  naps?, napping, quiet, sauna, sleep, sleeping in, sofa, warm, yoga,
  cats?, dogs?, kittens?, pets?, puppies, puppy,
  beach(?:es)?, campfire, camping, first snow, fishing, garden, hiking, holidays?, picnics?, roses, sea, snow, snow day,
  stars, summer, sun, sunsets?, swimming, travell?ing, vacation,
  books?, cinema, comics, concerts?, crafts?, dancing, film, football, guitar, hobb(?:y|ies), jazz, jokes, karaoke, knitting,
  lego, movies?, music, playlist, podcasts?, reading, singing, theatre, video games,
  birthday, bonus, christmas, free (?:time|food|samples?|coffee), friends, gifts?, parties, party, pay ?day, salary,
  weekends?`)

/** Words of loss, delay and tiredness. A mere "not" or "again" is in half of all funny texts. */
const trouble = wholeWords(anyOf`
  fail\w*, broke\w*, breaks?, crash\w*, wrong, worst, accident\w*, deleted, forgot\w*, missed, missing, smash\w*, spill?(?:ed|t),
  burnt?, burned, dropped, fell, flood\w*, jammed, leak\w*, ruined, disaster, problem\w*,
  lost, lose, losing, late, cancell?ed, delayed, stuck, waiting, waited, queu\w+, locked out, stole, stolen, steals?, stealing,
  died, sick, ill, hurts?, pain, ache\w*, sweat\w*, tired, exhaust\w*, soaked, freezing, cold shower, rain(?:ed|ing), in the rain,
  hate, angry, furious, panic\w*, cr(?:y|ied|ying), scream\w*, complain\w*, nobody, no one, ignored?, denied, refus\w+,
  overtime, layoffs?, fired, double[- ]booked, understaffed, short[- ]staffed, printer, wasps?, empty,
  no (?:sleep|breaks?|heating|water|wifi|signal|internet), out of (?:order|stock|paper|milk|petrol), can't, cannot, won't`)

/** An outright complaint. */
const complains =
  /\b(?:i hate|(?:so )?sick of|fed up|done with (?:this|it|everything|people)|cannot stand|can'?t stand|drives? me (?:mad|crazy|nuts|up the wall)|cramps)\b/

/** An act of kindness: whatever went wrong before, the text is no story of trouble. */
const kindness = wholeWords(anyOf`
  so (?:that )?i (?:could|can|would(?:n't| not)?), so (?:he|she|they) (?:would(?:n't| not)?|could), wouldn'?t wake,
  chipped in, (?:paid|covered) for (?:me|my|us|it), gave (?:me|up) (?:his|her|their|a), brought me,
  let me (?:off|sleep|go first|have|in|stay), helped me, saved me, waited for me, stayed with me, kept my (?:place|seat),
  thank(?:ed|s), hugg(?:ed|ing), told me to keep going, (?:counted|still counts)`)

/** The narrator quotes their own words; nobody else speaks. */
const ownWords = /["”»“],? (?:me|i (?:said|say|told|thought)|said i|my (?:brain|inner|mouth))\b/

/** The text goes on behind the quoted words, so the event is the point and not the saying. */
const goesOnTelling =
  /^["”»“][^"”«»“]+["”»“],? (?!.{0,24}\b(?:said|says|saying|wrote|asked|told|whispered|shouted|yelled|replied)\b)(?:it|they|there|that|this|we|i) \w/

/** A confession in the form of a question: "who else rereads the page". */
const confesses =
  /^(?:who else|any(?:one|body) else|does any(?:one|body) else|is it just me|am i the only one)\b/

/** A question typed in haste, without its mark. */
const asks =
  /^(?:so |ok |wait )?(?:(?:what|who|where|when|how|why)s\b|(?:what|where|when|how|why) (?:do|does|did|is|are|am|was|can|could|should|would|will)\b|how (?:many|much|long|old|often)\b)[^.!]*$/

/** Deeds and clauses parted by commas are a story. */
const deed =
  /^(?:and )?(?:i |then )?(?:\w+ed|could(?:n'?t)?|can(?:'?t)?|didn'?t|don'?t|won'?t|is|ate|broke|came|did|fell|found|got|left|lost|made|ran|said|sat|sent|took|was|went|were|woke)\b/i
/** "Monday: tired. Tuesday: tired.": days and hours before colons count something. */
const isByTime = new RegExp(String.raw`^${timeLabel}[^:\n]{0,12}:[\s\S]+[^:\n]{2,20}:`)

const thingMaxChars = 36

function isThing(item: string): boolean {
  return item.length <= thingMaxChars && !deed.test(item)
}

/** Lines, slashes, numbers: the last item may well be a deed ("milk, eggs, came home with a kayak"). */
function isWrittenAsList(text: string, items: readonly string[]): boolean {
  return /\n| \/ |^1[.)] /.test(text) && items.filter(isThing).length >= items.length - 1
}

/** How sure learnt words have to be: alone, and where a rule sees trouble already. */
const likely = { win: 0.96, ending: 0.4, trouble: 0.5, doubted: 0.15 } as const
const sentencesMax = 2

/** Learnt words know deeds that no rule names; a story of three sentences turns. */
function seemsWon(text: string, book: Book): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n/)
  // Quoted words seldom tell a success of the narrator.
  if (sentences.length > sentencesMax || isSpoilt(text) || /["“”]|\bsaid\b/.test(text)) return false
  const ending = sentences.at(-1) ?? text
  return detectTelling(text, book).win > likely.win && detectTelling(ending, book).win > likely.ending
}

/** How the text is told; English, else only by the marks of a dialogue, a question or a list. */
export function registerOf(reading: Omit<Reading, 'register'>, book: Book): Register {
  const { kind, mood, relations, situations, isEnglish } = reading
  const said = reading.text.toLowerCase()
  if (isEnglish && isWish(reading.phrase.text)) return 'wish'
  if (isEnglish && isOffer(reading.phrase.text)) return 'offer'
  const isAsked = (kind === 'question' || asks.test(said)) && !(confesses.test(said) && !said.endsWith('?'))
  if (
    isEnglish &&
    !isAsked &&
    (isToldAsWin(reading.phrase.text, book) ||
      isAnnouncement(reading.phrase.text) ||
      (situations[0]?.tells === 'success' && !isSpoilt(reading.phrase.text)))
  )
    return 'win'
  if (reading.isBare && !asks.test(said)) {
    if (dreaded.test(said) || mood === 'bad') return 'dreaded-topic'
    return liked.test(said) ? 'liked-topic' : 'plain-topic'
  }
  const list = relations.find((relation) => relation.type === 'list')
  // Words before a colon announce a list; words behind the last item do not.
  if (list?.lead && /^[^,\n]{2,60}:\s/.test(reading.text)) return 'list'
  if (isByTime.test(said) || /^(?:the )?pros\b[^:\n]*:/i.test(reading.text)) return 'list'
  const has = (type: string) => relations.some((relation) => relation.type === type)
  if (isExchange(reading.text) || isToldTalk(said)) return 'saying'
  if (has('unprompted')) return 'oddity'
  const isQuote = kind === 'quote' || has('quotation') || /^["“«„]/.test(reading.text)
  if (has('dialogue') || (isQuote && !ownWords.test(said) && !goesOnTelling.test(said))) return 'saying'
  if (isAsked) return 'question'
  if (list?.items.every(isThing) || (list && isWrittenAsList(reading.text, list.items))) return 'list'
  if (!isEnglish) return 'oddity'
  if (!isQuote && seemsWon(reading.phrase.text, book)) return 'win'
  if (kindness.test(said)) return 'oddity'
  if (complains.test(said)) return 'trouble'
  const looksBad = mood === 'bad' && trouble.test(said)
  return detectTelling(reading.phrase.text, book).trouble > (looksBad ? likely.doubted : likely.trouble)
    ? 'trouble'
    : 'oddity'
}
