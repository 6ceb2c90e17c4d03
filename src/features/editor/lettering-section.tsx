import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { Select } from '@/components/select'
import { ColourRow } from './colour-row'
import controls from './controls.module.css'
import styles from './lettering-section.module.css'
import { colours, families, fontSizeMax, fontSizeMin } from './looks'
import { RangeField } from './range-field'
import { Section } from './section'
import { useLettering } from './use-lettering'

/** Face, size and colour of the words that are selected. */
export function LetteringSection() {
  const { t } = useT()
  const lettering = useLettering()
  if (!lettering) {
    return (
      <Section title={t('editor.lettering')}>
        <p className={controls.hint}>{t('editor.letteringOfNothing')}</p>
      </Section>
    )
  }
  const { look, change, settle } = lettering
  const resize = (px: number) => {
    if (px >= fontSizeMin && px <= fontSizeMax) change({ fontSize: px }, 'size')
  }
  return (
    <Section title={t('editor.lettering')}>
      <div className={`${controls.row} ${styles.row}`}>
        <Select.Root value={look.fontFamily} onValueChange={(fontFamily) => change({ fontFamily })}>
          <Select.Trigger aria-label={t('editor.face')} className={styles.face} />
          <Select.Content>
            {families.map(({ family, title }) => (
              <Select.Item key={family} value={family}>
                {title}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        <TextField.Root
          type="number"
          inputMode="numeric"
          aria-label={t('editor.sizePx')}
          className={styles.size}
          min={fontSizeMin}
          max={fontSizeMax}
          value={Math.round(look.fontSize)}
          onChange={(event) => resize(event.target.valueAsNumber)}
          onBlur={settle}
        >
          <TextField.Slot side="right">{t('editor.px')}</TextField.Slot>
        </TextField.Root>
      </div>
      <RangeField
        label={t('editor.size')}
        min={fontSizeMin}
        max={Math.max(160, Math.ceil(look.fontSize))}
        value={look.fontSize}
        onChange={resize}
        onSettled={settle}
      />
      <ColourRow
        label={t('editor.colour')}
        colours={colours}
        value={look.color}
        onChange={(color, isDragged) => change({ color }, isDragged ? 'colour' : undefined)}
      />
    </Section>
  )
}
