'use client'

import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { Mark } from '@/components/mark'
import styles from './app-shell.module.css'
import { ConnectionBar } from './connection-bar'
import { CreditSheet } from './credit-sheet'
import { MoreSheet } from './more-sheet'
import { isAt, navigation, personEntries, tabBar } from './navigation'
import { NavigationLinks } from './navigation-links'
import { PaletteHost } from './palette/palette-host'
import { PersonMenu } from './person-menu'
import { PhoneCredits } from './phone-credits'
import { useKeyboardOpen } from './use-keyboard-open'
import { useSessionEnd } from './use-session-end'
import { useShortcutsKey } from './use-shortcuts-key'

interface AppShellProps {
  children: ReactNode
  /** A line above the page that everybody has to know. */
  banner?: ReactNode
}

/** The frame of every signed-in screen: sidebar on desktops, rail on tablets, top bar and tab bar on phones. */
export function AppShell(props: AppShellProps) {
  return (
    <PaletteHost>
      <Frame {...props} />
    </PaletteHost>
  )
}

function Frame({ children, banner }: AppShellProps) {
  const { t } = useT()
  const pathname = usePathname()
  useSessionEnd()
  useShortcutsKey()
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
          <NavigationLinks entries={navigation} pathname={pathname} className={styles.place} />
        </nav>
        <CreditSheet />
        <PersonMenu className={styles.person} />
      </header>
      <TopBar pathname={pathname} />
      <div>
        <ConnectionBar />
        {banner}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <TabBar pathname={pathname} />
    </div>
  )
}

/** The phone's top bar: the page's name, credits and the account. */
function TopBar({ pathname }: { pathname: string }) {
  const { t } = useT()
  const here = [...navigation, ...personEntries].find((entry) => isAt(entry, pathname))
  return (
    <header className={styles.topBar}>
      <a href="#tabs" className={styles.skip}>
        {t('shell.skipToTabs')}
      </a>
      <Mark sizePx={32} />
      <span className={styles.here}>{here && t(here.label)}</span>
      <PhoneCredits />
      <PersonMenu compact />
    </header>
  )
}

/** The phone's tab bar; out of the way while its keyboard is open. */
function TabBar({ pathname }: { pathname: string }) {
  const { t } = useT()
  const isKeyboardOpen = useKeyboardOpen()
  return (
    <nav
      id="tabs"
      tabIndex={-1}
      aria-label={t('shell.nav')}
      className={styles.tabs}
      data-hidden={isKeyboardOpen || undefined}
    >
      <NavigationLinks entries={tabBar} pathname={pathname} className={styles.tab} />
      <MoreSheet pathname={pathname} className={styles.tab} />
    </nav>
  )
}
