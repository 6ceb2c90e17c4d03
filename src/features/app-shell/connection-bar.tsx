'use client'

import { useT } from 'next-i18next/client'
import { CloudSlashIcon } from '@/components/icons/cloud-slash-icon'
import { HourglassIcon } from '@/components/icons/hourglass-icon'
import styles from './connection-bar.module.css'
import { useConnection } from './use-connection'

/** Reports a missing or slow connection. An overlay, so that the page does not shift. */
export function ConnectionBar({ over = 'page' }: { over?: 'page' | 'editor' }) {
  const { t } = useT()
  const connection = useConnection()
  const Icon = connection === 'offline' ? CloudSlashIcon : HourglassIcon
  return (
    <div className={`${styles.place} ${styles[over]}`}>
      <p role="status" className={connection === 'good' ? undefined : styles.bar}>
        {connection !== 'good' && (
          <>
            <Icon size={18} />
            {t(`shell.connection.${connection}`)}
          </>
        )}
      </p>
    </div>
  )
}
