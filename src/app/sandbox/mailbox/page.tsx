import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { Logo } from '@/components/logo'
import { serverEnv } from '@/env/server-env'
import { MailboxList } from '@/features/auth/mailbox-list'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'
import { listMails } from '@/sandbox/mailbox/list-mails'
import { sandboxDatabase } from '@/sandbox/sandbox-database'
import { refuseSandboxRequest } from '@/sandbox/sandbox-gate'
import styles from './page.module.css'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('mailbox.title'), robots: { index: false, follow: false } }
}

export default async function MailboxPage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const env = serverEnv()
  if (refuseSandboxRequest(await headers(), env) !== null) notFound()
  const to = queryText(query, 'to') || null
  const mails = await listMails(sandboxDatabase(env.databaseUrl), to)
  return (
    <>
      <div className={styles.top}>
        <Logo />
      </div>
      <MailboxList mails={mails} to={to} />
    </>
  )
}
