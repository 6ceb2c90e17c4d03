'use client'

import dynamic from 'next/dynamic'
import { useT } from 'next-i18next/client'
import styles from './editor-entry.module.css'

/** Loads the editor's code on its own pages only. */
export const LazyEditor = dynamic(() => import('./editor').then(({ Editor }) => Editor), {
  ssr: false,
  loading: EditorPlaceholder,
})

/** The empty desk while the editor loads. */
export function EditorPlaceholder() {
  const { t } = useT()
  return (
    <main className={styles.placeholder}>
      <p role="status" className="qs-hidden">
        {t('editor.opening')}
      </p>
    </main>
  )
}
