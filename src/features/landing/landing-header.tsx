'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { Logo } from '@/components/logo'
import { PressLink } from '@/components/press'
import styles from './landing-header.module.css'
import { landingLinks } from './landing-links'
import { LandingMenu } from './landing-menu'

/** Wordmark, public pages, the way in. On the phone the pages fold into a menu. */
export function LandingHeader() {
  const { t } = useT()
  const pathname = usePathname()
  return (
    <header className={styles.header}>
      <Logo />
      <nav aria-label={t('landing.nav.label')} className={styles.pages}>
        {landingLinks.map(({ href, label }) => (
          <Link key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <Link href="/login" className={styles.signIn}>
        {t('landing.nav.signIn')}
      </Link>
      <PressLink href="/create" tone="paper" className={styles.make}>
        {t('landing.nav.make')}
      </PressLink>
      <LandingMenu className={styles.menu} />
    </header>
  )
}
