import Link from 'next/link'
import type { ReactNode } from 'react'
import { getT } from '@/i18n/server'
import styles from './reference-page.module.css'

/** The API reference, with what a reader needs before the first call above it. */
export async function ReferencePage({ children }: { children: ReactNode }) {
  const { t } = await getT()
  return (
    <>
      <div className={styles.head}>
        <h1 className="qs-display-2">{t('apiReference.headline')}</h1>
        <p className="qs-lead">{t('apiReference.lead')}</p>
        <p className={styles.ways}>
          <Link href="/account/api" prefetch={false} className="qs-link">
            {t('apiReference.key')}
          </Link>
          <a href="/api/v1/openapi.json" className="qs-link">
            {t('apiReference.document')}
          </a>
          <a href="/llms.txt" className="qs-link">
            {t('apiReference.machines')}
          </a>
        </p>
        <noscript>
          <p>{t('apiReference.noScript')}</p>
        </noscript>
      </div>
      {children}
    </>
  )
}
