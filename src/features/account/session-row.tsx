'use client'

import { useT } from 'next-i18next/client'
import { DesktopIcon } from '@/components/icons/desktop-icon'
import { DeviceMobileIcon } from '@/components/icons/device-mobile-icon'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import { formatWhen } from '@/i18n/format-date'
import type { SessionView } from '@/server/services/sessions/list-sessions'
import { describeUserAgent } from './describe-user-agent'
import styles from './sessions-section.module.css'

/** Ways to sign in that have words of their own. */
const knownMethods = new Set(['password', 'otp', 'magiclink', 'passkey', 'recovery', 'oauth'])

interface SessionRowProps {
  session: SessionView
  isEnding: boolean
  /** Signs the session out. @param name what the row calls it */
  onEnd(name: string): void
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useT()
  const { browser, system, isPhone } = describeUserAgent(session.userAgent)
  const Icon = isPhone ? DeviceMobileIcon : DesktopIcon
  const now = new Date()
  const method = knownMethods.has(session.method) ? session.method : 'unknown'
  const name =
    browser && system
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknownDevice'))
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <Icon size={24} className={styles.icon} />
      <div>
        <p className={styles.name}>
          {name}
          {session.isThisOne && <span className={styles.here}>{t('account.sessions.thisOne')}</span>}
        </p>
        {/* "Today" is the reader's day, which only the browser knows. */}
        <p className={rows.facts} suppressHydrationWarning>
          {t(`account.sessions.method.${method}`, { when: formatWhen(session.firstSeenAt, now) })}
          {!session.isThisOne &&
            ` ${t('account.sessions.last', { when: formatWhen(session.lastSeenAt, now) })}`}
        </p>
      </div>
      {!session.isThisOne && (
        <OutlineButton
          aria-label={t('account.sessions.endOneOf', { name })}
          aria-disabled={isEnding}
          onClick={() => onEnd(name)}
        >
          {t(isEnding ? 'account.sessions.busy' : 'account.sessions.endOne')}
        </OutlineButton>
      )}
    </li>
  )
}
