'use client'

import { useT } from 'next-i18next/client'
import { FingerprintIcon } from '@/components/icons/fingerprint-icon'
import { OutlineButton } from '@/components/outline-button'
import styles from '@/sign-in-ui/auth-form.module.css'
import { useHasPasskeys } from '@/sign-in-ui/use-has-passkeys'

/** Hidden in browsers without passkeys. */
export function PasskeyInstead({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useT()
  if (!useHasPasskeys()) return null
  return (
    <OutlineButton type="button" size="3" className={styles.second} aria-disabled={busy} onClick={onPress}>
      <FingerprintIcon size={20} />
      {t(busy ? 'auth.passkeyBusy' : 'auth.passkeyInstead')}
    </OutlineButton>
  )
}
