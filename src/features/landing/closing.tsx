import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { getT } from '@/i18n/server'
import styles from './closing.module.css'

/** The last word: somebody asks. */
export async function Closing() {
  const { t } = await getT()
  return (
    <section className={styles.closing}>
      <Picture
        src="/art/gaming.webp"
        alt=""
        width={560}
        height={560}
        loading="lazy"
        className={styles.asker}
      />
      <div className={`qs-ink-c ${styles.bubble}`}>
        <svg className={styles.tail} viewBox="0 0 34 44" aria-hidden="true" focusable="false">
          <path d="M34 6C22 12 10 24 2 40C14 38 26 36 34 30Z" fill="#FFFDF7" />
          <path
            d="M31 7C20 13 10 24 2 40C14 38 24 35.5 31 31"
            fill="none"
            stroke="#1B1B22"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <h2 className="qs-display-2">{t('landing.closing.question')}</h2>
        <ButtonLink href="/create" large>
          {t('landing.closing.press')}
        </ButtonLink>
      </div>
    </section>
  )
}
