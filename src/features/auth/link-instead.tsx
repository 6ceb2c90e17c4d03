'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { EnvelopeSimpleIcon } from '@/components/icons/envelope-simple-icon'
import styles from '@/sign-in-ui/auth-form.module.css'

export function LinkInstead({ onPress }: { onPress: () => void }) {
  const { t } = useT()
  return (
    <Button
      type="button"
      size="3"
      variant="outline"
      color="gray"
      highContrast
      className={styles.second}
      onClick={onPress}
    >
      <EnvelopeSimpleIcon size={20} />
      {t('auth.linkInstead')}
    </Button>
  )
}
