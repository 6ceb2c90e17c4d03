import { useT } from 'next-i18next/client'
import { type AspectRatio, aspectRatios } from '@/core/visual/visual-document'
import styles from './ratio-choice.module.css'

/** px; shapes of about the same area. */
const boxes: Record<AspectRatio, { width: number; height: number }> = {
  '1:1': { width: 34, height: 34 },
  '4:5': { width: 30, height: 38 },
  '9:16': { width: 24, height: 42 },
  '16:9': { width: 44, height: 26 },
}

interface RatioChoiceProps {
  value: AspectRatio
  onChange: (value: AspectRatio) => void
}

/** The four shapes, each drawn in ink. */
export function RatioChoice({ value, onChange }: RatioChoiceProps) {
  const { t } = useT()
  return (
    <fieldset className={styles.shapes}>
      <legend className="qs-hidden">{t('visuals.shape')}</legend>
      {aspectRatios.map((ratio) => (
        <label key={ratio} className={styles.shape}>
          <input
            type="radio"
            name="aspectRatio"
            className="qs-hidden"
            checked={ratio === value}
            onChange={() => onChange(ratio)}
          />
          <span className={styles.stage}>
            <i style={boxes[ratio]} />
          </span>
          {ratio}
        </label>
      ))}
    </fieldset>
  )
}
