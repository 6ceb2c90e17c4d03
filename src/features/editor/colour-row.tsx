import { useT } from 'next-i18next/client'
import { EyedropperIcon } from '@/components/icons/eyedropper-icon'
import styles from './colour-row.module.css'

interface ColourRowProps {
  label: string
  colours: readonly { name: string; color: string }[]
  /** `#rrggbb`; empty when none is chosen. */
  value: string
  /** @param isDragged more of the same is coming */
  onChange: (color: string, isDragged: boolean) => void
}

/** A field of colours always shows one. */
const noColour = '#000000'

/** Colours at hand, and any other. */
export function ColourRow({ label, colours, value, onChange }: ColourRowProps) {
  const { t } = useT()
  const isSame = (color: string) => color.toLowerCase() === value.toLowerCase()
  return (
    <fieldset className={styles.row}>
      <legend className="qs-hidden">{label}</legend>
      {colours.map(({ name, color }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`editor.colours.${name}`)}
          aria-pressed={isSame(color)}
          className={styles.colour}
          onClick={() => onChange(color, false)}
        >
          <i style={{ background: color }} />
        </button>
      ))}
      <label className={styles.own} data-own={value !== '' && !colours.some(({ color }) => isSame(color))}>
        <EyedropperIcon size={18} />
        <span className="qs-hidden">{t('editor.ownColour', { label })}</span>
        <input
          type="color"
          value={value || noColour}
          onChange={(event) => onChange(event.target.value, true)}
        />
      </label>
    </fieldset>
  )
}
