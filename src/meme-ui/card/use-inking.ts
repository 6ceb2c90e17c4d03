import { useState, useSyncExternalStore } from 'react'

/** Places of a run whose meme is painted; a place stays counted when a better meme replaces the first. */
export interface Inking {
  /** Starts over. @param stayed how many places keep their meme */
  begin(stayed: number): void
  mark(place: number): void
  count(): number
  subscribe(listener: () => void): () => void
}

function createInking(): Inking {
  const listeners = new Set<() => void>()
  const inked = new Set<number>()
  let base = 0
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    begin(stayed) {
      inked.clear()
      base = stayed
      tell()
    },
    mark(place) {
      inked.add(place)
      tell()
    },
    count: () => base + inked.size,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Apart from the cards: a meme that is painted must not rerender the eleven others. */
export function useInking(): Inking {
  return useState(createInking)[0]
}

export function useInkedCount(inking: Inking): number {
  return useSyncExternalStore(inking.subscribe, inking.count, () => 0)
}
