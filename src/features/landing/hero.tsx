'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Picture } from '@/components/picture'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import styles from './hero.module.css'
import { HeroPrompt } from './hero-prompt'
import type { Sample } from './landing-words'
import { Takes } from './takes'

interface HeroProps {
  samples: [Sample, ...Sample[]]
  /** Longest prompt, in characters. */
  maxChars: number
}

/** Say it, and see three memes that answer: the first screen of the site. */
export function Hero({ samples, maxChars }: HeroProps) {
  const { t } = useT()
  const [shown, setShown] = useState(samples[0])
  const [text, setText] = useState(shown.sentence)

  function borrow(sample: Sample) {
    setShown(sample)
    setText(sample.sentence)
  }

  return (
    <section className={styles.hero}>
      <div className={styles.speaker}>
        <h1 className="qs-display-1">
          {t('landing.hero.say')}
          <br />
          {t('landing.hero.see')}{' '}
          <span className={`qs-marker ${styles.marked}`}>{t('landing.hero.meme')}</span>
        </h1>
        <p className={`qs-lead ${styles.lead}`}>{t('landing.hero.lead', { credits: freeMonthlyCredits })}</p>
        <HeroPrompt text={text} maxChars={maxChars} onText={setText} />
        <div className={styles.floor}>
          <Picture src="/art/talker.webp" alt="" width={620} height={560} className={styles.talker} />
          <div className={styles.borrow}>
            <p>{t('landing.hero.orTry')}</p>
            <ul>
              {samples.slice(1).map((sample) => (
                <li key={sample.chip}>
                  <button type="button" className={styles.chip} onClick={() => borrow(sample)}>
                    {sample.chip}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Takes sample={shown} />
    </section>
  )
}
