'use client'

import { useT } from 'next-i18next/client'
import { withElements } from '@/i18n/with-elements'
import styles from '@/sign-in-ui/auth-form.module.css'
import type { AuthMode } from './auth-mode'
import { ModeLink, type ModeLinkProps } from './mode-link'

interface ModeLeadProps extends Pick<ModeLinkProps, 'next' | 'onGo'> {
  mode: AuthMode
  freeCredits: number
}

/** The sentence under the title, with a link to the other form. */
export function ModeLead({ mode, freeCredits, ...go }: ModeLeadProps) {
  const { t } = useT()
  const neighbour = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  return (
    <p className={styles.lead}>
      {withElements(t(`auth.${mode}.lead`, { count: freeCredits }), {
        go: (words) => (
          <ModeLink to={neighbour} {...go}>
            {words}
          </ModeLink>
        ),
      })}
    </p>
  )
}
