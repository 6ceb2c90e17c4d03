import type { JokeShape } from '@/core/template/template'
import type { Mood } from './mood-of'
import type { ShownTemplate } from './shown-template'

export const toggles = ['starred', 'recent', 'own', 'moves'] as const
export type Toggle = (typeof toggles)[number]

/** Filters on the found templates. */
export interface Narrowing {
  shape: JokeShape | null
  mood: Mood | null
  only: readonly Toggle[]
}

/** Names of the starred or recent templates, in order. */
export interface Shelf {
  starred: readonly string[]
  recent: readonly string[]
}

export interface Narrowed {
  shown: readonly ShownTemplate[]
  /** How many there would be with a shape; of all under null. */
  shapeCounts: ReadonlyMap<JokeShape | null, number>
  moodCounts: ReadonlyMap<Mood | null, number>
  toggleCounts: Readonly<Record<Toggle, number>>
}

/**
 * Leaves what fits, in the order in which it was found; with nothing searched for, what is at hand comes in the order
 * of the shelf. Each count says how many there would be if that choice were made and the others stayed.
 */
export function narrowTemplates(
  found: readonly ShownTemplate[],
  { shape, mood, only }: Narrowing,
  shelf: Shelf,
  isSearched: boolean,
): Narrowed {
  const has = (toggle: Toggle) => toggleTests[toggle](shelf)
  const fitsToggles = (template: ShownTemplate) => only.every((toggle) => has(toggle)(template))
  const fitsShape = (template: ShownTemplate) => shape === null || template.jokeShape === shape
  const fitsMood = (template: ShownTemplate) => mood === null || template.moods.includes(mood)
  const toggled = found.filter(fitsToggles)
  const shown = toggled.filter((template) => fitsShape(template) && fitsMood(template))
  const kinds = found.filter((template) => fitsShape(template) && fitsMood(template))
  return {
    shown: isSearched ? shown : inOrderOf(shown, only, shelf),
    shapeCounts: countsOf(toggled.filter(fitsMood), ({ jokeShape }) => (jokeShape ? [jokeShape] : [])),
    moodCounts: countsOf(toggled.filter(fitsShape), ({ moods }) => moods),
    toggleCounts: {
      starred: kinds.filter(has('starred')).length,
      recent: kinds.filter(has('recent')).length,
      own: kinds.filter(has('own')).length,
      moves: kinds.filter(has('moves')).length,
    },
  }
}

const toggleTests: Record<Toggle, (shelf: Shelf) => (template: ShownTemplate) => boolean> = {
  starred: ({ starred }) => {
    const names = new Set(starred)
    return ({ name }) => names.has(name)
  },
  recent: ({ recent }) => {
    const names = new Set(recent)
    return ({ name }) => names.has(name)
  },
  own: () => (template) => template.isOwn,
  moves: () => (template) => template.isMoving,
}

function inOrderOf(shown: readonly ShownTemplate[], only: readonly Toggle[], shelf: Shelf) {
  const order = only.includes('recent') ? shelf.recent : only.includes('starred') ? shelf.starred : null
  if (!order) return shown
  const placeOf = new Map(order.map((name, place) => [name, place]))
  return [...shown].sort((a, b) => (placeOf.get(a.name) ?? 0) - (placeOf.get(b.name) ?? 0))
}

function countsOf<Kind>(
  templates: readonly ShownTemplate[],
  kindsOf: (template: ShownTemplate) => readonly Kind[],
): ReadonlyMap<Kind | null, number> {
  const counts = new Map<Kind | null, number>([[null, templates.length]])
  for (const template of templates) {
    for (const kind of kindsOf(template)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}
