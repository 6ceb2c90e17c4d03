import Link from 'next/link'
import { getT } from '@/i18n/server'
import styles from './sandbox-banner.module.css'

/** Says that this installation plays its surroundings itself, and where its mail is. */
export async function SandboxBanner() {
  const { t } = await getT()
  return (
    <aside aria-label={t('shell.sandboxName')} className={styles.banner}>
      {t('shell.sandbox')}{' '}
      <Link href="/sandbox/mailbox" className="qs-link" prefetch={false}>
        {t('shell.sandboxMailbox')}
      </Link>
    </aside>
  )
}
