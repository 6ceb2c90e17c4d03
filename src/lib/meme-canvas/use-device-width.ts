import { type RefObject, useEffect, useState } from 'react'

/** Width of an element in device pixels, 0 until it is laid out; follows its size and the page's zoom. */
export function useDeviceWidth(elementRef: RefObject<Element | null>): number {
  const [deviceWidthPx, setDeviceWidthPx] = useState(0)
  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const exactPx = entry.devicePixelContentBoxSize?.[0]?.inlineSize
      setDeviceWidthPx(exactPx ?? Math.round(entry.contentRect.width * window.devicePixelRatio))
    })
    try {
      observer.observe(element, { box: 'device-pixel-content-box' })
    } catch {
      // Safari knows the plain box alone.
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [elementRef])
  return deviceWidthPx
}
