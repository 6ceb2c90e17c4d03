import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'done' | 'problem'
  children: ReactNode
  action?: ReactNode
}

/** Something about the plan that has to be known before anything else on the page. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = tone === 'done' ? CheckCircleIcon : WarningCircleIcon
  return (
    <div role={tone === 'done' ? 'status' : 'alert'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={22} weight={tone === 'done' ? 'fill' : 'bold'} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  )
}
