'use client'

import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { PictureCard } from '@/components/picture-card'
import type { Result } from '@/contracts/meme-shapes'
import { MemeActions } from './meme-actions'
import styles from './meme-card.module.css'
import { memeTitle } from './meme-title'

interface MemeCardProps {
  result: Result
  /** The picture: a canvas or an image. */
  children: ReactNode
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/** A meme, why it is this one, and what can be done with it. */
export function MemeCard({ result, children, onStar }: MemeCardProps) {
  const { t } = useT()
  const title = memeTitle(result.imageName)
  return (
    <PictureCard name={result.altText} aspectRatio={`${result.width} / ${result.height}`} picture={children}>
      <p className={styles.why}>
        <b>{result.reason ? t('memeCard.titleOf', { title }) : title}</b> {result.reason}
      </p>
      <MemeActions result={result} onStar={onStar} />
    </PictureCard>
  )
}
