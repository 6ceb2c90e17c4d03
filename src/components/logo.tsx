import Link from 'next/link'
import { brandName } from '@/env/brand'
import styles from './logo.module.css'
import { Mark } from './mark'

/** Mark and wordmark, leading home. `onNight` turns the word white. */
export function Logo({ href = '/', onNight = false }: { href?: string; onNight?: boolean }) {
  return (
    // Next would fetch the home page, its scripts too, from every page that shows the logo.
    <Link href={href} prefetch={false} className={`${styles.logo} ${onNight ? styles.onNight : ''}`}>
      <Mark />
      <span>{brandName}</span>
    </Link>
  )
}
