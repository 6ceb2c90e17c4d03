import { brandName } from '@/env/brand'
import styles from './logo.module.css'
import { Mark } from './mark'

/** The logo on screens that end something: from there the next page begins anew, and `Link` is not sent for it. */
export function PlainLogo() {
  return (
    <a href="/" className={styles.logo}>
      <Mark />
      <span>{brandName}</span>
    </a>
  )
}
