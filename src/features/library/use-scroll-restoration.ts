import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Scroll position of each list of the library, px from the top of the page. */
const places = new Map<string, number>()
/** Lists that were left by a link of their own: to the editor, to a prompt. */
const leftForItem = new Set<string>()
/** The last navigation went through the browser's history, not through a link. */
let isHistoryStep = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isHistoryStep = true
  })
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) isHistoryStep = false
    },
    { capture: true },
  )
}

/**
 * Restores the scroll position of a list on the way back: through the browser's history, or from an item of the list
 * that was opened. A link of the navigation begins at the top.
 *
 * @param list what the list shows; another search is another list
 * @param isReady its items are there, so that the page is as long as it was
 * @returns for the element that holds the list's links
 */
export function useScrollRestoration(list: string, isReady: boolean): RefObject<HTMLDivElement | null> {
  const links = useRef<HTMLDivElement>(null)
  const isRestored = useRef(false)
  useEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    const topPx = places.get(list)
    const comesBack = isHistoryStep || leftForItem.has(list)
    leftForItem.delete(list)
    if (topPx === undefined || !comesBack) return
    // After the router, which goes to the top of a page that a link led to.
    requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo(0, topPx)))
  }, [list, isReady])
  // Of the layout, so that it has left before the router scrolls the next page to its top.
  useLayoutEffect(() => {
    if (!isReady) return
    // When a list unmounts the page may be another one already, so the last scroll event counts.
    const remember = () => places.set(list, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [list, isReady])
  useEffect(() => {
    const holder = links.current
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) leftForItem.add(list)
    }
    holder?.addEventListener('click', leave, { capture: true })
    return () => holder?.removeEventListener('click', leave, { capture: true })
  }, [list])
  return links
}
