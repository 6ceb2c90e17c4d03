'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Picture } from '@/components/picture'
import { PictureCard } from '@/components/picture-card'
import type { Visual } from '@/contracts/minimalist-visual'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { StarButton } from '@/meme-ui/card/star-button'
import { useStarVisual } from '@/trpc/use-star-visual'
import { VisualActions } from './visual-actions'
import styles from './visual-card.module.css'

/** Twice the width of a card on a wide desk. */
const pictureWidthPx = 640
/** Pause between two drawings, so that their arrival is visible. */
const betweenVisualsMs = 90

interface VisualCardProps {
  visual: Visual
  /** Its place among the drawings that arrive, from 0. */
  turn?: number
}

/** A drawing that arrives in pencil and is inked, with its title and actions. */
export function VisualCard({ visual, turn = 0 }: VisualCardProps) {
  const { t } = useT()
  const starVisual = useStarVisual()
  const [stage, setStage] = useState<'pencil' | 'ink' | 'smudged'>('pencil')
  const { visualId: id, altText, starred, imageUrl, aspectRatio, title } = visual
  return (
    <PictureCard
      name={altText}
      aspectRatio={aspectRatio.replace(':', ' / ')}
      picture={
        <div className={styles.ground}>
          {stage === 'smudged' ? (
            <p className={styles.smudged}>{t('visuals.smudged')}</p>
          ) : (
            <Picture
              src={`${imageUrlAs(imageUrl, 'webp')}?width=${pictureWidthPx}`}
              alt={altText}
              loading="lazy"
              className={styles[stage]}
              style={{ animationDelay: `${turn * betweenVisualsMs}ms` }}
              onLoad={() => setStage('ink')}
              onError={() => setStage('smudged')}
            />
          )}
        </div>
      }
    >
      <div className={styles.foot}>
        <b>{title}</b>
        <span className={styles.actions}>
          <StarButton result={{ id, altText, starred }} onStar={starVisual} />
          <VisualActions visual={visual} />
        </span>
      </div>
    </PictureCard>
  )
}
