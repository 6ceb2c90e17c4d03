import type { Result } from '@/contracts/meme-shapes'
import type { MemeDraft } from '@/contracts/text-run-step'

/** A place on the page; the meme in it may give way to a better one, and nothing around it moves. */
export interface Place {
  /** Of the meme in it: another meme has another. */
  key: string
  /** The size of the first meme in this place; a better one is fitted into it. */
  room: { width: number; height: number }
  meme: MemeDraft
  /** The same meme once it is in the library and something can be done with it. */
  kept: Result | undefined
  state: 'draft' | 'better' | 'settled'
  /** Its place among the memes that arrive with it, from 0. */
  turn: number
}

/** Memes that are there to be looked at while better ones may come. */
export function placesOfDrafts(drafts: readonly MemeDraft[]): Place[] {
  return drafts.map((meme, turn) => ({
    key: `${meme.imageName} draft`,
    room: { width: meme.width, height: meme.height },
    meme,
    kept: undefined,
    state: 'draft',
    turn,
  }))
}

/**
 * A better meme takes the place of the draft on its template, or else of the draft that is most of its shape; the
 * first of equals. Where all places are taken it is left out.
 */
export function takePlace(places: readonly Place[], meme: MemeDraft): Place[] {
  const drafts = places.filter(({ state }) => state === 'draft')
  const sameTemplate = drafts.find((draft) => draft.meme.imageName === meme.imageName)
  const [nearest] = drafts.toSorted((a, b) => unlikeness(a.room, meme) - unlikeness(b.room, meme))
  const taken = sameTemplate ?? nearest
  return places.map((place) =>
    place === taken ? { ...place, key: `${meme.imageName} better`, meme, state: 'better', turn: 0 } : place,
  )
}

/**
 * The stored memes, each in the place where its draft was; the others fill the places whose draft was not stored.
 * Without places they keep their own order.
 */
export function settlePlaces(places: readonly Place[], results: readonly Result[]): Place[] {
  const shown = new Set(places.map(({ meme }) => meme.imageName))
  const unseen = results.filter(({ imageName }) => !shown.has(imageName))
  const settled = places.flatMap((place): Place[] => {
    const same = results.find(({ imageName }) => imageName === place.meme.imageName)
    const kept = same ?? unseen.shift()
    if (!kept) return []
    const key = same ? place.key : `${kept.imageName} draft`
    return [{ ...place, key, meme: kept, kept, state: 'settled' }]
  })
  const added = unseen.map(
    (kept, turn): Place => ({
      key: kept.id,
      room: { width: kept.width, height: kept.height },
      meme: kept,
      kept,
      state: 'settled',
      turn,
    }),
  )
  return [...settled, ...added]
}

/** Up to this difference of shape a meme is fitted into a room that stays; about a tenth of a side. */
const likenessMax = 0.1

/**
 * Puts rerolled memes among the locked ones: each free place gets the meme whose shape is closest to its own,
 * and keeps its room where that fits, so that locked memes stay in place. Memes beyond the free places follow.
 *
 * @param before the places as they were; unlocked ones are free, and vanish where no meme is left for them
 */
export function weavePlaces(
  before: readonly Place[],
  isLocked: (place: Place) => boolean,
  fresh: readonly Place[],
): Place[] {
  const left = [...fresh]
  const woven = before.flatMap((place): Place[] => {
    if (isLocked(place)) return [place]
    const [nearest] = left.toSorted((a, b) => unlikeness(a.room, place.room) - unlikeness(b.room, place.room))
    if (!nearest) return []
    left.splice(left.indexOf(nearest), 1)
    return [unlikeness(nearest.room, place.room) <= likenessMax ? { ...nearest, room: place.room } : nearest]
  })
  return [...woven, ...left]
}

/** 0 for one shape; the same for twice as wide and twice as tall. */
function unlikeness(a: { width: number; height: number }, b: { width: number; height: number }): number {
  return Math.abs(Math.log((a.width * b.height) / (a.height * b.width)))
}
