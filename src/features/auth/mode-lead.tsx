'use client'

import { useT } from 'next-i18next/client'
import { Trans } from 'react-i18next/TransWithoutContext'
import styles from '@/lib/auth-form/auth-form.module.css'
import type { AuthMode } from './auth-mode'
import { ModeLink, type ModeLinkProps } from './mode-link'

interface ModeLeadProps extends Pick<ModeLinkProps, 'next' | 'onGo'> {
  mode: AuthMode
  freeCredits: number
}

/** The sentence under the title, with the way to the neighbouring form in it. */
export function ModeLead({ mode, freeCredits, ...go }: ModeLeadProps) {
  const { t, i18n } = useT()
  const neighbour = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  return (
    <p className={styles.lead}>
      <Trans
        t={t}
        i18n={i18n}
        i18nKey={`auth.${mode}.lead`}
        values={{ count: freeCredits }}
        components={{ go: <ModeLink to={neighbour} {...go} /> }}
      />
    </p>
  )
}
