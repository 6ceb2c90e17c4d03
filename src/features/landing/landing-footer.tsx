import Link from 'next/link'
import { Logo } from '@/components/logo'
import { getT } from '@/i18n/server'
import styles from './landing-footer.module.css'

/** Only what exists. */
const columns = [
  {
    title: 'landing.footer.make',
    links: [
      { href: '/create', label: 'landing.footer.memes' },
      { href: '/pricing', label: 'landing.footer.pricing' },
    ],
  },
  {
    title: 'landing.footer.build',
    links: [
      { href: '/account/api', label: 'landing.footer.key' },
      { href: '/api/v1/openapi.json', label: 'landing.footer.openapi' },
    ],
  },
  {
    title: 'landing.footer.people',
    links: [
      { href: '/contact', label: 'landing.footer.contact' },
      { href: '/login', label: 'landing.footer.signIn' },
    ],
  },
] as const

/** The night at the foot of every public page. */
export async function LandingFooter() {
  const { t } = await getT()
  return (
    <footer className={`qs-on-ink ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo onNight />
          <p>
            {t('brand.promise')} {t('landing.footer.about')}
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
