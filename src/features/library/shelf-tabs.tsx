'use client'

import { TabNav } from '@radix-ui/themes'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import styles from './shelf-tabs.module.css'

/** The shelves of the library, in order. A new one is a line here, a page at its address and its words. */
const shelves = [{ href: '/library', label: 'library.memes' }] as const

export function ShelfTabs() {
  const { t } = useT()
  const pathname = usePathname()
  return (
    <TabNav.Root aria-label={t('library.tabs')} className={styles.tabs}>
      {shelves.map(({ href, label }) => (
        <TabNav.Link key={href} asChild active={pathname === href}>
          <Link href={href}>{t(label)}</Link>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  )
}
