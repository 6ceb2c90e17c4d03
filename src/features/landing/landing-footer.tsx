import Link from 'next/link'
import { Logo } from '@/components/logo'
import { findPage } from '@/content/pages'
import { getT } from '@/i18n/server'
import styles from './landing-footer.module.css'

/** Written pages are named by themselves; the others here. */
const columns = [
  {
    title: 'landing.footer.make',
    written: ['/memes', '/gif-memes', '/meme-templates', '/meme-creators', '/influencer-memes'],
    links: [{ href: '/pricing', label: 'landing.footer.pricing' }],
  },
  {
    title: 'landing.footer.learn',
    written: [
      '/guides',
      '/meme-marketing',
      '/teaching-with-memes',
      '/search-supported-languages',
      '/imgflip-alternative',
      '/kapwing-alternative',
    ],
    links: [{ href: '/rss.xml', label: 'landing.footer.feed' }],
  },
  {
    title: 'landing.footer.build',
    written: ['/meme-api'],
    links: [
      { href: '/docs/api', label: 'landing.footer.reference' },
      { href: '/api/v1/openapi.json', label: 'landing.footer.openapi' },
      { href: '/account/api', label: 'landing.footer.key' },
    ],
  },
  {
    title: 'landing.footer.people',
    written: ['/team', '/pitch-deck', '/privacy-policy', '/terms-and-conditions'],
    links: [
      { href: '/privacy-choices', label: 'landing.footer.privacyChoices' },
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
        {columns.map(({ title, written, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {[
                ...written.flatMap((path) => findPage(path)?.frontmatter ?? []),
                ...links.map(({ href, label }) => ({ path: href, label: t(label) })),
              ].map(({ path, label }) => (
                <li key={path}>
                  <Link href={path} prefetch={false}>
                    {label}
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
