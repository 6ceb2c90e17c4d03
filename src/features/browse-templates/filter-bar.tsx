import { useT } from 'next-i18next/client'
import { useId, useState } from 'react'
import { GifIcon } from '@/components/icons/gif-icon'
import { Chip, RadioChip } from './chip'
import styles from './filter-bar.module.css'
import { jokeShapes } from './joke-shapes'
import { MoodMenu } from './mood-menu'
import { type Narrowed, type Narrowing, type Toggle, toggles } from './narrow-templates'

/** Joke shapes that a wide screen shows before "more"; a narrow one scrolls through all. */
const shapesFirst = 7

interface FilterBarProps {
  narrowing: Narrowing
  narrowed: Narrowed
  onChange: (part: Partial<Narrowing>) => void
}

/** Filters by joke shape, mood, and starred or recent; each shows how many it would leave. */
export function FilterBar({ narrowing, narrowed, onChange }: FilterBarProps) {
  const { t } = useT()
  const group = useId()
  const [isWhole, setWhole] = useState(false)
  const { shape, mood, only } = narrowing
  const toggle = (wanted: Toggle) =>
    onChange({ only: only.includes(wanted) ? only.filter((one) => one !== wanted) : [...only, wanted] })
  return (
    <div className={styles.bar}>
      <fieldset className={styles.shapes} data-whole={isWhole}>
        <legend className="qs-hidden">{t('templates.shape')}</legend>
        {[null, ...jokeShapes].map((one, index) => (
          <RadioChip
            key={one}
            name={group}
            label={one === null ? t('templates.all') : t(`templates.shapes.${one}`)}
            count={narrowed.shapeCounts.get(one) ?? 0}
            isChosen={shape === one}
            isLater={index > shapesFirst && shape !== one}
            onChoose={() => onChange({ shape: one })}
          />
        ))}
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? t('templates.fewerShapes')
            : t('templates.moreShapes', { count: jokeShapes.length - shapesFirst })}
        </button>
      </fieldset>
      <fieldset className={styles.toggles}>
        <legend className="qs-hidden">{t('templates.only')}</legend>
        <MoodMenu mood={mood} counts={narrowed.moodCounts} onChange={(next) => onChange({ mood: next })} />
        {toggles.map((one) => (
          <Chip
            key={one}
            label={t(`templates.toggles.${one}`)}
            count={one === 'moves' ? undefined : narrowed.toggleCounts[one]}
            isNone={narrowed.toggleCounts[one] === 0}
            isOn={only.includes(one)}
            onToggle={() => toggle(one)}
          >
            {one === 'moves' && <GifIcon size={20} />}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}
