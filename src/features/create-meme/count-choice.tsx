import { useT } from 'next-i18next/client'
import { CaretDownIcon } from '@/components/icons/caret-down-icon'
import styles from './count-choice.module.css'
import { useRunKind } from './run-kind'

interface CountChoiceProps {
  count: number
  onChange: (count: number) => void
}

/** Number of GIFs: each takes a while, and often one is enough. The price is the same. */
export function CountChoice({ count, onChange }: CountChoiceProps) {
  const { t } = useT()
  const { countMax } = useRunKind()
  return (
    <span className={styles.choice}>
      <select
        aria-label={t('create.countLabel')}
        className={styles.select}
        value={count}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: countMax }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers are what they are
          <option key={index} value={index + 1}>
            {t('create.gifs', { count: index + 1 })}
          </option>
        ))}
      </select>
      <CaretDownIcon size={12} />
    </span>
  )
}
