'use client'

import { useT } from 'next-i18next/client'
import { Select } from '@/components/select'
import { type Tone, tones } from '@/core/writer/rank/tones'
import styles from './select.module.css'

interface ToneMenuProps {
  value: Tone
  onChange: (tone: Tone) => void
}

/** The menu of tones with their descriptions; opens when it mounts, because it is loaded on the first press. */
export function ToneMenu({ value, onChange }: ToneMenuProps) {
  const { t } = useT()
  return (
    <Select.Root defaultOpen value={value} onValueChange={onChange}>
      <Select.Trigger variant="ghost" color="gray" aria-label={t('create.tone')} className={styles.trigger}>
        <span className={styles.value}>{t(`create.tones.${value}`)}</span>
      </Select.Trigger>
      <Select.Content position="popper" className={styles.content}>
        {tones.map((tone) => (
          <Select.Item key={tone} value={tone} textValue={t(`create.tones.${tone}`)}>
            {t(`create.tones.${tone}`)}
            <span className={styles.aside}>{t(`create.toneHints.${tone}`)}</span>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}
