import type { ReactNode } from 'react'
import styles from './picture-card.module.css'

interface PictureCardProps {
  /** The picture in words. */
  name: string
  /** CSS ratio of the picture within the frame; room is kept before anything has loaded. */
  aspectRatio: string
  /** Its first element fills the frame; what follows may lie over it. */
  picture: ReactNode
  /** Content beneath: a title, actions. */
  children: ReactNode
}

/** A picture in an ink frame that rises under the pointer. */
export function PictureCard({ name, aspectRatio, picture, children }: PictureCardProps) {
  return (
    <article aria-label={name} className={styles.card}>
      <div className={styles.frame}>
        <div style={{ aspectRatio }}>{picture}</div>
      </div>
      {children}
    </article>
  )
}
