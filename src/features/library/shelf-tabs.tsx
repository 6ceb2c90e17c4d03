'use client'

import { useT } from 'next-i18next/client'
import { PageTabs } from '@/components/page-tabs'
import { type ShelfName, shelves } from './shelf-names'

interface ShelfTabsProps {
  /** Number of items on each shelf; absent while unknown. */
  counts: Partial<Record<ShelfName, number>>
}

export function ShelfTabs({ counts }: ShelfTabsProps) {
  const { t } = useT()
  const tabs = shelves.map(({ name, href }) => ({ href, label: t(`library.${name}`), count: counts[name] }))
  return <PageTabs label={t('library.tabs')} tabs={tabs} />
}
