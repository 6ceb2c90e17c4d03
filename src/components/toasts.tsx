'use client'

import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { CSSProperties } from 'react'
import { Toaster } from 'sonner'
import styles from './toasts.module.css'

/** How long a toast stays. @see spec §9 */
const toastDurationMs = 5000

/** The one place where toasts appear; call `toast.success` or `toast.error` of sonner from anywhere. */
export function Toasts() {
  return (
    <Toaster
      className="qs-on-ink"
      style={{ '--width': 'min(584px, 100vw)' } as CSSProperties}
      position="bottom-center"
      duration={toastDurationMs}
      visibleToasts={3}
      // Above the tab bar of the phone.
      offset={{ bottom: 28 }}
      mobileOffset={{ bottom: 'calc(80px + env(safe-area-inset-bottom))', left: 0, right: 0 }}
      icons={{
        success: <CheckCircleIcon size={21} weight="fill" color="var(--qs-mint)" />,
        error: <WarningCircleIcon size={21} weight="fill" color="#FFB3A3" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          icon: styles.icon,
          title: styles.title,
          actionButton: styles.action,
        },
      }}
    />
  )
}
