import type { TemplateSlot } from '../template/template'

/**
 * Characters of the user's own sentence that a slot holds at 30 px or more on a picture of 1,000 px, where that is more
 * than `maxChars`, which lines of ours keep to because short ones are funnier. Measured; a test measures again.
 */
const measured: Readonly<Record<string, number>> = {
  '3am-brain brain': 200,
  'bedtime-book book': 280,
  'before-after after': 105,
  'before-after before': 105,
  'big-ideas level4': 125,
  'box-in-a-box outer': 105,
  'calm-in-chaos situation': 110,
  'calm-outside inside': 155,
  'campfire-story story': 280,
  'cave-wall wall': 280,
  'certificate for': 110,
  'clown-steps s1': 110,
  'crystal-ball ball': 280,
  'debate-table claim': 130,
  'domino-chain cause': 150,
  'expectation-reality expect': 110,
  'expectation-reality reality': 110,
  'final-boss boss': 105,
  'flat-pack claim': 110,
  'grand-entrance day': 220,
  'head-in-hole warnings': 220,
  'hero-villain hero': 110,
  'hero-villain villain': 110,
  'house-of-cards cat': 95,
  'how-they-see-it job': 120,
  'line-goes-down cause': 95,
  'line-goes-up top': 120,
  'lion-and-kitten feeble': 110,
  'lion-and-kitten mighty': 110,
  'looming-clock clock': 95,
  'mental-maths thought': 200,
  'monday-friday fri': 110,
  'monday-friday mon': 110,
  'museum-piece art': 150,
  'news-desk news': 280,
  'nope-yep approve': 240,
  'nope-yep reject': 240,
  'not-my-job fire': 125,
  'online-offline offline': 120,
  'online-offline online': 120,
  'plane-banner banner': 240,
  'slow-zoom p1': 200,
  'slow-zoom p3': 200,
  'tab-hoarder all': 130,
  'the-couch told': 280,
  'the-presentation slide': 240,
  'tiny-trophy feat': 110,
  'tiny-umbrella wave': 105,
  'too-late-bulb idea': 120,
  'too-late-bulb moment': 190,
  'town-crier scroll': 280,
  'under-the-rug lump': 95,
  'unmasked ghost': 105,
  'weather-map line': 170,
}

/** Beyond the letters of about one width: in other scripts a character takes the room of two. */
const wide = /[^\n\u0020-\u052f\u1e00-\u20cf]/

/** Most characters of the user's own sentence in the slot of the template. */
export function sentenceRoom(
  templateName: string,
  { id, maxChars }: Pick<TemplateSlot, 'id' | 'maxChars'>,
  text: string,
): number {
  if (wide.test(text)) return maxChars
  return Math.max(maxChars, measured[`${templateName.replace(/-loop$/, '')} ${id}`] ?? 0)
}

/** The slots whose room was measured, as "template slot". */
export const measuredRooms: readonly string[] = Object.keys(measured)
