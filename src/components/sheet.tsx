'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  /** Accessible name. */
  label: string
  children: ReactNode
  onClose: () => void
}

/**
 * A sheet from the lower edge of a phone, open as long as it is drawn. Escape, a tap beside it and the back gesture of
 * the browser's own dialog close it; the focus stays within and goes back to where it was.
 */
export function Sheet({ label, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.sheet}
      onClose={({ currentTarget }) => {
        // Said late: it may be open again.
        if (!currentTarget.open) onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={styles.content}>
        <span aria-hidden className={styles.handle} />
        {children}
      </div>
    </dialog>
  )
}
