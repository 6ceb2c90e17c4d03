'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useState } from 'react'
import { Picture } from '@/components/picture'
import { PictureLabel } from '@/components/picture-label'
import type { Result } from '@/contracts/meme-shapes'
import { documentOfResult } from '@/core/meme/document-of-result'
import { MemeCanvas } from '@/lib/meme-canvas/meme-canvas'
import styles from './drawn-card.module.css'
import { imageUrlAs } from './image-format'
import { MemeCard } from './meme-card'
import { pencilFile } from './pencil-file'

/** Between one meme being inked and the next, so that one sees them arrive. */
const betweenMemesMs = 90

interface DrawnCardProps {
  result: Result
  /** Its place among the memes that arrive, from 0. */
  turn: number
  onInked: (resultId: string) => void
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/**
 * A meme that arrives: first the template in pencil, then, once it is painted and its turn has come, in ink. Where
 * the browser cannot paint it, the picture of the server takes its place.
 */
export function DrawnCard({ result, turn, onInked, onStar }: DrawnCardProps) {
  const { t } = useT()
  const [stage, setStage] = useState<'pencil' | 'ink' | 'served' | 'smudged'>('pencil')
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isPainted) return
    const turnComes = setTimeout(() => {
      setStage('ink')
      onInked(result.id)
    }, turn * betweenMemesMs)
    return () => clearTimeout(turnComes)
  }, [isPainted, turn, result.id, onInked])
  if (stage === 'served' || stage === 'smudged') {
    return (
      <MemeCard result={result} onStar={onStar}>
        <Picture
          src={imageUrlAs(result.imageUrl, 'webp')}
          alt={result.altText}
          onLoad={() => onInked(result.id)}
          onError={() => setStage('smudged')}
        />
        {stage === 'smudged' && <PictureLabel>{t('memeCard.smudged')}</PictureLabel>}
      </MemeCard>
    )
  }
  return (
    <MemeCard result={result} onStar={onStar}>
      <div className={stage === 'ink' ? styles.ink : styles.waiting}>
        <MemeCanvas
          document={documentOfResult(result)}
          motion={result.motion}
          altText={result.altText}
          imageHeightPx={result.height}
          onPainted={() => setPainted(true)}
          onFailed={() => setStage('served')}
        />
      </div>
      {stage === 'pencil' && (
        <>
          <Picture src={pencilFile(result.imageName)} alt="" className={styles.pencil} />
          <PictureLabel>{t('memeCard.pencilling')}</PictureLabel>
        </>
      )}
    </MemeCard>
  )
}
