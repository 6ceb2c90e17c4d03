'use client'

import { lazy, Suspense, useRef } from 'react'
import { Picture } from '@/components/picture'
import { pictureFile } from '@/core/meme/picture-file'
import type { ExampleMeme } from './example-meme'
import type { ExamplePicture } from './example-picture'
import styles from './landing-meme.module.css'
import { useNear } from './use-near'
import { useTurn } from './use-turn'

// The painter comes when a meme is near: until then, and where it cannot be fetched, there is what lies beneath.
const MemeCanvas = lazy(() =>
  import('@/meme-ui/canvas/meme-canvas').then(
    (painter) => ({ default: painter.MemeCanvas }),
    () => ({ default: Unpainted }),
  ),
)

function Unpainted({ altText }: { altText: string }) {
  return <span role="img" aria-label={altText} />
}

interface LiveMemeProps {
  meme: ExampleMeme
  className?: string | undefined
  /** What is seen before, from the server; none for what nobody has painted yet: its template, in pencil. */
  still?: (ExamplePicture & { sizes: string }) | undefined
}

/** A meme painted in the page from its document: what moves, and what a visitor made. */
export function LiveMeme({ meme, className, still }: LiveMemeProps) {
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
        {...(still && { srcSet: still.srcSet, sizes: still.sizes })}
        src={still?.src ?? pictureFile(document.imageName, 1)}
        alt={isPainted ? '' : altText}
        width={width}
        height={height}
        loading="lazy"
        className={still ? styles.still : styles.pencil}
      />
      {isPainted && (
        <Suspense>
          <MemeCanvas document={document} motion={motion} altText={altText} />
        </Suspense>
      )}
    </div>
  )
}
