'use client'

import dynamic from 'next/dynamic'
import { useT } from 'next-i18next/client'
import styles from './editor-entry.module.css'

/** The editor's own part of the program comes when somebody edits. */
export const LazyEditor = dynamic(() => import('./editor').then(({ Editor }) => Editor), {
  ssr: false,
  loading: EditorPlaceholder,
})

/** The desk before anything lies on it. */
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
