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
 * A better meme takes the first place that has a draft, because the best come first. The draft that stood there moves to
 * the place of the draft on the same template, where there is one: no two memes share a template. Where all places are
 * taken the meme is left out.
 */
export function takePlace(places: readonly Place[], meme: MemeDraft): Place[] {
  const first = places.findIndex(({ state }) => state === 'draft')
  const displaced = places[first]
  if (!displaced) return [...places]
  const same = places.findIndex((place) => place.state === 'draft' && place.meme.imageName === meme.imageName)
  return places.map((place, at): Place => {
    if (at === first) return { ...place, key: `${meme.imageName} better`, meme, state: 'better', turn: 0 }
    return at === same ? { ...place, key: displaced.key, meme: displaced.meme } : place
  })
}

/**
 * The stored memes in their own order, the best first, in the rooms that are there. A meme that stands in its place
 * already is not drawn anew.
 */
export function settlePlaces(places: readonly Place[], results: readonly Result[]): Place[] {
  return results.map((kept, turn): Place => {
    const place = places[turn]
    if (!place) {
      const room = { width: kept.width, height: kept.height }
      return { key: kept.id, room, meme: kept, kept, state: 'settled', turn }
    }
    const isThere = place.meme.imageName === kept.imageName
    const key = isThere ? place.key : `${kept.imageName} settled`
    return { ...place, key, meme: kept, kept, state: 'settled' }
  })
}

/** Up to this difference of shape a meme is fitted into a room that stays; about a tenth of a side. */
const likenessMax = 0.1

/**
 * Puts rerolled memes among the locked ones: each free place gets the meme whose shape is closest to its own,
 * and keeps its room where that fits, so that locked memes stay in place. Without locked ones the memes keep their
 * order. Memes beyond the free places follow.
 *
 * @param before the places as they were; unlocked ones are free, and vanish where no meme is left for them
 */
export function weavePlaces(
  before: readonly Place[],
  isLocked: (place: Place) => boolean,
  fresh: readonly Place[],
): Place[] {
  const left = [...fresh]
  const hasLocked = before.some(isLocked)
  const woven = before.flatMap((place): Place[] => {
    if (isLocked(place)) return [place]
    const candidates = hasLocked
      ? left.toSorted((a, b) => unlikeness(a.room, place.room) - unlikeness(b.room, place.room))
      : left
    const [nearest] = candidates
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
