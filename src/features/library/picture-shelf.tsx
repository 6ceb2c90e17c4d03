'use client'

import { useT } from 'next-i18next/client'
import { useCallback, useMemo, useState } from 'react'
import { WindowedMasonry } from '@/components/windowed-masonry'
import { groupByTime } from './group-by-time'
import { LibraryCard } from './library-card'
import { factsOf, type LibraryPicture } from './library-picture'
import styles from './picture-shelf.module.css'
import { SelectionBar } from './selection-bar'
import type { Shelf } from './shelf'
import { ShelfFoot } from './shelf-foot'
import { libraryCardHeightPx, libraryColumns, shelfGapsPx } from './shelf-layout'
import { useDeletion } from './use-deletion'
import { usePicks } from './use-picks'
import { useScrollRestoration } from './use-scroll-restoration'
import { useStarPicture } from './use-star-picture'

interface PictureShelfProps {
  shelf: Extract<Shelf<LibraryPicture>, { state: 'loaded' }>
  /** Identifies the list for scroll restoration. */
  list: string
  label: string
}

/** Pictures by the time when they were made, to star, to pick, to open. */
export function PictureShelf({ shelf, list, label }: PictureShelfProps) {
  const { t } = useT()
  const { hidden, deletePictures } = useDeletion()
  const shown = useMemo(
    () => shelf.items.filter((picture) => !hidden.has(factsOf(picture).key)),
    [shelf.items, hidden],
  )
  const picks = usePicks(shown)
  const starPicture = useStarPicture()
  const place = useScrollRestoration(list, true)
  const [now] = useState(() => new Date())
  const groups = useMemo(() => groupByTime(shown, (picture) => factsOf(picture).createdAt, now), [shown, now])
  const gone = shelf.items.length - shown.length
  const total = Math.max(shown.length, shelf.total - gone)
  const itemOf = useCallback(
    (picture: LibraryPicture) => {
      const { key, ratio } = factsOf(picture)
      return {
        key,
        heightPxAt: (widthPx: number) => libraryCardHeightPx(widthPx, ratio),
        node: (
          <LibraryCard
            picture={picture}
            isPicked={picks.has(key)}
            isPicking={picks.isPicking}
            onToggle={picks.toggle}
            onStar={starPicture}
            onDelete={(one) => deletePictures([one])}
          />
        ),
      }
    },
    [picks, starPicture, deletePictures],
  )
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
      {picks.isPicking && (
        <SelectionBar
          picked={picks.picked}
          onClear={picks.clear}
          onDelete={() => {
            deletePictures(picks.picked)
            picks.clear()
          }}
        />
      )}
    </div>
  )
}
