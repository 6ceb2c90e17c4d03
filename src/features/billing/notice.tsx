import type { ReactNode } from 'react'
import { CheckCircleFillIcon } from '@/components/icons/check-circle-fill-icon'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'done' | 'problem'
  children: ReactNode
  action?: ReactNode
}

/** Something about the plan that has to be known before anything else on the page. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = tone === 'done' ? CheckCircleFillIcon : WarningCircleIcon
  return (
    <div role={tone === 'done' ? 'status' : 'alert'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={22} />
      <p>{children}</p>
      {action}
    </div>
  )
}
