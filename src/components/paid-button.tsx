import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'
import styles from './button.module.css'
import { DropFillIcon } from './icons/drop-fill-icon'

interface PaidButtonProps extends ButtonProps {
  /** Cost of pressing it, in words: "1 credit". */
  cost: ReactNode
}

/** A button that says what pressing it costs. */
export function PaidButton({ cost, children, ...button }: PaidButtonProps) {
  return (
    <Button {...button}>
      {children}
      {cost !== undefined && (
        <span className={styles.cost}>
          <DropFillIcon size={14} />
          {cost}
        </span>
      )}
    </Button>
  )
}
