import { useState, useSyncExternalStore } from 'react'

/** Which places of a run have a meme in ink; one that gives way to a better one stays counted. */
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

/** Apart from the cards: a meme that is inked must not draw the eleven others anew. */
export function useInking(): Inking {
  return useState(createInking)[0]
}

export function useInkedCount(inking: Inking): number {
  return useSyncExternalStore(inking.subscribe, inking.count, () => 0)
}
