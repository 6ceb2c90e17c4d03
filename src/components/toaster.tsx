'use client'

import { type CSSProperties, useEffect } from 'react'
import { Toaster, type ToastT, toast } from 'sonner'
import { CheckCircleFillIcon } from '@/components/icons/check-circle-fill-icon'
import { WarningCircleFillIcon } from '@/components/icons/warning-circle-fill-icon'
import { markToasterMounted } from './show-toast'
import styles from './toasts.module.css'

/** How long a toast stays. @see spec §9 */
const toastDurationMs = 5000

/** Shows what `showToast` says. */
export function ToastPlace() {
  useEffect(() => {
    for (const early of toast.getToasts()) if ('title' in early) showAgain(early)
    markToasterMounted()
  }, [])
  return (
    <Toaster
      className={`qs-on-ink ${styles.place}`}
      style={{ '--width': 'min(584px, 100vw)' } as CSSProperties}
      position="bottom-center"
      duration={toastDurationMs}
      visibleToasts={3}
      // Above the tab bar of the phone.
      offset={{ bottom: 28 }}
      mobileOffset={{ bottom: 'calc(80px + env(safe-area-inset-bottom))', left: 0, right: 0 }}
      icons={{
        success: <CheckCircleFillIcon size={21} color="var(--qs-mint)" />,
        error: <WarningCircleFillIcon size={21} color="#FFB3A3" />,
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

/** One that was said before there was a place to say it. */
function showAgain(early: ToastT): void {
  const title = typeof early.title === 'function' ? early.title() : early.title
  if (early.type === 'success' || early.type === 'error') toast[early.type](title, early)
  else toast(title, early)
}
