import { Picture } from '@/components/picture'
import styles from './avatar.module.css'

/** Portraits in `public/art`, numbered from 1. */
const portraitCount = 6

/** A drawn head on a colour, always the same for one user. Decorative: the name is beside it. */
export function Avatar({ userId, sizePx }: { userId: string | undefined; sizePx: number }) {
  const number = Number.parseInt((userId ?? '').slice(0, 8), 16) || 0
  const size = { width: sizePx, height: sizePx }
  if (!userId) return <span className={styles.blank} style={size} />
  return (
    <Picture
      {...size}
      src={`/art/avatar-${(number % portraitCount) + 1}.webp`}
      alt=""
      className={styles.portrait}
    />
  )
}
