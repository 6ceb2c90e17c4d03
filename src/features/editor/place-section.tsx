import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { AlignBottomIcon } from '@/components/icons/align-bottom-icon'
import { AlignCenterHorizontalIcon } from '@/components/icons/align-center-horizontal-icon'
import { AlignCenterVerticalIcon } from '@/components/icons/align-center-vertical-icon'
import { AlignLeftIcon } from '@/components/icons/align-left-icon'
import { AlignRightIcon } from '@/components/icons/align-right-icon'
import { AlignTopIcon } from '@/components/icons/align-top-icon'
import { OutlineButton } from '@/components/outline-button'
import controls from './controls.module.css'
import { useEditor } from './editor-context'
import { type Alignment, alignBox, changeBox, restackBox } from './edits'
import styles from './place-section.module.css'
import { Section } from './section'

const places: [Alignment, typeof AlignLeftIcon][] = [
  ['left', AlignLeftIcon],
  ['center', AlignCenterHorizontalIcon],
  ['right', AlignRightIcon],
  ['top', AlignTopIcon],
  ['middle', AlignCenterVerticalIcon],
  ['bottom', AlignBottomIcon],
]

/** Position of a box: alignment, rotation, and order of boxes. */
export function PlaceSection() {
  const { t } = useT()
  const { selectedBox: box, edit, settle, shape } = useEditor()
  if (!box || shape !== 'drawn') {
    return (
      <Section title={t('editor.place')}>
        <p className={controls.hint}>{t(box ? 'editor.placeInShape' : 'editor.placeOfNothing')}</p>
      </Section>
    )
  }
  const turn = (angle: number) => {
    if (Math.abs(angle) <= 180) edit((meme) => changeBox(meme, box.key, { rotateAngle: angle }), 'turn')
  }
  return (
    <Section title={t('editor.place')}>
      <div className={`${controls.row} ${styles.row}`}>
        {places.map(([to, Icon]) => (
          <IconAction
            key={to}
            name={t(`editor.places.${to}`)}
            strong
            onClick={() => edit((meme) => alignBox(meme, box.key, to))}
          >
            <Icon size={20} />
          </IconAction>
        ))}
      </div>
      <div className={`${controls.row} ${styles.row}`}>
        <TextField.Root
          type="number"
          aria-label={t('editor.angle')}
          className={styles.angle}
          min={-180}
          max={180}
          value={Math.round(box.rotateAngle)}
          onChange={(event) => turn(event.target.valueAsNumber)}
          onBlur={settle}
        >
          <TextField.Slot side="right">°</TextField.Slot>
        </TextField.Root>
        {(['front', 'back'] as const).map((to) => (
          <OutlineButton key={to} onClick={() => edit((meme) => restackBox(meme, box.key, to))}>
            {t(`editor.stack.${to}`)}
          </OutlineButton>
        ))}
      </div>
    </Section>
  )
}
