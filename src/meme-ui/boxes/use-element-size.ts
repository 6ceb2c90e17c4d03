import { type RefObject, useEffect, useState } from 'react'

/** Inner size of an element in CSS px, 0 until it is laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  widthPx: number
  heightPx: number
} {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 })
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const sizes = new ResizeObserver(() =>
      setSize({ widthPx: observed.clientWidth, heightPx: observed.clientHeight }),
    )
    sizes.observe(observed)
    return () => sizes.disconnect()
  }, [element])
  return size
}
