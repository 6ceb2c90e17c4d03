import { Picture } from '@/components/picture'
import { Tail } from '@/components/tail'
import { getT } from '@/i18n/server'
import styles from './contact-page.module.css'
import frame from './landing-frame.module.css'

/** How to reach the people who run this installation; `email` is theirs, where they set one. */
export async function ContactPage({ email }: { email: string | undefined }) {
  const { t } = await getT()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <div className={`qs-ink ${styles.bubble}`}>
        <h1 className="qs-display-2">{t('contact.headline')}</h1>
        <p>{t(email ? 'contact.lead' : 'contact.unset')}</p>
        {email && (
          <p className={styles.address}>
            <a href={`mailto:${email}`} className="qs-link">
              {email}
            </a>
          </p>
        )}
        <Tail />
      </div>
      <div className={`qs-ground ${styles.floor}`}>
        <Picture src="/art/coffee.webp" alt="" width={560} height={560} />
      </div>
    </div>
  )
}
