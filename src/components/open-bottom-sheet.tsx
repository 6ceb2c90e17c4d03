'use client'

import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import styles from './bottom-sheet.module.css'
import { Dialog } from './dialog'

export interface BottomSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it and gets the focus back. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  /** Accessible name. */
  title: string
  children: ReactNode
  onClosed?: (event: Event) => void
}

/** The sheet itself, with the part of the program that dialogs need. */
export function OpenBottomSheet({
  isOpen,
  onOpenChange,
  trigger,
  title,
  children,
  onClosed,
}: BottomSheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <Dialog.Content
        className={styles.sheet}
        aria-describedby={undefined}
        {...(onClosed && { onCloseAutoFocus: onClosed })}
      >
        <Dialog.Title className="qs-hidden">{title}</Dialog.Title>
        <div className={styles.grip} aria-hidden />
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}
