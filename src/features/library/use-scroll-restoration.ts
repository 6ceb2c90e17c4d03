import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where one was on each list of the library, px from the top of the page. */
const places = new Map<string, number>()
/** Lists that were left by a link of their own: to the editor, to a prompt. */
const leftForItem = new Set<string>()
/** The last step was one in the browser's history, and no link. */
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
 * Keeps the place on a list for who comes back to it: by the browser's history, or from something on the list that was
 * opened. Who comes by a link of the navigation begins at the top.
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
    // By the time that a list is taken down the page may be another's: what counts is where one last scrolled to.
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
