import styles from '@/features/landing/landing-frame.module.css'
import { NotFoundPart } from '@/features/not-found/not-found-part'

/** Shown in place of a page that is not there, within its frame. */
export default function NotFoundPage() {
  return (
    <div className={`${styles.wrap} ${styles.alone}`}>
      <NotFoundPart />
    </div>
  )
}
