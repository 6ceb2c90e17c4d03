'use client'

import { useRef } from 'react'
import { Picture } from '@/components/picture'
import { pictureFile } from '@/core/meme/picture-file'
import { MemeCanvas } from '@/lib/meme-canvas/meme-canvas'
import type { ExampleMeme } from './example-meme'
import styles from './landing-meme.module.css'
import { useNear } from './use-near'

interface LandingMemeProps {
  meme: ExampleMeme
  className?: string | undefined
  /** On the first screen: its picture is asked for at once. */
  first?: boolean
}

/**
 * A meme painted live from its document: in pencil first, the template alone, then in ink. Its room is kept before
 * anything has loaded, and what is far down the page is painted when it comes near.
 */
export function LandingMeme({ meme, className, first = false }: LandingMemeProps) {
  const { document, altText, motion } = meme
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { pictureWidthPx: width, pictureHeightPx: height } = document
  return (
    <div
      ref={frame}
      className={[styles.meme, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Picture
        src={pictureFile(document.imageName, 1)}
        alt={near ? '' : altText}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        className={styles.pencil}
      />
      {near && <MemeCanvas document={document} motion={motion} altText={altText} />}
    </div>
  )
}
