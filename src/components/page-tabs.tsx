'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import styles from './page-tabs.module.css'

interface PageTabsProps {
  /** Accessible name of the navigation. */
  label: string
  /** `count`: number of items on the page; absent while unknown. */
  tabs: readonly { href: string; label: string; count?: number | undefined }[]
}

/** Pages that belong together, beside each other; the one that is open is marked. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const pathname = usePathname()
  const nav = useRef<HTMLElement>(null)
  // The counts come later, and each makes its tab wider.
  const counts = tabs.map(({ count }) => count).join()
  // On a phone the row scrolls: only the row moves to show the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the row is measured, and both change that
  useEffect(() => {
    const row = nav.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const overPx = current.offsetLeft + current.offsetWidth - (row.scrollLeft + row.clientWidth)
    if (overPx > 0) row.scrollLeft += overPx
    else if (current.offsetLeft < row.scrollLeft) row.scrollLeft = current.offsetLeft
  }, [pathname, counts])
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => {
        const current = pathname === tab.href
        return (
          <Link
            key={tab.href}
            href={tab.href}
            className={styles.tab}
            aria-current={current ? 'page' : undefined}
          >
            {tab.label} <span className={styles.count}>{tab.count}</span>
          </Link>
        )
      })}
    </nav>
  )
}
