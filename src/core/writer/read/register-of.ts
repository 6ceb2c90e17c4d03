import { either } from '../../text/pattern'
import type { Book, Register } from '../book'
import { detectTelling } from './detect-telling'
import { isSpoilt, isWin } from './detect-win'
import type { Reading } from './reading'
import { isToldTalk } from './relations/find-dialogue'
import { isExchange } from './relations/find-list'

/** Topics that hardly anybody looks forward to. */
const dreaded = either(
  /\b(?:alarms?|anxiety|appraisals?|assignments?|audits?|bills?|blisters?|boredom|broken|bureaucracy|burnout|bugs?|cancell?ed|chores?|clutter|colds?|commut(?:e|ing)|complaints?|compliance|conference|conflicts?|cramps?|crowds?|customs|damp|deadlines?|debt|delays?|delayed|dentists?|detours?|diets?|dishes|disputes?|divorce|drama|drizzle|dust|emails?|exams?|exes|failing|failure|fees?|fines?|flash(?:es)?|flats?|flu|fog|forms?|forgetting|fright|frost|hangovers?|hail|hay ?fever|headaches?|heartburn|heatwaves?|hiccups?|homework|housework|humidity|hurry|in-?laws|inflation|inspections?|insomnia|insurance|interviews?|invoices?|ironing|itch\w*|jet ?lag|jury duty|knee|laundry|layoffs?|leaks?|limescale|loneliness|lost|mess|(?:exam|test|blood) results?|quiz(?:zes)?|meetings?|migraines?|mildew|mistakes?|mondays?|mosquitoe?s?|mortgages?|moths?|mould|mud|nappies|nerves|nettles|(?:\w+ )?shifts?|duty|black friday|inventory|stocktak\w+|audition\w*|bedtime|wisdom teeth|tooth\w*|school run|commute|performance review\w*|kidney stones?|open office|noise|overtime|overthinking|packing|paperwork|parents?' evening|parking|passwords?|potholes?|pollen|presentations?|printers?|probation|procrastinati\w+|punctures?|queues?|queuing|rain|refunds?|rejection|rent|revision|roadworks?|root canal|rush hour|school run|screaming|scams?|sewage|sickness|slugs?|small talk|smell|sneezing|snoring|spam|spiders?|spills?|splinters?|stains?|storms?|stress|stuck|sunburn|surgery|surveys?|tangled|tantrums?|tax(?:es)?|teething|tests?|thorns?|tickets?|tiredness|traffic|training|turbulence|updates?|vacuuming|viruse?s?|waiting|washing(?:-| )up|wasps?|weeds?|weeding|wet socks?|wrinkles|zoom)\b/,
)

/** Topics that most people would rather have more of. */
const liked = either(
  /\b(?:bakery|bath|beach(?:es)?|bed|biscuits?|birthday|blankets?|bonus|books?|bread|breakfast|brunch|cake|camping|campfire|candles?|cats?|cheese|chips|chocolate|christmas|cinema|clean sheets|coffee|comics|concerts?|cookies|crafts?|croissants?|cuddles?|dancing|dessert|dogs?|dumplings|fika|film|first snow|fishing|football|free (?:time|food|samples?|coffee)|fresh (?:sheets|air|bread)|friends|garden|gelato|gifts?|guitar|hammock|hiking|hobb(?:y|ies)|holidays?|hugs?|ice cream|jazz|jam|jokes|karaoke|kittens?|knitting|lego|lie-?ins?|lunch|massage|movies?|music|naps?|napping|noodles|pancakes|parties|party|pasta|pay ?day|payday|pets?|picnics?|pie|pizza|playlist|podcasts?|puppies|puppy|quiet|reading|ramen|roses|salary|sauna|sea|singing|sleep|sleeping in|snacks?|snow|snow day|sofa|soup|stars|strawberries|summer|sun|sunsets?|swimming|tacos|tea|theatre|toast|travell?ing|vacation|video games|waffles|warm|weekends?|wine|yoga)\b/,
)

/** Words of loss, delay and tiredness; a mere "not" or "again" is in half of all funny texts. */
const trouble =
  /\b(?:fail\w*|broke\w*|breaks?|crash\w*|lost|lose|losing|late|cancell?ed|delayed|died|wrong|worst|hate|angry|furious|tired|exhaust\w*|sick|ill|hurts?|pain|ache\w*|stuck|missing|missed|forgot\w*|deleted|accident\w*|overtime|layoffs?|fired|denied|refus\w+|ruined|spill?(?:ed|t)|burnt?|burned|flood\w*|leak\w*|stole|stolen|steals?|stealing|locked out|empty|soaked|rain(?:ed|ing)|in the rain|freezing|cold shower|no (?:sleep|breaks?|heating|water|wifi|signal|internet)|can't|cannot|won't|nobody|no one|ignored?|complain\w*|waiting|waited|queu\w+|wasps?|printer|panic\w*|disaster|problem\w*|sweat\w*|cr(?:y|ied|ying)|scream\w*|fell|dropped|smash\w*|jammed|out of (?:order|stock|paper|milk|petrol)|double[- ]booked|understaffed|short[- ]staffed)\b/

/** Said outright. */
const complains =
  /\b(?:i hate|(?:so )?sick of|fed up|done with (?:this|it|everything|people)|cannot stand|can'?t stand|drives? me (?:mad|crazy|nuts|up the wall)|cramps)\b/

/** Somebody was good to somebody: whatever went wrong before, this is no story of trouble. */
const kindness =
  /\b(?:chipped in|so (?:that )?i (?:could|can|would(?:n't| not)?)|so (?:he|she|they) (?:would(?:n't| not)?|could)|wouldn'?t wake|let me (?:off|sleep|go first|have|in|stay)|gave (?:me|up) (?:his|her|their|a)|(?:paid|covered) for (?:me|my|us|it)|helped me|brought me|thank(?:ed|s)|saved me|waited for me|stayed with me|kept my (?:place|seat)|hugg(?:ed|ing)|told me to keep going|(?:counted|still counts))\b/

/** A quotation of oneself: nobody else speaks. */
const ownWords = /["”»“],? (?:me|i (?:said|say|told|thought)|said i|my (?:brain|inner|mouth))\b/

/** After the words somebody tells what came of them: the happening is the point, not the saying. */
const goesOnTelling =
  /^["”»“][^"”«»“]+["”»“],? (?!.{0,24}\b(?:said|says|saying|wrote|asked|told|whispered|shouted|yelled|replied)\b)(?:it|they|there|that|this|we|i) \w/

/** No question but a confession: "who else rereads the page". */
const confesses =
  /^(?:who else|any(?:one|body) else|does any(?:one|body) else|is it just me|am i the only one)\b/

/** Typed in haste, without a mark. */
const asks =
  /^(?:so |ok |wait )?(?:(?:what|who|where|when|how|why)s\b|(?:what|where|when|how|why) (?:do|does|did|is|are|am|was|can|could|should|would|will)\b|how (?:many|much|long|old|often)\b)[^.!]*$/

/** Deeds and clauses parted by commas are a story. */
const deed =
  /^(?:and )?(?:i |then )?(?:\w+ed|could(?:n'?t)?|can(?:'?t)?|didn'?t|don'?t|won'?t|is|ate|broke|came|did|fell|found|got|left|lost|made|ran|said|sat|sent|took|was|went|were|woke)\b/i
/** "Monday: tired. Tuesday: tired.": days and hours before colons count something. */
const isByTime =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day \d+|week \d+|\d{1,2} ?[ap]m|morning|breakfast|step \d+)[^:\n]{0,12}:[\s\S]+[^:\n]{2,20}:/

const thingMaxChars = 36

function isThing(item: string): boolean {
  return item.length <= thingMaxChars && !deed.test(item)
}

/** Lines, slashes, numbers: the last item may well be a deed ("milk, eggs, came home with a kayak"). */
function isWrittenAsList(text: string, items: readonly string[]): boolean {
  return /\n| \/ |^1[.)] /.test(text) && items.filter(isThing).length >= items.length - 1
}

/** How sure learnt words have to be: alone, and where a rule sees trouble already. */
const likely = { win: 0.8, ending: 0.4, trouble: 0.5, doubted: 0.15 } as const
const sentencesMax = 2

/** Learnt words know deeds that no rule names; a story of three sentences turns. */
function seemsWon(text: string, book: Book): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|\n/)
  // What others say is seldom a success of one's own.
  if (sentences.length > sentencesMax || isSpoilt(text) || /["“”]|\bsaid\b/.test(text)) return false
  const ending = sentences.at(-1) ?? text
  return detectTelling(text, book).win > likely.win && detectTelling(ending, book).win > likely.ending
}

/** How the text is told; English, else only by the marks of a dialogue, a question or a list. */
export function registerOf(reading: Omit<Reading, 'register'>, book: Book): Register {
  const { kind, mood, relations, situations, isEnglish } = reading
  const said = reading.text.toLowerCase()
  const isAsked = (kind === 'question' || asks.test(said)) && !(confesses.test(said) && !said.endsWith('?'))
  if (
    isEnglish &&
    !isAsked &&
    (isWin(reading.phrase.text) || (situations[0]?.name === 'small-win' && !isSpoilt(reading.phrase.text)))
  )
    return 'win'
  if (reading.isBare && !asks.test(said)) {
    if (dreaded.test(said) || mood === 'bad') return 'dreaded-topic'
    return liked.test(said) ? 'liked-topic' : 'plain-topic'
  }
  const list = relations.find((relation) => relation.type === 'list')
  // What comes before a colon says that a list follows; what comes after the last thing does not.
  if (list?.lead && /^[^,\n]{2,60}:\s/.test(reading.text)) return 'list'
  if (isByTime.test(said) || /^(?:the )?pros\b[^:\n]*:/i.test(reading.text)) return 'list'
  const has = (type: string) => relations.some((relation) => relation.type === type)
  if (isExchange(reading.text) || isToldTalk(said)) return 'saying'
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
