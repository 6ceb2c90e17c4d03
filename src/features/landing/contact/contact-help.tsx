import Link from 'next/link'
import { getT } from '@/i18n/server'
import { withElements } from '@/i18n/with-elements'
import styles from './contact-help.module.css'

/** Where the links of the texts lead, by their names in the texts. */
const places = {
  guides: '/guides',
  api: '/docs/api',
  billing: '/account/billing',
  account: '/account',
  privacy: '/privacy-policy',
} as const

const links = Object.fromEntries(
  Object.entries(places).map(([name, href]) => [
    name,
    (words: string) => (
      <Link href={href} prefetch={false} className="qs-link">
        {words}
      </Link>
    ),
  ]),
)

/** Advice on what to write, by topic, and on when the answer comes. */
export async function ContactHelp() {
  const { t } = await getT()
  const parts = ['problem', 'billing', 'rights', 'question', 'answer'] as const
  return (
    <section className={styles.help} aria-labelledby="contact-help">
      <h2 id="contact-help" className="qs-display-3">
        {t('contact.help.title')}
      </h2>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part}>
            <h3>{t(`contact.help.${part}.title`)}</h3>
            <p>{withElements(t(`contact.help.${part}.text`), links)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
