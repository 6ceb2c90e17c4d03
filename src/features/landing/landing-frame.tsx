import type { ReactNode } from 'react'
import { getT } from '@/i18n/server'
import { LandingFooter } from './landing-footer'
import styles from './landing-frame.module.css'
import { LandingHeader } from './landing-header'

/** The frame of every public page. */
export async function LandingFrame({ children }: { children: ReactNode }) {
  const { t } = await getT()
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('landing.nav.skip')}
      </a>
      <div className={styles.wrap}>
        <LandingHeader />
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LandingFooter />
    </div>
  )
}
