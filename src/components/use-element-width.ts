import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Inner width of an element in px, kept up to date; 0 before it is known. While the element is not laid out the last
 * width stays, so that its children are not unmounted and rebuilt.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => {
      if (target.clientWidth > 0) setWidthPx(target.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return widthPx
}
