'use client'

import { useT } from 'next-i18next/client'
import { PageTabs } from '@/components/page-tabs'
import { ScreenTitle } from '@/components/screen-title'
import styles from './account-screen.module.css'

/** The pages of the account, in order. A new one needs a line here, a page and its words. */
const pages = [
  { href: '/account', label: 'account.tabs.profile' },
  { href: '/account/billing', label: 'account.tabs.billing' },
  { href: '/account/api', label: 'account.tabs.api' },
] as const

export function AccountHead() {
  const { t } = useT()
  const tabs = pages.map(({ href, label }) => ({ href, label: t(label) }))
  return (
    <>
      <ScreenTitle className={styles.title}>{t('account.title')}</ScreenTitle>
      <PageTabs label={t('account.tabs.name')} tabs={tabs} />
    </>
  )
}
