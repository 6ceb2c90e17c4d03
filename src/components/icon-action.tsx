import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './icon-action.module.css'

interface IconActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name with the thing it acts on: "Star, The podium". */
  name: string
  children: ReactNode
  strong?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon, as large as a finger needs it. */
export function IconAction({ name, children, strong = false, className, ...rest }: IconActionProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={[styles.action, strong && styles.strong, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {children}
    </button>
  )
}
