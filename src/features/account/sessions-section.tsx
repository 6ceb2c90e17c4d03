'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { SettingsSection } from '@/components/settings-section'
import { type AuthProblem, describeAuthError } from '@/lib/auth-form/auth-problem'
import { askSignOutElsewhere } from '@/lib/auth-form/auth-routes'
import { ProblemLine } from '@/lib/auth-form/problem-line'
import type { SessionView } from '@/server/services/sessions/list-sessions'
import { DoneLine } from './done-line'
import { SessionRow } from './session-row'
import styles from './sessions-section.module.css'

/** Where the account was used of late, and the way to end all of it but this. */
export function SessionsSection({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useT()
  const router = useRouter()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')

  async function signOutElsewhere() {
    if (state === 'busy') return
    setState('busy')
    const failure = await askSignOutElsewhere()
    setProblem(failure && describeAuthError(failure))
    setState(failure ? 'idle' : 'done')
    router.refresh()
  }

  return (
    <SettingsSection title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      {sessions.length > 0 && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.key} session={session} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button
          variant="outline"
          color="gray"
          highContrast
          aria-disabled={state === 'busy'}
          onClick={signOutElsewhere}
        >
          {t(state === 'busy' ? 'account.sessions.busy' : 'account.sessions.end')}
        </Button>
        <p className={styles.note}>{t('account.sessions.note')}</p>
      </div>
      <ProblemLine problem={problem} />
      <DoneLine>{state === 'done' && t('account.sessions.done')}</DoneLine>
    </SettingsSection>
  )
}
