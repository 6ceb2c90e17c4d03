'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { Trans } from 'react-i18next/TransWithoutContext'
import styles from './auth-form.module.css'

export function TermsLine() {
  const { t, i18n } = useT()
  return (
    <p className={styles.small}>
      <Trans
        t={t}
        i18n={i18n}
        i18nKey="auth.terms"
        components={{
          terms: <Link href="/terms-and-conditions" className="qs-link" prefetch={false} />,
          privacy: <Link href="/privacy-policy" className="qs-link" prefetch={false} />,
        }}
      />
    </p>
  )
}
