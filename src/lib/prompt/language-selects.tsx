'use client'

import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { Select } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { languages } from '@/core/language/languages'
import styles from './language-selects.module.css'

export interface LanguageChoice {
  /** BCP-47, or `auto`. */
  inputLanguage: string
  outputLanguage: string
}

interface LanguageSelectsProps {
  value: LanguageChoice
  onChange: (change: Partial<LanguageChoice>) => void
}

/** The language one writes in, and the one of the memes. */
export function LanguageSelects({ value, onChange }: LanguageSelectsProps) {
  const { t } = useT()
  return (
    <>
      <LanguageSelect
        name={t('create.inputLanguage')}
        icon={<PencilSimpleIcon size={16} weight="bold" aria-hidden />}
        value={value.inputLanguage}
        auto={t('create.auto')}
        onChange={(inputLanguage) => onChange({ inputLanguage })}
      />
      <LanguageSelect
        name={t('create.outputLanguage')}
        icon={<TranslateIcon size={16} weight="bold" aria-hidden />}
        value={value.outputLanguage}
        onChange={(outputLanguage) => onChange({ outputLanguage })}
      />
    </>
  )
}

interface LanguageSelectProps {
  name: string
  icon: ReactNode
  value: string
  /** Name of the choice that leaves it to us. */
  auto?: string
  onChange: (code: string) => void
}

function LanguageSelect({ name, icon, value, auto, onChange }: LanguageSelectProps) {
  const chosen = languages.find(({ code }) => code === value)
  return (
    <Select.Root value={value} onValueChange={onChange}>
      <Select.Trigger variant="ghost" color="gray" aria-label={name} className={styles.trigger}>
        <span className={styles.value}>
          {icon}
          {chosen?.nativeName ?? auto}
        </span>
      </Select.Trigger>
      <Select.Content position="popper" className={styles.content}>
        {auto && <Select.Item value="auto">{auto}</Select.Item>}
        {languages.map(({ code, nativeName, name: englishName }) => (
          <Select.Item key={code} value={code} lang={code}>
            {nativeName}
            {nativeName !== englishName && <span className={styles.english}>{englishName}</span>}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
