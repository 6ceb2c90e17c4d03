import { type RefObject, useEffect, useState } from 'react'

/** Width of an element in device pixels, 0 until it is laid out; follows its size and the page's zoom. */
export function useDeviceWidth(elementRef: RefObject<Element | null>): number {
  const [deviceWidthPx, setDeviceWidthPx] = useState(0)
  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const read = () =>
      setDeviceWidthPx(Math.round(element.getBoundingClientRect().width * window.devicePixelRatio))
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    const stopWatchingZoom = onPixelRatioChange(read)
    return () => {
      sizes.disconnect()
      stopWatchingZoom()
    }
  }, [elementRef])
  return deviceWidthPx
}

/** A media query holds for one ratio alone, so each change needs the next query. */
function onPixelRatioChange(listen: () => void): () => void {
  const stopped = new AbortController()
  const watch = () => {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    const change = () => {
      listen()
      watch()
    }
    query.addEventListener('change', change, { once: true, signal: stopped.signal })
  }
  watch()
  return () => stopped.abort()
}
