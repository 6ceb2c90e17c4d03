'use client'

import { useT } from 'next-i18next/client'
import { EnvelopeSimpleIcon } from '@/components/icons/envelope-simple-icon'
import { OutlineButton } from '@/components/outline-button'
import styles from '@/sign-in-ui/auth-form.module.css'

export function LinkInstead({ onPress }: { onPress: () => void }) {
  const { t } = useT()
  return (
    <OutlineButton type="button" size="3" className={styles.second} onClick={onPress}>
      <EnvelopeSimpleIcon size={20} />
      {t('auth.linkInstead')}
    </OutlineButton>
  )
}
