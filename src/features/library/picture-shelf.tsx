'use client'

import { useT } from 'next-i18next/client'
import { useMemo, useState } from 'react'
import { WindowedMasonry } from '@/components/windowed-masonry'
import { groupByTime } from './group-by-time'
import { factsOf, type LibraryPicture } from './library-picture'
import styles from './picture-shelf.module.css'
import type { Shelf } from './shelf'
import { ShelfFoot } from './shelf-foot'
import { libraryColumns, shelfGapsPx } from './shelf-layout'
import { usePictureList } from './use-picture-list'
import { useScrollRestoration } from './use-scroll-restoration'

interface PictureShelfProps {
  shelf: Extract<Shelf<LibraryPicture>, { state: 'loaded' }>
  /** Identifies the list for scroll restoration. */
  list: string
  label: string
}

/** Pictures grouped by the time when they were made. */
export function PictureShelf({ shelf, list, label }: PictureShelfProps) {
  const { t } = useT()
  const { shown, picks, itemOf, selectionBar } = usePictureList(shelf.items)
  const place = useScrollRestoration(list, true)
  const [now] = useState(() => new Date())
  const groups = useMemo(() => groupByTime(shown, (picture) => factsOf(picture).createdAt, now), [shown, now])
  const gone = shelf.items.length - shown.length
  const total = Math.max(shown.length, shelf.total - gone)
  let offset = 0
  return (
    <div ref={place}>
      <div className={styles.tools}>
        <button
          type="button"
          aria-pressed={picks.isPicking}
          className={styles.select}
          onClick={picks.isPicking ? picks.clear : picks.begin}
        >
          {t(picks.isPicking ? 'library.picked.end' : 'library.picked.begin')}
        </button>
      </div>
      {groups.map(({ name, items }) => {
        const before = offset
        offset += items.length
        const heading = name === 'week' ? t('library.thisWeek') : name
        return (
          <section key={name} className={styles.group} aria-label={heading}>
            <h2 className={styles.time}>{heading}</h2>
            <WindowedMasonry
              label={`${label}, ${heading}`}
              items={items.map(itemOf)}
              columnsAt={libraryColumns}
              gapsPx={shelfGapsPx}
              offset={before}
              total={total}
            />
          </section>
        )
      })}
      <ShelfFoot shelf={shelf} shown={shown.length} total={total} />
      {selectionBar}
    </div>
  )
}
