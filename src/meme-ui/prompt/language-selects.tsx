'use client'

import { useT } from 'next-i18next/client'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PencilSimpleIcon } from '@/components/icons/pencil-simple-icon'
import { TranslateIcon } from '@/components/icons/translate-icon'
import styles from './select.module.css'
import { SelectButton } from './select-button'

const LanguageMenu = lazy(() => import('./language-menu').then((part) => ({ default: part.LanguageMenu })))

/** Names of the default languages by code; the other names load with the menu. */
const unasked: Readonly<Record<string, string>> = { en: 'English' }

export interface LanguageChoice {
  /** BCP-47, or `auto`. */
  inputLanguage: string
  outputLanguage: string
}

interface LanguageSelectsProps {
  value: LanguageChoice
  onChange: (change: Partial<LanguageChoice>) => void
}

/** The language of the prompt and that of the memes. */
export function LanguageSelects({ value, onChange }: LanguageSelectsProps) {
  const { t } = useT()
  return (
    <>
      <LanguageSelect
        name={t('create.inputLanguage')}
        icon={<PencilSimpleIcon size={16} />}
        value={value.inputLanguage}
        auto={t('create.auto')}
        onChange={(inputLanguage) => onChange({ inputLanguage })}
      />
      <LanguageSelect
        name={t('create.outputLanguage')}
        icon={<TranslateIcon size={16} />}
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

/**
 * A button that becomes the select on the first press, or where a language was chosen before: a hundred languages are
 * not loaded for people who need one.
 */
function LanguageSelect({ name, icon, value, auto, onChange }: LanguageSelectProps) {
  const [isPressed, setPressed] = useState(false)
  const known = value === 'auto' ? auto : unasked[value]
  const [isNeeded, setNeeded] = useState(known === undefined)
  // It stays then: the focus is on it when something else is chosen.
  if (known === undefined && !isNeeded) setNeeded(true)
  const button = (
    <SelectButton name={name} onPress={() => setPressed(true)}>
      <span className={styles.value} data-any={value === 'auto' || undefined}>
        {icon}
        <span>{known ?? value}</span>
      </span>
    </SelectButton>
  )
  if (!isPressed && !isNeeded) return button
  return (
    <Suspense fallback={button}>
      <LanguageMenu
        name={name}
        icon={icon}
        value={value}
        auto={auto}
        isOpenAtFirst={isPressed}
        onChange={onChange}
      />
    </Suspense>
  )
}
