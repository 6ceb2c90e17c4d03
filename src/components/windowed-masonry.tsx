'use client'

import { useMemo, useRef, useState } from 'react'
import type { MasonryItem } from './masonry'
import styles from './masonry.module.css'
import { placeInColumns } from './place-in-columns'
import { useElementWidth } from './use-element-width'
import { useVisibleRange } from './use-visible-range'

interface WindowedMasonryProps {
  items: readonly MasonryItem[]
  /** How many columns fit into a width. */
  columnsAt: (widthPx: number) => number
  /** Between columns and between items of one, px. */
  gapsPx: { across: number; down: number }
  label: string
  /** Items before this list, and in all lists of the view: screen readers announce the position among all. */
  offset?: number
  total?: number
}

/**
 * A masonry of thousands. Only items near the viewport and the focused one are in the document; screen readers get the
 * position of each among all.
 */
export function WindowedMasonry(props: WindowedMasonryProps) {
  const { items, columnsAt, gapsPx, label, offset = 0, total = items.length } = props
  const list = useRef<HTMLUListElement>(null)
  const widthPx = useElementWidth(list)
  const range = useVisibleRange(list)
  const [focusedKey, setFocusedKey] = useState<string>()
  const columns = Math.max(1, columnsAt(widthPx))
  const columnWidthPx = (widthPx - gapsPx.across * (columns - 1)) / columns
  const { heightsPx, placements, heightPx } = useMemo(() => {
    const heightsPx = items.map((item) => item.heightPxAt(columnWidthPx))
    return { heightsPx, ...placeInColumns(heightsPx, columns, gapsPx.down) }
  }, [items, columnWidthPx, columns, gapsPx.down])
  const isNear = (index: number) => {
    const topPx = placements[index]?.topPx ?? 0
    return topPx < range.bottomPx && topPx + (heightsPx[index] ?? 0) > range.topPx
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.masonry}
      style={{ height: widthPx > 0 ? heightPx : undefined }}
      onFocus={(event) => setFocusedKey(event.target.closest('li')?.dataset.key)}
    >
      {widthPx > 0 &&
        items.map(
          (item, index) =>
            (isNear(index) || item.key === focusedKey) && (
              <li
                key={item.key}
                data-key={item.key}
                aria-posinset={offset + index + 1}
                aria-setsize={total}
                style={{
                  width: columnWidthPx,
                  insetInlineStart: (placements[index]?.column ?? 0) * (columnWidthPx + gapsPx.across),
                  top: placements[index]?.topPx,
                }}
              >
                {item.node}
              </li>
            ),
        )}
    </ul>
  )
}
