'use client'

import { type ReactNode, useRef } from 'react'
import styles from './masonry.module.css'
import { placeInColumns } from './place-in-columns'
import { useElementWidth } from './use-element-width'

export interface MasonryItem {
  key: string
  /** Height of the whole item at a column width, px; known before its picture has loaded. */
  heightPxAt: (columnWidthPx: number) => number
  node: ReactNode
}

interface MasonryProps {
  items: readonly MasonryItem[]
  /** How many columns fit into a width. */
  columnsAt: (widthPx: number) => number
  /** Between columns and between items of one, px. */
  gapsPx: { across: number; down: number }
  label: string
}

/** Columns of uneven items. The order in the document stays the order of `items`, so keyboard and screen reader follow it. */
export function Masonry({ items, columnsAt, gapsPx, label }: MasonryProps) {
  const list = useRef<HTMLUListElement>(null)
  const widthPx = useElementWidth(list)
  const columns = Math.max(1, columnsAt(widthPx))
  const columnWidthPx = (widthPx - gapsPx.across * (columns - 1)) / columns
  const { placements, heightPx } = placeInColumns(
    items.map((item) => item.heightPxAt(columnWidthPx)),
    columns,
    gapsPx.down,
  )
  return (
    <ul ref={list} aria-label={label} className={styles.masonry} style={{ height: heightPx }}>
      {widthPx > 0 &&
        items.map((item, index) => (
          <li
            key={item.key}
            style={{
              width: columnWidthPx,
              insetInlineStart: (placements[index]?.column ?? 0) * (columnWidthPx + gapsPx.across),
              top: placements[index]?.topPx,
            }}
          >
            {item.node}
          </li>
        ))}
    </ul>
  )
}
