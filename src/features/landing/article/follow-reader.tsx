'use client'

import { useEffect } from 'react'

/** A part is being read once its heading has come into the upper third. */
const rootMargin = '0px 0px -66% 0px'

/** Marks the link to the part that is being read. @param contentsId id of the element that holds the links */
export function FollowReader({ contentsId }: { contentsId: string }) {
  useEffect(() => {
    const links = [...(document.getElementById(contentsId)?.querySelectorAll('a') ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting)
        if (!read) return
        for (const link of links) {
          if (link.hash === `#${read.target.id}`) link.setAttribute('aria-current', 'true')
          else link.removeAttribute('aria-current')
        }
      },
      { rootMargin },
    )
    for (const { hash } of links) {
      const heading = document.getElementById(hash.slice(1))
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [contentsId])
  return null
}
