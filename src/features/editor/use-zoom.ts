import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Shares of the size at which the whole page fits on the desk. */
export const zoomSteps = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const
const zoomMin = 0.5
const zoomMax = 4
/** How far a wheel turns for one part in a hundred. */
const wheelPxPerPercent = 3

/** Zoom of the page: 1 fits the desk. */
export function useZoom(desk: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const zoomTo = (wanted: number) => setZoom(Math.min(zoomMax, Math.max(zoomMin, wanted)))
  const step = (by: 1 | -1) => {
    const next =
      by > 0 ? zoomSteps.find((other) => other > zoom) : zoomSteps.findLast((other) => other < zoom)
    zoomTo(next ?? zoom)
  }
  const turn = useEffectEvent((wheelPx: number) => zoomTo(zoom * (1 - wheelPx / wheelPxPerPercent / 100)))
  useEffect(() => {
    const element = desk.current
    // Also what a trackpad reports of two fingers. Not passive: the browser would zoom the whole page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      turn(event.deltaY)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [desk])
  return { zoom, zoomTo, step }
}
