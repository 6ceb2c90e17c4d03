'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import styles from './page-tabs.module.css'

interface PageTabsProps {
  /** What the pages are, for who cannot see them. */
  label: string
  tabs: readonly { href: string; label: string }[]
  /** How much is on the page that is open; nothing while that is not known. */
  count?: number | undefined
}

/** Pages that belong together, beside each other; the one that is open is marked. */
export function PageTabs({ label, tabs, count }: PageTabsProps) {
  const pathname = usePathname()
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => {
        const current = pathname === tab.href
        return (
          <Link
            key={tab.href}
            href={tab.href}
            className={styles.tab}
            aria-current={current ? 'page' : undefined}
          >
            {tab.label} {current && <span className={styles.count}>{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
