'use client'

import { useT } from 'next-i18next/client'
import { Press } from '@/components/press'
import { Tail } from '@/components/tail'
import styles from './hero-prompt.module.css'

interface HeroPromptProps {
  text: string
  maxChars: number
  onText: (text: string) => void
}

/**
 * The bubble. It is a plain form, so it works before any script has run: `/create?text=…`, which leads visitors
 * through sign-in and back.
 */
export function HeroPrompt({ text, maxChars, onText }: HeroPromptProps) {
  const { t } = useT()
  const excess = text.trim().length - maxChars
  return (
    <form action="/create" className={`qs-ink ${styles.bubble}`}>
      <label htmlFor="hero-text" className="qs-hidden">
        {t('landing.hero.promptLabel')}
      </label>
      <textarea
        id="hero-text"
        name="text"
        rows={2}
        className={styles.say}
        value={text}
        placeholder={t('landing.hero.promptLabel')}
        aria-describedby="hero-count"
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.row}>
        <span id="hero-count" className={excess > 0 ? styles.tooLong : 'qs-quiet'}>
          {excess > 0
            ? t('landing.hero.tooLong', { count: excess })
            : t('landing.hero.count', { count: text.trim().length, max: maxChars })}
        </span>
        <Press type="submit" disabled={excess > 0}>
          {t('landing.hero.make')}
        </Press>
      </div>
      <Tail />
    </form>
  )
}
