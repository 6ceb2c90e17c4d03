import type { Template } from '../template/template'
import { graphemeCount } from '../text/graphemes'
import type { Draft } from './draft'
import type { Reading } from './reading'
import type { Recipe } from './recipe'

/** A shorter text may be a mere name, and nobody's name stands in somebody's head. */
const storyMinChars = 32

/** Where a whole text may stand alone: somebody thinks, shows or reads it, and nobody has to answer. */
const placeOfText: Readonly<Record<string, string>> = {
  '3am-brain': 'brain',
  'calm-outside': 'inside',
  'head-in-hole': 'warnings',
  'mental-maths': 'thought',
  'slow-zoom': 'p1',
  'the-presentation': 'slide',
  'too-late-bulb': 'moment',
  'weather-map': 'line',
  'grand-entrance': 'day',
  certificate: 'for',
  'victory-dance': 'win',
  'tab-hoarder': 'all',
  'how-they-see-it': 'job',
  'rabbit-hole': 'bottom',
  'town-crier': 'scroll',
  'campfire-story': 'story',
  'cave-wall': 'wall',
  'bedtime-book': 'book',
  'the-couch': 'told',
}

/** Pictures that would say something about the text above them if their places stayed empty. */
const unkindWithoutWords: ReadonlySet<string> = new Set(
  `before-after big-ideas box-in-a-box cart-of-nonsense domino-chain expectation-reality lion-and-kitten monday-friday
  nope-yep not-my-job obvious-trap ok-better-best outrunning-it shoulder-advice side-glance snowball
  spot-the-difference tug-of-war two-buttons worst-suggestion plane-banner crystal-ball`
    .split(/\s+/)
    .flatMap((name) => [name, `${name}-loop`]),
)

/**
 * For a text about a person, a group or grief in a language that we have no gentle words in: the text where somebody
 * thinks or reads it, else above the picture, and no words of ours. Higher for pictures that say nothing by themselves.
 */
export function wordlessFill(recipe: Recipe, template: Template, reading: Reading): Draft {
  const place = placeOfText[template.name.replace(/-loop$/, '')]
  const slot = template.slots.find(({ id }) => id === place)
  const chars = graphemeCount(reading.text)
  const fits = slot !== undefined && chars <= slot.maxChars && chars >= storyMinChars
  return {
    words: fits ? { [slot.id]: reading.text } : {},
    isOpen: false,
    header: fits ? undefined : reading.header,
    fit: fits ? 1.2 : unkindWithoutWords.has(template.name) ? 0 : 1,
    reason: recipe.reason,
  }
}
