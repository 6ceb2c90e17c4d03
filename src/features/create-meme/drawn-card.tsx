'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Picture } from '@/components/picture'
import type { Result } from '@/contracts/meme-shapes'
import { imageUrlAs } from '@/lib/meme-card/image-format'
import { MemeCard } from '@/lib/meme-card/meme-card'
import styles from './drawn-card.module.css'

/** Between one meme being inked and the next, so that one sees them arrive. */
const betweenMemesMs = 90

interface DrawnCardProps {
  result: Result
  /** Its place among the memes that arrive, from 0. */
  turn: number
  onInked: (resultId: string) => void
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/** A meme that arrives: first the template in pencil, then, once it is painted and its turn has come, in ink. */
export function DrawnCard({ result, turn, onInked, onStar }: DrawnCardProps) {
  const { t } = useT()
  const [stage, setStage] = useState<'pencil' | 'ink'>('pencil')
  const ink = () => {
    setTimeout(() => {
      setStage('ink')
      onInked(result.id)
    }, turn * betweenMemesMs)
  }
  return (
    <MemeCard result={result} onStar={onStar}>
      <Picture
        src={imageUrlAs(result.imageUrl, 'webp')}
        alt={result.altText}
        onLoad={ink}
        className={styles[stage]}
      />
      {stage === 'pencil' && <span className={styles.label}>{t('memeCard.pencilling')}</span>}
    </MemeCard>
  )
}
