import { type Phrase, slicePhrase } from '../phrase'

export interface FoundList {
  items: Phrase[]
  /** The words before a colon: "my diet plan". */
  lead: string | null
}

const itemMaxChars = 80
const goesOn = /^(?:after|when|because|while|until|since|so that|which|who|and then|but)\b/i

/** Three or more parts divided by commas (and a last and/or), lines or slashes; null when there are fewer. */
export function findList(phrase: Phrase, lastConnectives: readonly string[]): FoundList | null {
  // A quotation with its speaker is no list.
  if (/^["“«„]/.test(phrase.text)) return null
  // "The bath, the hall and I all smell": several do one thing.
  const colon = /^([^:\n,]{2,60}):\s+(?=\S)/.exec(phrase.text)
  if (!colon && /,\s+(?:the|my|our|an?) [^,:]+ and (?:i|we|he|she|they)\b/i.test(phrase.text)) return null
  if (isExchange(phrase.text)) return null
  // "Bike: stolen, bus: late": each item has its own colon, and the first is no heading.
  const isPairs = (phrase.text.match(/\w:\s/g) ?? []).length > 1
  const lead = isPairs ? null : (colon?.[1]?.trim() ?? null)
  const body = colon && !isPairs ? slicePhrase(phrase, colon[0].length, phrase.text.length) : phrase
  const items = splitItems(body, lastConnectives)
  // "It came by text, after the storm, when they …": one sentence with pauses.
  if (!lead && items.slice(1).some(({ text }) => goesOn.test(text))) return null
  if (items.length < 3 || items.some((item) => item.text.length > itemMaxChars || item.text.length < 2))
    return null
  return splitTail(splitLead(items, lead))
}

/** "Knee, hip, other knee. That was lunch": what comes after the last item says what they all are. */
function splitTail({ items, lead }: FoundList): FoundList {
  const last = items.at(-1)
  const cut = lead === null && last ? /^([^.!?:]{2,60})(?:[.!?]|:)\s+(?=\S)/.exec(last.text) : null
  // Deeds one after the other are a story, and its end comes last.
  if (!last || !cut?.[1] || items.every(({ words }) => words[0]?.pos === 'VERB')) return { items, lead }
  return {
    items: [...items.slice(0, -1), slicePhrase(last, 0, cut[1].length)],
    lead: last.text.slice(cut[0].length),
  }
}

/**
 * "Passwords that need a capital letter, a number, a symbol": the sentence up to the first thing is the lead, so that
 * the items are alike.
 */
function splitLead(items: Phrase[], lead: string | null): FoundList {
  const [first, ...others] = items
  const article = /^(?:an?|the|my|some) /i
  if (!first || lead || !others.every((item) => article.test(item.text)) || article.test(first.text)) {
    return { items, lead }
  }
  const at = first.words.findLastIndex((word) => /^(?:an?|the|my|some)$/i.test(word.text))
  const start = first.words[at]?.start ?? 0
  if (at < 2) return { items, lead }
  return {
    items: [slicePhrase(first, start, first.text.length), ...others],
    lead: `${first.text.slice(0, start).trim()}…`,
  }
}

/** A whole reply. */
const answer =
  /^\s*[-–—]\s*(?:sure|yes|no|ok(?:ay)?|yeah|nope|yep|fine|what|why|maybe|thanks|sorry|hi|hello|hey|really)\b/i

/** Two or more turns after dashes, of which the first asks. */
const dashed =
  /^[-–—] (?:[^-–—]* )?(?:why|what|who|how|where|when|can|do|does|is|are|did|will)\b[^-–—]* [-–—] \S/i

/** "Manager - whys the till down". */
const speaker = /^\s*\p{L}[\p{L} ]{0,20} [-–—] \S/u

/** Lines that begin with dashes, and one of them asks or answers: two are talking. */
export function isExchange(text: string): boolean {
  // "- why is it so loud - so people look - but …", in one line.
  if (dashed.test(text)) return true
  const lines = text.split(/\n| \/ /)
  if (lines.length > 1 && lines.every((line) => speaker.test(line))) return true
  return (
    lines.length > 1 &&
    lines.every((line) => /^\s*[-–—]/.test(line)) &&
    lines.some((line) => /\?\s*$/.test(line) || answer.test(line))
  )
}

/** "1. open fridge 2. close fridge": the numbers part the items and are none of them. */
export function isNumbered(text: string): boolean {
  return /^1[.)]\s+\S/.test(text) && /\s2[.)]\s+\S/.test(text)
}

function splitItems(body: Phrase, lastConnectives: readonly string[]): Phrase[] {
  const separator = isNumbered(body.text)
    ? /(?:^|[\s,;]+)\d{1,2}[.)]\s+/g
    : /\n/.test(body.text)
      ? /\n+/g
      : / \/ /.test(body.text)
        ? / \/ /g
        : /(?:,(?!\d{3}(?!\d))|[،、，;])\s*(?:then |and then )?/g
  const items: Phrase[] = []
  let from = 0
  for (const match of body.text.matchAll(separator)) {
    items.push(slicePhrase(body, from, match.index))
    from = match.index + match[0].length
  }
  items.push(slicePhrase(body, from, body.text.length))
  const last = items.at(-1)
  if (last && items.length >= 2 && separator.source.includes(',(?!')) {
    const words = lastConnectives.join('|')
    const inner = words === '' ? null : new RegExp(`^(.+?)\\s+(?:${words})\\s+(.+)$`, 'iu').exec(last.text)
    const leading = words === '' ? null : new RegExp(`^(?:${words})\\s+`, 'iu').exec(last.text)
    if (leading) items.splice(-1, 1, slicePhrase(last, leading[0].length, last.text.length))
    else if (inner?.[1] && inner[2]) {
      items.splice(
        -1,
        1,
        slicePhrase(last, 0, inner[1].length),
        slicePhrase(last, last.text.length - inner[2].length, last.text.length),
      )
    }
  }
  return items.filter((item) => item.text !== '')
}
