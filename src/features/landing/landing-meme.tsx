'use client'

import { MemeCanvas } from '@/lib/meme-canvas/meme-canvas'
import type { ExampleMeme } from './example-meme'
import styles from './landing-meme.module.css'

/** A meme painted live from its document; its room is kept before anything has loaded. */
export function LandingMeme({ meme, className }: { meme: ExampleMeme; className?: string | undefined }) {
  const { document, altText } = meme
  return (
    <div
      className={[styles.meme, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${document.pictureWidthPx} / ${document.pictureHeightPx}` }}
    >
      <MemeCanvas document={document} altText={altText} />
    </div>
  )
}
