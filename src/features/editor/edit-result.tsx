'use client'

import { documentOfResult } from '@/core/meme/document-of-result'
import { trpc } from '@/trpc/client'
import { fetchedOnce } from '@/trpc/fetched-once'
import { EditorPlaceholder, LazyEditor } from './lazy-editor'
import { MissingPicture } from './missing-picture'

/** One of the caller's memes in the editor. */
export function EditResult({ resultId }: { resultId: string }) {
  // A later change from elsewhere is a conflict, not an update during editing.
  const { data, error } = trpc.result.get.useQuery({ id: resultId }, fetchedOnce)
  if (error) return <MissingPicture kind="meme" />
  if (!data) return <EditorPlaceholder />
  return <LazyEditor result={data.result} document={documentOfResult(data.result)} place={data.result.id} />
}
