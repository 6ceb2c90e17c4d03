'use client'

import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { useT } from 'next-i18next/client'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './select.module.css'
import { SelectButton } from './select-button'

const LanguageMenu = lazy(() => import('./language-menu').then((part) => ({ default: part.LanguageMenu })))

/** The language that is chosen before anybody chooses; the others' names come with the menu. */
const englishName = 'English'

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

/** A button that becomes the select when it is first pressed: hundred languages are not loaded for who needs one. */
function LanguageSelect({ name, icon, value, auto, onChange }: LanguageSelectProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <SelectButton name={name} onPress={() => setWanted(true)}>
      <span className={styles.value} data-any={value === 'auto' || undefined}>
        {icon}
        <span>{value === 'auto' ? auto : englishName}</span>
      </span>
    </SelectButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <LanguageMenu name={name} icon={icon} value={value} auto={auto} onChange={onChange} />
    </Suspense>
  )
}
