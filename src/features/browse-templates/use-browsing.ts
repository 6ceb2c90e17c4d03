import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { JokeShape } from '@/core/template/template'
import { jokeShapes } from './joke-shapes'
import { type Mood, moods } from './mood-of'
import { type Narrowing, toggles } from './narrow-templates'

export interface Browsing extends Narrowing {
  query: string
}

/** How long an address rests before it is changed again: browsers refuse too many changes. */
const restMs = 300

/** Search and filters; kept in the address, so that going back from a template restores them. */
export function useBrowsing() {
  const address = useSearchParams()
  const [browsing, setBrowsing] = useState(() => readBrowsing(address))
  const written = writeBrowsing(browsing)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (window.location.search.slice(1) === written) return
      window.history.replaceState(null, '', written === '' ? window.location.pathname : `?${written}`)
    }, restMs)
    return () => clearTimeout(timer)
  }, [written])
  const change = (part: Partial<Browsing>) => setBrowsing((current) => ({ ...current, ...part }))
  return { browsing, change }
}

/** Reads an address; ignores unknown values. */
export function readBrowsing(address: Pick<URLSearchParams, 'get'>): Browsing {
  const only = (address.get('only') ?? '').split(',')
  return {
    query: address.get('q') ?? '',
    shape: jokeShapes.find((shape: JokeShape) => shape === address.get('shape')) ?? null,
    mood: moods.find((mood: Mood) => mood === address.get('mood')) ?? null,
    only: toggles.filter((toggle) => only.includes(toggle)),
  }
}

export function writeBrowsing({ query, shape, mood, only }: Browsing): string {
  const address = new URLSearchParams()
  if (query.trim() !== '') address.set('q', query.trim())
  if (shape !== null) address.set('shape', shape)
  if (mood !== null) address.set('mood', mood)
  if (only.length > 0) address.set('only', only.join(','))
  return address.toString()
}
