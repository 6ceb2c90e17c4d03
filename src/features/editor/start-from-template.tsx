'use client'

import { useEffect, useState } from 'react'
import { composeMeme } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { measureInBrowser } from '@/lib/meme-canvas/measure-in-browser'
import { findTemplate } from '@/templates/templates'
import { EditorPlaceholder, LazyEditor } from './lazy-editor'

/** px of the longer side of a meme that is made by hand; it can be had at any other size. */
const madePx = 1000

/** A template with nothing said yet; the first change makes a meme of it. */
export function StartFromTemplate({ name }: { name: string }) {
  const [blank, setBlank] = useState<MemeDocument>()
  useEffect(() => {
    const template = findTemplate(name)
    if (!template) return
    setBlank(composeMeme({ template, words: {}, maxDimension: madePx, watermark: '' }, measureInBrowser))
  }, [name])
  return blank ? <LazyEditor result={null} document={blank} place={name} /> : <EditorPlaceholder />
}
