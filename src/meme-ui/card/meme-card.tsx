'use client'

import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { PictureCard } from '@/components/picture-card'
import type { MemeDraft } from '@/contracts/text-run-step'
import { EditLink } from './edit-link'
import styles from './meme-card.module.css'
import { memeTitle } from './meme-title'

interface MemeCardProps {
  meme: MemeDraft
  /** The shape that the picture is fitted into. */
  room: { width: number; height: number }
  /** The picture: a canvas or an image. */
  children: ReactNode
  /** Its id once it is stored: then the picture links to the editor. */
  resultId?: string | undefined
  /** Actions of the meme; none while it is not stored. */
  actions: ReactNode
}

/** A meme, the reason for it, and its actions. */
export function MemeCard({ meme, room, children, resultId, actions }: MemeCardProps) {
  const { t } = useT()
  const title = memeTitle(meme.imageName)
  const share = Math.min(1, (meme.width * room.height) / (meme.height * room.width))
  return (
    <PictureCard
      name={meme.altText}
      aspectRatio={`${room.width} / ${room.height}`}
      picture={
        <div className={styles.mat}>
          <div
            className={styles.picture}
            style={{ width: `${100 * share}%`, aspectRatio: `${meme.width} / ${meme.height}` }}
          >
            {children}
            {resultId !== undefined && <EditLink resultId={resultId} name={meme.altText} />}
          </div>
        </div>
      }
    >
      <p className={styles.why}>
        <b>{meme.reason ? t('memeCard.titleOf', { title }) : title}</b> {meme.reason}
      </p>
      {actions}
    </PictureCard>
  )
}
