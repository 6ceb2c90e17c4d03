import { SegmentedControl, Switch } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { TextAlignCenterIcon } from '@/components/icons/text-align-center-icon'
import { TextAlignLeftIcon } from '@/components/icons/text-align-left-icon'
import { TextAlignRightIcon } from '@/components/icons/text-align-right-icon'
import type { CaptionAlign } from '@/core/meme/meme-document'
import controls from './controls.module.css'
import type { EditedBox } from './edited-meme'
import { useEditor } from './editor-context'
import { changeBox } from './edits'
import { outlineOf } from './looks'
import { Section } from './section'
import styles from './setting-section.module.css'

const alignments: [CaptionAlign, typeof TextAlignLeftIcon][] = [
  ['left', TextAlignLeftIcon],
  ['center', TextAlignCenterIcon],
  ['right', TextAlignRightIcon],
]

/** How the words of a box are set: alignment, case, outline. */
export function SettingSection() {
  const { t } = useT()
  const { selectedBox: box, edit } = useEditor()
  if (!box) return null
  const change = (part: Partial<EditedBox>) => edit((meme) => changeBox(meme, box.key, part))
  const color = box.color ?? '#000000'
  return (
    <Section title={t('editor.setting')} isQuiet>
      <div className={`${controls.row} ${styles.row}`}>
        <SegmentedControl.Root
          aria-label={t('editor.align')}
          value={box.align ?? 'center'}
          onValueChange={(align) => change({ align: align as CaptionAlign })}
        >
          {alignments.map(([align, Icon]) => (
            <SegmentedControl.Item key={align} value={align} aria-label={t(`editor.alignments.${align}`)}>
              <Icon size={18} />
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        <SegmentedControl.Root
          aria-label={t('editor.case')}
          value={box.upperCase ? 'upper' : 'typed'}
          onValueChange={(value) => change({ upperCase: value === 'upper' })}
        >
          <SegmentedControl.Item value="typed" aria-label={t('editor.cases.typed')}>
            Aa
          </SegmentedControl.Item>
          <SegmentedControl.Item value="upper" aria-label={t('editor.cases.upper')}>
            AA
          </SegmentedControl.Item>
        </SegmentedControl.Root>
      </div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a button */}
      <label className={`${controls.switch} ${styles.switch}`}>
        {t('editor.outline')}
        <Switch
          checked={Boolean(box.strokeColor)}
          onCheckedChange={(isOn) => change({ strokeColor: isOn ? outlineOf(color) : null })}
        />
      </label>
    </Section>
  )
}
