import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the viewport items are rendered, in viewport heights. */
const readyWindows = 1.25
/** Step of the range, so that not every scrolled pixel rerenders, px. */
const stepPx = 240

interface VisibleRange {
  topPx: number
  bottomPx: number
}

/** The part of an element that is near the window, px from the element's top; it follows scrolling and resizing. */
export function useVisibleRange(element: RefObject<HTMLElement | null>): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ topPx: 0, bottomPx: 2000 })
  useEffect(() => {
    let asked = 0
    const measure = () => {
      asked = 0
      const top = element.current?.getBoundingClientRect().top
      if (top === undefined) return
      const next = rangeFor(-top, window.innerHeight)
      setRange((last) => (last.topPx === next.topPx && last.bottomPx === next.bottomPx ? last : next))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', ask, { passive: true })
    window.addEventListener('resize', ask)
    // Content above may grow and push the element without a scroll event.
    const observer = new ResizeObserver(ask)
    observer.observe(document.body)
    return () => {
      cancelAnimationFrame(asked)
      window.removeEventListener('scroll', ask)
      window.removeEventListener('resize', ask)
      observer.disconnect()
    }
  }, [element])
  return range
}

/**
 * @param windowTopPx where the window begins, from the element's top; negative above it
 * @returns whole steps, so that neighbouring places have the same range
 */
export function rangeFor(windowTopPx: number, windowHeightPx: number): VisibleRange {
  const readyPx = windowHeightPx * readyWindows
  return {
    topPx: Math.floor((windowTopPx - readyPx) / stepPx) * stepPx,
    bottomPx: Math.ceil((windowTopPx + windowHeightPx + readyPx) / stepPx) * stepPx,
  }
}
