import type { Reading } from './reading'
import type { Tone } from './tones'

/**
 * The pictures that sound like a tone whatever stands on them; some sound like two. A tone has about
 * twice as many as a run has memes, so that the text still has a choice among them.
 */
const picturesOf: Readonly<Record<Exclude<Tone, 'any'>, ReadonlySet<string>>> = {
  // Nobody in it raises a voice, whatever happens.
  dry: named(
    `calm-outside calm-in-chaos museum-piece cave-wall certificate not-my-job spot-the-difference
    three-wise-avoiders box-in-a-box fork-in-road pick-two signpost line-goes-down line-goes-up loading-patience
    under-the-rug endless-list typing-deleting unmasked 3am-brain party-corner news-desk the-long-queue
    online-offline`,
  ),
  // Somebody is fond of somebody, glad, or at home.
  warm: named(
    `bedtime-book plane-banner the-couch group-hug silent-shield tiny-trophy ok-better-best monday-friday
    lion-and-kitten epic-agreement party-corner tab-hoarder victory-dance campfire-story before-after
    too-late-bulb side-glance`,
  ),
  // It is announced, foreseen, fought, or the ground opens.
  dramatic: named(
    `news-desk town-crier campfire-story crystal-ball slow-zoom grand-entrance the-penny-drops final-boss
    epic-agreement hero-villain house-of-cards domino-chain snowball outrunning-it looming-clock elevator-pitch
    string-board weather-map silent-shield tug-of-war two-buttons last-slice`,
  ),
  // Nobody in it is wise.
  silly: named(
    `big-ideas clown-steps mental-maths bailing-boat cart-of-nonsense nope-yep all-green rabbit-hole
    sawing-the-branch own-spokes missed-target tiny-umbrella tiny-trophy victory-dance worst-suggestion flat-pack
    obvious-trap debate-table side-glance line-goes-up podium shoulder-advice last-slice the-presentation
    head-in-hole domino-chain grand-entrance plane-banner house-of-cards`,
  ),
}

/** Half of what chance may do to a fill: a picture of the tone wins among equals, a bad fill does not win at all. */
const lift = 0.1

function named(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/).flatMap((name) => [name, `${name}-loop`]))
}

/** Whether a picture sounds like the tone; none does that is not asked for. */
export function isOfTone(templateName: string, tone: Tone | undefined): boolean {
  return tone !== undefined && tone !== 'any' && picturesOf[tone].has(templateName)
}

/** What the fills of a picture gain where a tone is wished for. */
export function toneLift(
  templateName: string,
  tone: Tone | undefined,
  { isGuarded, isOnlyNamed }: Pick<Reading, 'isGuarded' | 'isOnlyNamed'>,
): number {
  // About grief and about groups of people there is no other tone than that of the text, but for a kinder one.
  if (isGuarded && !isOnlyNamed && tone !== 'warm') return 0
  return isOfTone(templateName, tone) ? lift : 0
}
