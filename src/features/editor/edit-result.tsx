'use client'

import { useT } from 'next-i18next/client'
import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
import { documentOfResult } from '@/core/meme/document-of-result'
import { trpc } from '@/trpc/client'
import styles from './editor-entry.module.css'
import { EditorPlaceholder, LazyEditor } from './lazy-editor'

/** One of the caller's memes in the editor. */
export function EditResult({ resultId }: { resultId: string }) {
  const { t } = useT()
  // Fetched once: a later change from elsewhere is a conflict, not an update during editing.
  const { data, error } = trpc.result.get.useQuery(
    { id: resultId },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  if (error) {
    return (
      <PictureScreen
        picture={<Picture src="/art/shrug.webp" alt="" width={800} height={640} className={styles.drawing} />}
        title={t('editor.missing.title')}
        text={t('editor.missing.text')}
        actions={<ButtonLink href="/library">{t('editor.missing.library')}</ButtonLink>}
      />
    )
  }
  if (!data) return <EditorPlaceholder />
  return <LazyEditor result={data.result} document={documentOfResult(data.result)} place={data.result.id} />
}
