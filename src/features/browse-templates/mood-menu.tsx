import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { CaretDownIcon } from '@/components/icons/caret-down-icon'
import chip from './chip.module.css'
import { type Mood, moods } from './mood-of'

interface MoodMenuProps {
  mood: Mood | null
  counts: ReadonlyMap<Mood | null, number>
  onChange: (mood: Mood | null) => void
}

/** The mood that a meme should have, or any. */
export function MoodMenu({ mood, counts, onChange }: MoodMenuProps) {
  const { t } = useT()
  const nameOf = (one: Mood | null) => t(`templates.moods.${one ?? 'any'}`)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button
          type="button"
          className={`${chip.chip} ${mood === null ? '' : chip.on}`}
          aria-label={t('templates.mood', { mood: nameOf(mood) })}
        >
          {nameOf(mood)}
          <CaretDownIcon size={14} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          value={mood ?? ''}
          onValueChange={(value) => onChange(moods.find((one) => one === value) ?? null)}
        >
          {[null, ...moods].map((one) => (
            <DropdownMenu.RadioItem key={one} value={one ?? ''}>
              {t('templates.counted', { name: nameOf(one), count: counts.get(one) ?? 0 })}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
