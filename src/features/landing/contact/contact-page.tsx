import { BubbleTail } from '@/components/bubble-tail'
import { Picture } from '@/components/picture'
import { getT } from '@/i18n/server'
import frame from '../landing-frame.module.css'
import { ContactForm } from './contact-form'
import { ContactHelp } from './contact-help'
import styles from './contact-page.module.css'
import type { SendContact } from './contact-state'
import { contactWords } from './contact-words'

interface ContactPageProps {
  /** Of the people who run this installation, where they show one. */
  email: string | undefined
  send: SendContact
  madeAtMs: number
}

/** How to reach the people who run this installation. */
export async function ContactPage({ email, send, madeAtMs }: ContactPageProps) {
  const { t } = await getT()
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <div className={styles.speaker}>
        <div className={`qs-ink ${styles.bubble}`}>
          <h1 className="qs-display-2">{t('contact.headline')}</h1>
          <p>{t('contact.lead')}</p>
          {email && (
            <p>
              {t('contact.orWrite')}{' '}
              <a href={`mailto:${email}`} className={`qs-link ${styles.address}`}>
                {email}
              </a>
            </p>
          )}
          <BubbleTail />
        </div>
        <div className={`qs-ground ${styles.floor}`}>
          <Picture src="/art/coffee.webp" alt="" width={560} height={560} />
        </div>
      </div>
      <ContactForm words={contactWords(t)} send={send} madeAtMs={madeAtMs} />
      <ContactHelp />
    </div>
  )
}
