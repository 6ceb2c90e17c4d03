import { type RefObject, useEffect, useState } from 'react'

/** How far outside the window something counts as near. */
const margin = '400px'

/** True once an element has been near the viewport. */
export function useNear(elementRef: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = elementRef.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: margin,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, near])
  return near
}
