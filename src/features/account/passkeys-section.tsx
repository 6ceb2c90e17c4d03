'use client'

import { useT } from 'next-i18next/client'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import type { Passkey } from '@/contracts/sign-in-methods'
import { withElements } from '@/i18n/with-elements'
import { describePasskeyError } from '@/sign-in-ui/auth-problem'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { createSupabaseBrowserClient, type SupabaseAddress } from '@/sign-in-ui/supabase-browser-client'
import { useHasPasskeys } from '@/sign-in-ui/use-has-passkeys'
import { PasskeyRow } from './passkey-row'
import styles from './sign-in-methods.module.css'
import { useAuthAction } from './use-auth-action'

/** Why no passkey can be added on this page. */
export type PasskeyObstacle = { kind: 'off' } | { kind: 'numericHost'; namedAddress: string | null }

interface PasskeysSectionProps {
  supabase: SupabaseAddress
  passkeys: readonly Passkey[]
  obstacle: PasskeyObstacle | null
}

/** The passkeys of the account, and the button to add another one. */
export function PasskeysSection({ supabase, passkeys, obstacle }: PasskeysSectionProps) {
  const { t } = useT()
  const isSupported = useHasPasskeys()
  const { run, problem, busy, done } = useAuthAction((failure) =>
    describePasskeyError(failure, 'passkeyNotMade'),
  )
  const add = () => run(() => createSupabaseBrowserClient(supabase).auth.registerPasskey())
  return (
    <SettingsSection title={t('account.passkeys.title')} lead={t('account.passkeys.lead')}>
      {passkeys.length > 0 && (
        <ul className={rows.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} supabase={supabase} passkey={passkey} />
          ))}
        </ul>
      )}
      {obstacle === null ? (
        <div className={`${rows.foot} ${styles.foot}`}>
          {isSupported ? (
            <OutlineButton aria-disabled={busy} onClick={add}>
              {t(busy ? 'account.passkeys.busy' : 'account.passkeys.add')}
            </OutlineButton>
          ) : (
            <p className={rows.note}>{t('account.passkeys.unsupported')}</p>
          )}
        </div>
      ) : (
        <ObstacleNote obstacle={obstacle} />
      )}
      <ProblemMessage problem={problem} />
      <SuccessMessage>{done && t('account.passkeys.done')}</SuccessMessage>
    </SettingsSection>
  )
}

function ObstacleNote({ obstacle }: { obstacle: PasskeyObstacle }) {
  const { t } = useT()
  if (obstacle.kind === 'off') return <p className={rows.note}>{t('account.passkeys.off')}</p>
  const { namedAddress } = obstacle
  if (namedAddress === null) return <p className={rows.note}>{t('account.passkeys.number')}</p>
  return (
    <p className={rows.note}>
      {withElements(t('account.passkeys.numberHere', { address: new URL(namedAddress).host }), {
        named: (words) => (
          <a href={namedAddress} className="qs-link">
            {words}
          </a>
        ),
      })}
    </p>
  )
}
