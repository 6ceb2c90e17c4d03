import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useRef } from 'react'
import { IconAction } from '@/components/icon-action'
import styles from './search-field.module.css'

/** More is no search but a story. */
const charsMax = 80

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Where one says what a template should feel like; Escape or the cross empties it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useT()
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
      aria-label={t('themed.search')}
      placeholder={t('themed.searchExample')}
      autoComplete="off"
      maxLength={charsMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    >
      <TextField.Slot>
        <MagnifyingGlassIcon size={20} weight="bold" aria-hidden />
      </TextField.Slot>
      {value !== '' && (
        <TextField.Slot side="right">
          <IconAction name={t('themed.clearSearch')} onClick={clear}>
            <XIcon size={18} weight="bold" aria-hidden />
          </IconAction>
        </TextField.Slot>
      )}
    </TextField.Root>
  )
}
