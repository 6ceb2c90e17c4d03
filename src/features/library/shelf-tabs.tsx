'use client'

import { useT } from 'next-i18next/client'
import { PageTabs } from '@/components/page-tabs'

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
  const tabs = shelves.map(({ href, label }) => ({ href, label: t(label) }))
  return <PageTabs label={t('library.tabs')} tabs={tabs} count={count} />
}
