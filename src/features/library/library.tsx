'use client'

import { useT } from 'next-i18next/client'
import styles from './library.module.css'
import { MemeShelf } from './meme-shelf'
import { ShelfTabs } from './shelf-tabs'
import { useMyMemes } from './use-my-memes'

/** Everything one has made, newest first. */
export function Library() {
  const { t } = useT()
  const shelf = useMyMemes()
  return (
    <>
      <h1 className={`qs-display-2 ${styles.title}`}>{t('library.title')}</h1>
      <ShelfTabs count={shelf.state === 'loaded' ? shelf.total : undefined} />
      <MemeShelf shelf={shelf} />
    </>
  )
}
