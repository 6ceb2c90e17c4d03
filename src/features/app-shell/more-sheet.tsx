'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { BottomSheet } from '@/components/bottom-sheet'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import { MagnifyingGlassIcon } from '@/components/icons/magnifying-glass-icon'
import styles from './more-sheet.module.css'
import { isAt, moreEntries } from './navigation'
import { usePalette } from './palette/palette-context'

/** The entries that do not fit into the tab bar, and the command palette. */
export function MoreSheet({ pathname, className }: { pathname: string; className: string | undefined }) {
  const { t } = useT()
  const { openPalette, prepare } = usePalette()
  const [isOpen, setOpen] = useState(false)
  const isLookingNext = useRef(false)
  const isHere = moreEntries.some((entry) => isAt(entry, pathname))
  const openPaletteOnceClosed = () => {
    if (isLookingNext.current) openPalette()
    isLookingNext.current = false
  }
  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('shell.more')}
      // After the focus is back, so that the palette finds where it was.
      onClosed={() => setTimeout(openPaletteOnceClosed)}
      trigger={
        <button
          type="button"
          className={className}
          data-current={isHere || undefined}
          onPointerDown={prepare}
        >
          <DotsThreeIcon />
          {t('shell.more')}
        </button>
      }
    >
      <ul className={styles.places}>
        {moreEntries.map((entry) => {
          const { href, label, icon: PlaceIcon } = entry
          const current = isAt(entry, pathname)
          return (
            <li key={href}>
              <Link
                href={href}
                className={styles.place}
                aria-current={current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <PlaceIcon size={21} weight={current ? 'fill' : 'bold'} />
                {t(label)}
              </Link>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          isLookingNext.current = true
          setOpen(false)
        }}
      >
        <MagnifyingGlassIcon size={21} />
        {t('palette.open')}
      </button>
    </BottomSheet>
  )
}
