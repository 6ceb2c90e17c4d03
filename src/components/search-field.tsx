import { TextField } from '@radix-ui/themes'
import { useRef } from 'react'
import { MagnifyingGlassIcon } from '@/components/icons/magnifying-glass-icon'
import { XIcon } from '@/components/icons/x-icon'
import { IconAction } from './icon-action'
import styles from './search-field.module.css'

/** More is no search but a story. */
const charsMax = 80

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  label: string
  /** Placeholder: a possible search. */
  example: string
  clearLabel: string
}

/** A search field; Escape or the cross clears it. */
export function SearchField({ value, onChange, label, example, clearLabel }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <TextField.Root
      ref={field}
      size="3"
      type="search"
      className={styles.field}
      aria-label={label}
      placeholder={example}
      autoComplete="off"
      maxLength={charsMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    >
      <TextField.Slot>
        <MagnifyingGlassIcon size={20} />
      </TextField.Slot>
      {value !== '' && (
        <TextField.Slot side="right">
          <IconAction name={clearLabel} onClick={clear}>
            <XIcon size={18} />
          </IconAction>
        </TextField.Slot>
      )}
    </TextField.Root>
  )
}
