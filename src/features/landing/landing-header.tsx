import Link from 'next/link'
import { ButtonLink } from '@/components/button'
import { Logo } from '@/components/logo'
import { getT } from '@/i18n/server'
import styles from './landing-header.module.css'
import { landingLinks } from './landing-links'
import { LandingMenu } from './landing-menu'
import { PageLinks } from './page-links'

/** Wordmark, public pages, the way in. On the phone the pages fold into a menu. */
export async function LandingHeader() {
  const { t } = await getT()
  const links = landingLinks.map(({ href, label, within }) => ({ href, label: t(label), within }))
  return (
    <header className={styles.header}>
      <Logo />
      <nav aria-label={t('landing.nav.label')} className={styles.pages}>
        <PageLinks links={links} />
      </nav>
      <Link href="/login" prefetch={false} className={styles.signIn}>
        {t('landing.nav.signIn')}
      </Link>
      <ButtonLink href="/create" tone="paper" className={styles.make}>
        {t('landing.nav.make')}
      </ButtonLink>
      <LandingMenu
        name={t('landing.nav.menu')}
        links={[...links, { href: '/create', label: t('landing.nav.make') }]}
        className={styles.menu}
      />
    </header>
  )
}
