'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import styles from './shelf-tabs.module.css'

/** The shelves of the library, in order. A new one is a line here, a page at its address and its words. */
const shelves = [
  { href: '/library', label: 'library.memes' },
  { href: '/library/visuals', label: 'library.visuals' },
] as const

interface ShelfTabsProps {
  /** How much stands on the shelf that is open; nothing while that is not known. */
  count: number | undefined
}

export function ShelfTabs({ count }: ShelfTabsProps) {
  const { t } = useT()
  const pathname = usePathname()
  return (
    <nav aria-label={t('library.tabs')} className={styles.tabs}>
      {shelves.map(({ href, label }) => {
        const current = pathname === href
        return (
          <Link key={href} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
            {t(label)} {current && <span className={styles.count}>{count}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
