'use client'

import { useT } from 'next-i18next/client'
import { LandingMeme } from './landing-meme'
import type { Sample } from './landing-words'
import styles from './takes.module.css'

/** Three memes that answer a sample. Every sample uses the same templates, so changing it moves nothing. */
export function Takes({ sample }: { sample: Sample }) {
  const { t } = useT()
  const [first, second, third] = sample.takes
  return (
    <div>
      <h2 className={`qs-display-4 ${styles.title}`}>{t('landing.hero.takes')}</h2>
      <p className="qs-hidden" role="status">
        {t('landing.hero.takesOf', { sentence: sample.sentence })}
      </p>
      <div className={styles.takes}>
        <div className={styles.column}>
          {first && <LandingMeme meme={first} first />}
          {second && <LandingMeme meme={second} first />}
        </div>
        <div className={styles.column}>
          {third && <LandingMeme meme={third} first />}
          <p className="qs-quiet qs-small">{t('landing.hero.takesNote')}</p>
        </div>
      </div>
    </div>
  )
}
