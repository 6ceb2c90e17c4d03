'use client'

import { useT } from 'next-i18next/client'
import { withElements } from '@/i18n/with-elements'
import styles from '@/sign-in-ui/auth-form.module.css'
import type { AuthMode } from './auth-mode'

/** The terms that signing up accepts, with links to them. */
export function TermsLine({ mode }: { mode: AuthMode }) {
  const { t } = useT()
  return (
    <p className={styles.small}>
      {withElements(t(mode === 'sign-up' ? 'auth.acceptNew' : 'auth.accept'), {
        terms: (words) => (
          <a href="/terms-and-conditions" className="qs-link">
            {words}
          </a>
        ),
        privacy: (words) => (
          <a href="/privacy-policy" className="qs-link">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
