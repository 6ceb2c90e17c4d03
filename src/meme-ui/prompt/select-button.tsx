import type { ReactNode } from 'react'
import { CaretDownIcon } from '@/components/icons/caret-down-icon'
import styles from './select.module.css'

interface SelectButtonProps {
  name: string
  onPress: () => void
  /** Label of the chosen value. */
  children: ReactNode
}

/** Looks and works like a closed select; its menu is loaded on the first press. */
export function SelectButton({ name, onPress, children }: SelectButtonProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-label={name}
      aria-haspopup="listbox"
      aria-expanded={false}
      data-accent-color="gray"
      className={`rt-reset rt-SelectTrigger rt-r-size-2 rt-variant-ghost ${styles.trigger}`}
      onClick={onPress}
    >
      <span className="rt-SelectTriggerInner">{children}</span>
      <CaretDownIcon size={12} className="rt-SelectIcon" />
    </button>
  )
}
