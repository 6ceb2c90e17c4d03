'use client'

import { lazy, Suspense, useRef } from 'react'
import { Picture } from '@/components/picture'
import { pictureFile } from '@/core/meme/picture-file'
import type { ExampleMeme } from './example-meme'
import styles from './landing-meme.module.css'
import { useNear } from './use-near'
import { useTurn } from './use-turn'

// The painter comes after the page: until then, and where it cannot be fetched, there is the pencil.
const MemeCanvas = lazy(() =>
  import('@/lib/meme-canvas/meme-canvas').then(
    (painter) => ({ default: painter.MemeCanvas }),
    () => ({ default: Unpainted }),
  ),
)

function Unpainted({ altText }: { altText: string }) {
  return <span role="img" aria-label={altText} />
}

interface LandingMemeProps {
  meme: ExampleMeme
  className?: string | undefined
  /** The first that a phone shows: its picture is asked for before all others. */
  first?: boolean
}

/**
 * A meme painted live from its document: in pencil first, the template alone, then in ink. Its room is kept before
 * anything has loaded, and what is far down the page is painted when it comes near.
 */
export function LandingMeme({ meme, className, first = false }: LandingMemeProps) {
  const { document, altText, motion } = meme
  const frame = useRef<HTMLDivElement>(null)
  const isPainted = useTurn(useNear(frame))
  const { pictureWidthPx: width, pictureHeightPx: height } = document
  return (
    <div
      ref={frame}
      className={[styles.meme, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <Picture
        src={pictureFile(document.imageName, 1)}
        alt={isPainted ? '' : altText}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        {...(first ? { fetchPriority: 'high' } : {})}
        className={styles.pencil}
      />
      {isPainted && (
        <Suspense>
          <MemeCanvas document={document} motion={motion} altText={altText} />
        </Suspense>
      )}
    </div>
  )
}
