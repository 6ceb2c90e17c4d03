'use client'

import { useT } from 'next-i18next/client'
import { lazy, Suspense, useState } from 'react'
import type { Tone } from '@/core/writer/rank/tones'
import styles from './select.module.css'
import { SelectButton } from './select-button'

const ToneMenu = lazy(() => import('./tone-menu').then((part) => ({ default: part.ToneMenu })))

interface ToneSelectProps {
  value: Tone
  onChange: (tone: Tone) => void
}

/** How the memes are meant to sound. */
export function ToneSelect({ value, onChange }: ToneSelectProps) {
  const { t } = useT()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <SelectButton name={t('create.tone')} onPress={() => setWanted(true)}>
      <span className={styles.value}>{t(`create.tones.${value}`)}</span>
    </SelectButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ToneMenu value={value} onChange={onChange} />
    </Suspense>
  )
}
