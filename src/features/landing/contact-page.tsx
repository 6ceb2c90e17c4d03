import { getT } from '@/i18n/server'
import styles from './contact-page.module.css'
import frame from './landing-frame.module.css'

/** How to reach the people who run this installation; `email` is theirs, where they set one. */
export async function ContactPage({ email }: { email: string | undefined }) {
  const { t } = await getT()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <h1 className="qs-display-1">{t('contact.headline')}</h1>
      {email ? (
        <>
          <p className="qs-lead">{t('contact.lead')}</p>
          <p className={styles.address}>
            <a href={`mailto:${email}`} className="qs-link">
              {email}
            </a>
          </p>
        </>
      ) : (
        <p className="qs-lead">
          {t('contact.unset')} {t('contact.unsetText')}
        </p>
      )}
    </div>
  )
}
