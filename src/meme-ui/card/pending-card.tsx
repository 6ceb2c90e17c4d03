import { PictureLabel } from '@/components/picture-label'
import styles from './pending-card.module.css'

interface PendingCardProps {
  label: string
  /** CSS ratio; square when absent. */
  aspectRatio?: string
}

/** Placeholder of a picture: a dashed sheet with an animated squiggle. */
export function PendingCard({ label, aspectRatio }: PendingCardProps) {
  return (
    <div className={styles.pending} style={{ aspectRatio }}>
      <svg className={styles.squiggle} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <path d="M36 118C48 70 62 66 66 96C70 126 82 130 90 98C97 68 108 66 112 98C116 128 128 128 134 102C140 80 152 78 164 96" />
      </svg>
      <PictureLabel>{label}</PictureLabel>
    </div>
  )
}
