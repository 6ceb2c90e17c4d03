'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { ConsentCategory } from '@/lib/consent/consent'
import { choose, forgetWhatWasTakenBack } from '@/lib/consent/consent-store'
import { useConsent } from '@/lib/consent/use-consent'
import styles from './consent-bar.module.css'
import { PlainButton } from './plain-button'

interface ConsentBarProps {
  asked: readonly ConsentCategory[]
  words: Record<'title' | 'ask' | 'more' | 'needed' | 'allow', string>
}

/** Asks once, at the foot of the window. No is as near as yes, and the page works beneath it. */
export function ConsentBar({ asked, words }: ConsentBarProps) {
  const consent = useConsent()
  const isChoicesPage = usePathname() === '/privacy-choices'
  useEffect(forgetWhatWasTakenBack, [])
  if (consent.state !== 'open' || isChoicesPage) return null
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
