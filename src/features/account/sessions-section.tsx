'use client'

import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import type { SessionView } from '@/server/services/sessions/list-sessions'
import { type AuthFailure, type AuthProblem, describeAuthError } from '@/sign-in-ui/auth-problem'
import { askSignOutElsewhere, askSignOutSession } from '@/sign-in-ui/auth-routes'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SessionRow } from './session-row'
import styles from './sessions-section.module.css'

/** The key of the session that is being signed out, or all of them but this one. */
type Ending = { key: string } | 'others'

/** Recent sessions, with buttons to end one of them or all but this one. */
export function SessionsSection({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useT()
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [endedKeys, setEndedKeys] = useState<readonly string[]>([])

  async function signOut(what: Ending, ask: () => Promise<AuthFailure | null>, doneText: string) {
    if (ending) return false
    setEnding(what)
    setDone(null)
    const failure = await ask()
    setProblem(failure && describeAuthError(failure))
    setDone(failure ? null : doneText)
    setEnding(null)
    router.refresh()
    return failure === null
  }

  async function signOutOne(key: string, name: string) {
    const doneText = t('account.sessions.doneOne', { name })
    if (!(await signOut({ key }, () => askSignOutSession(key), doneText))) return
    // The button goes with its row: the list keeps the place of the keyboard.
    list.current?.focus()
    setEndedKeys((keys) => [...keys, key])
  }

  const shown = sessions.filter(({ key }) => !endedKeys.includes(key))
  return (
    <SettingsSection title={t('account.sessions.title')} lead={t('account.sessions.lead')}>
      {shown.length > 0 && (
        <ul ref={list} tabIndex={-1} className={rows.list}>
          {shown.map((session) => (
            <SessionRow
              key={session.key}
              session={session}
              isEnding={typeof ending === 'object' && ending?.key === session.key}
              onEnd={(name) => void signOutOne(session.key, name)}
            />
          ))}
        </ul>
      )}
      <div className={`${rows.foot} ${styles.foot}`}>
        <OutlineButton
          aria-disabled={ending === 'others'}
          onClick={() => void signOut('others', askSignOutElsewhere, t('account.sessions.done'))}
        >
          {t(ending === 'others' ? 'account.sessions.busy' : 'account.sessions.end')}
        </OutlineButton>
        <p className={rows.note}>{t('account.sessions.note')}</p>
      </div>
      <ProblemMessage problem={problem} />
      <SuccessMessage>{done}</SuccessMessage>
    </SettingsSection>
  )
}
