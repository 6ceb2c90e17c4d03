'use client'

import { useT } from 'next-i18next/client'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import styles from './leave-section.module.css'

/** Address of the account's export. */
export const exportAddress = '/account/export'

/** Everything in one zip. */
export function ExportSection() {
  const { t } = useT()
  return (
    <SettingsSection title={t('account.export.title')} lead={t('account.export.lead')}>
      <div className={styles.row}>
        <OutlineButton asChild>
          <a href={exportAddress} download>
            <DownloadSimpleIcon size={18} />
            {t('account.export.start')}
          </a>
        </OutlineButton>
      </div>
    </SettingsSection>
  )
}
