'use client'

import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { Mark } from '@/components/mark'
import styles from './app-shell.module.css'
import { CreditSheet } from './credit-sheet'
import { isAt, navigation, personEntries } from './navigation'
import { NavigationLinks } from './navigation-links'
import { PersonMenu } from './person-menu'
import { PhoneCredits } from './phone-credits'
import { useSessionEnd } from './use-session-end'

interface AppShellProps {
  children: ReactNode
  /** A line above the page that everybody has to know. */
  banner?: ReactNode
}

/** The frame of every signed-in screen: sidebar on the desk, rail on the tablet, top bar and tab bar on the phone. */
export function AppShell({ children, banner }: AppShellProps) {
  const { t } = useT()
  const pathname = usePathname()
  useSessionEnd()
  const here = [...navigation, ...personEntries].find(({ href }) => isAt(href, pathname))
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <header className={styles.side}>
        <div className={styles.wordmark}>
          <Logo />
        </div>
        <div className={styles.mark}>
          <Mark sizePx={40} />
        </div>
        <nav aria-label={t('shell.nav')} className={styles.places}>
          <NavigationLinks pathname={pathname} className={styles.place} />
        </nav>
        <CreditSheet />
        <PersonMenu className={styles.person} />
      </header>
      <header className={styles.topBar}>
        <Mark sizePx={32} />
        <span className={styles.here}>{here && t(here.label)}</span>
        <PhoneCredits />
        <PersonMenu compact />
      </header>
      <div>
        {banner}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <nav aria-label={t('shell.nav')} className={styles.tabs}>
        <NavigationLinks pathname={pathname} className={styles.tab} />
      </nav>
    </div>
  )
}
