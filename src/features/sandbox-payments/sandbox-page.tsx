import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { getT } from '@/i18n/server'
import styles from './sandbox-payments.module.css'

/** The frame of every page of the payments stand-in: the brand, and a note that no money moves. */
export async function SandboxPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = await getT()
  return (
    <>
      <div className={styles.top}>
        <Logo />
      </div>
      <main className={styles.page}>
        <p className={styles.notice} role="note">
          {t('sandboxPayments.notice')}
        </p>
        <h1 className="qs-display-2">{title}</h1>
        {children}
      </main>
    </>
  )
}

/** The error, if there is one. */
export async function Problem({ code }: { code: string | undefined }) {
  const { t } = await getT()
  if (code === undefined) return null
  const known = ['generic_decline', 'insufficient_funds', 'expired_card', 'test_mode_live_card']
  const codes = [
    'resource_missing',
    'coupon_expired',
    'promotion_code_expired',
    'customer_has_prior_transactions',
  ]
  const name = known.includes(code) ? code : codes.includes(code) ? 'code' : 'other'
  return (
    <p className={styles.problem} role="alert">
      {t(`sandboxPayments.problem.${name}`)}
    </p>
  )
}
