'use client'

import { useEffect, useState } from 'react'
import { composeMeme } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'
import { trpc } from '@/trpc/client'
import { fetchPicture } from './editor-picture'
import { EditorPlaceholder, LazyEditor } from './lazy-editor'
import { MissingPicture } from './missing-picture'

/** Longer side of a meme made in the editor, px; it can be downloaded at any size. */
const madePx = 1000

interface StartFromTemplateProps {
  name: string
  /** Words that the address brings, by slot id. */
  words: Record<string, string>
}

/** Opens a template with the words of the address, or an own picture; the first edit makes it a meme. */
export function StartFromTemplate({ name, words }: StartFromTemplateProps) {
  const utils = trpc.useUtils()
  const [blank, setBlank] = useState<MemeDocument>()
  const [isMissing, setMissing] = useState(false)
  // Another address has other words and a draft of its own.
  const said = JSON.stringify(words)
  useEffect(() => {
    let isOvertaken = false
    fetchPicture(utils, name).then(
      ({ slots, ...picture }) => {
        const template = { ...picture, slots: [...slots] }
        const document = composeMeme(
          { template, words: JSON.parse(said), maxDimension: madePx, watermark: '' },
          measureInBrowser,
        )
        if (!isOvertaken) setBlank(document)
      },
      () => !isOvertaken && setMissing(true),
    )
    return () => {
      isOvertaken = true
    }
  }, [name, said, utils])
  if (isMissing) return <MissingPicture kind="picture" />
  return blank ? (
    <LazyEditor result={null} document={blank} place={said === '{}' ? name : `${name} ${said}`} />
  ) : (
    <EditorPlaceholder />
  )
}
