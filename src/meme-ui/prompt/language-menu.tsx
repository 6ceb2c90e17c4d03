'use client'

import type { ReactNode } from 'react'
import { Select } from '@/components/select'
import { languages } from '@/core/language/languages'
import styles from './select.module.css'

interface LanguageMenuProps {
  name: string
  icon: ReactNode
  value: string
  /** Name of the choice that leaves it to us. */
  auto?: string | undefined
  isOpenAtFirst: boolean
  onChange: (code: string) => void
}

/** The menu of languages; open at first where a press loaded it. */
export function LanguageMenu({ name, icon, value, auto, isOpenAtFirst, onChange }: LanguageMenuProps) {
  const chosen = languages.find(({ code }) => code === value)
  return (
    <Select.Root defaultOpen={isOpenAtFirst} value={value} onValueChange={onChange}>
      <Select.Trigger variant="ghost" color="gray" aria-label={name} className={styles.trigger}>
        <span className={styles.value} data-any={value === 'auto' || undefined}>
          {icon}
          <span>{chosen?.nativeName ?? auto}</span>
        </span>
      </Select.Trigger>
      <Select.Content position="popper" className={styles.content}>
        {auto && <Select.Item value="auto">{auto}</Select.Item>}
        {languages.map(({ code, nativeName, name: englishName }) => (
          <Select.Item key={code} value={code} lang={code}>
            {nativeName}
            {nativeName !== englishName && <span className={styles.aside}>{englishName}</span>}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
