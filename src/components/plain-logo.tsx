import { brandName } from '@/env/brand'
import styles from './logo.module.css'
import { Mark } from './mark'

/** The logo of error screens: a plain link, so that the next page loads fresh and `Link` is not sent. */
export function PlainLogo() {
  return (
    <a href="/" className={styles.logo}>
      <Mark />
      <span>{brandName}</span>
    </a>
  )
}
