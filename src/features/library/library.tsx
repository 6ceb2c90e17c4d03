'use client'

import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import styles from './library.module.css'
import { MemeShelf } from './meme-shelf'
import type { Shelf } from './shelf'
import { ShelfTabs } from './shelf-tabs'
import { useMyMemes } from './use-my-memes'
import { useMyVisuals } from './use-my-visuals'
import { VisualShelf } from './visual-shelf'

/** Every meme that one has made, newest first. */
export function MemeLibrary() {
  const shelf = useMyMemes()
  return (
    <Frame shelf={shelf}>
      <MemeShelf shelf={shelf} />
    </Frame>
  )
}

/** Every visual that one has drawn, newest first. */
export function VisualLibrary() {
  const shelf = useMyVisuals()
  return (
    <Frame shelf={shelf}>
      <VisualShelf shelf={shelf} />
    </Frame>
  )
}

function Frame({ shelf, children }: { shelf: Shelf<unknown>; children: ReactNode }) {
  const { t } = useT()
  return (
    <>
      <h1 className={`qs-display-2 ${styles.title}`}>{t('library.title')}</h1>
      <ShelfTabs count={shelf.state === 'loaded' ? shelf.total : undefined} />
      {children}
    </>
  )
}
