import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { usePhone } from '@/lib/use-phone'
import { nearZoom } from './near-zoom'
import type { useZoom } from './use-zoom'

interface NearBoxOptions {
  desk: RefObject<HTMLElement | null>
  zoom: ReturnType<typeof useZoom>
  /** Key of the selected box. */
  selected: string | null
}

const boxElement = (key: string) => document.getElementById(`editor-${key}`)

/**
 * On a phone boxes are tiny: the one that is tapped, or come to by keyboard or in the panel, is brought near; when none
 * is selected any more the whole page is seen again. A box that is dragged stays under its finger.
 *
 * @returns what brings a box near
 */
export function useNearBox({ desk, zoom, selected }: NearBoxOptions): (key: string) => void {
  const isPhone = usePhone()
  const isNear = useRef(false)
  const wanted = useRef<string | null>(null)

  const bringNear = (key: string) => {
    const [room, box] = [desk.current, boxElement(key)]
    if (!isPhone || !room || !box) return
    const size = { widthPx: box.offsetWidth / zoom.zoom, heightPx: box.offsetHeight / zoom.zoom }
    const next = nearZoom(size, { widthPx: room.clientWidth, heightPx: room.clientHeight })
    if (next === null) return
    isNear.current = true
    wanted.current = key
    if (next === zoom.zoom) centre()
    else zoom.zoomTo(next)
  }

  const centre = useEffectEvent(() => {
    const [room, box] = [desk.current, wanted.current === null ? null : boxElement(wanted.current)]
    wanted.current = null
    if (!room || !box) return
    const [seen, lies] = [room.getBoundingClientRect(), box.getBoundingClientRect()]
    room.scrollBy({
      left: lies.left + lies.width / 2 - (seen.left + seen.width / 2),
      top: lies.top + lies.height / 2 - (seen.top + seen.height / 2),
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has its new size once the zoom has changed
  useEffect(() => centre(), [zoom.zoom])

  const follow = useEffectEvent((key: string | null) => {
    if (key === null) {
      if (isNear.current) zoom.zoomTo(1)
      isNear.current = false
      return
    }
    const focus = document.activeElement
    if (focus?.id === `words-${key}` || focus?.matches(`#editor-${key}:focus-visible`)) bringNear(key)
  })
  useEffect(() => follow(selected), [selected])
  return bringNear
}
