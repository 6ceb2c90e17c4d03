import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { choose } from '@/lib/consent/change-consent'
import type { ConsentCategory } from '@/lib/consent/consent'
import styles from './consent-bar.module.css'
import { PlainButton } from './plain-button'

export interface ConsentBarProps {
  asked: readonly ConsentCategory[]
  words: Record<'title' | 'ask' | 'more' | 'needed' | 'allow', string>
}

/** Asks once, at the foot of the window. No is as near as yes, and the page works beneath it. */
export function ConsentBar({ asked, words }: ConsentBarProps) {
  if (usePathname() === '/privacy-choices') return null
  return (
    <section aria-label={words.title} className={styles.bar}>
      <p>
        {words.ask}{' '}
        <Link href="/privacy-choices" prefetch={false} className={`qs-link ${styles.more}`}>
          {words.more}
        </Link>
      </p>
      <div className={styles.answers}>
        <PlainButton onClick={() => choose([])}>{words.needed}</PlainButton>
        <PlainButton onClick={() => choose(asked)}>{words.allow}</PlainButton>
      </div>
    </section>
  )
}
