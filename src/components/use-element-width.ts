import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inner width of an element in px, kept up to date; 0 before it is known. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    setWidthPx(target.clientWidth)
    const observer = new ResizeObserver(() => setWidthPx(target.clientWidth))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return widthPx
}
