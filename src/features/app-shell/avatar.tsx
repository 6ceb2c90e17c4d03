import { Picture } from '@/components/picture'
import styles from './avatar.module.css'

const heads = ['glasses', 'hijab', 'talker', 'pointer', 'coffee', 'gaming'] as const
const grounds = [
  'var(--qs-yellow)',
  'var(--qs-mint)',
  'var(--qs-pink)',
  'var(--qs-sky)',
  'var(--qs-lilac)',
  'var(--qs-coral)',
] as const

/** A head of the set on a colour of the paint box, the same for one user always. Decoration: the name stands beside it. */
export function Avatar({ userId, sizePx }: { userId: string | undefined; sizePx: number }) {
  const number = Number.parseInt((userId ?? '0').slice(0, 8), 16) || 0
  const head = heads[number % heads.length]
  const ground = grounds[Math.floor(number / heads.length) % grounds.length]
  return (
    <span className={styles.avatar} style={{ width: sizePx, height: sizePx, background: ground }}>
      {userId && <Picture src={`/characters/head-${head}.webp`} alt="" width={sizePx} height={sizePx} />}
    </span>
  )
}
