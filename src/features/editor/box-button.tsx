import { useT } from 'next-i18next/client'
import type { Caption } from '@/core/meme/meme-document'
import placed from '@/meme-ui/boxes/placed-box.module.css'
import { placedStyle } from '@/meme-ui/boxes/placed-style'
import styles from './box-button.module.css'
import type { EditedBox } from './edited-meme'
import { useEditor } from './editor-context'

interface BoxButtonProps {
  box: EditedBox
  /** Its position in the shown shape. */
  place: Caption
  origin: { xPx: number; yPx: number }
  scale: number
  /** The words do not fit. */
  isCut: boolean
}

/** A box as something to take hold of: a button with the name of its words. Focus selects it. */
export function BoxButton({ box, place, origin, scale, isCut }: BoxButtonProps) {
  const { t } = useT()
  const { selectedBox, select, write, nameOf, slots } = useEditor()
  const isSelected = selectedBox?.key === box.key
  const hint = box.text === '' ? slots.find(({ id }) => id === box.slot)?.hint : undefined
  // The visible hint belongs to the accessible name.
  const name = hint ? t('editor.hintedBox', { name: nameOf(box), hint }) : nameOf(box)
  return (
    <button
      type="button"
      id={`editor-${box.key}`}
      data-part="box"
      data-key={box.key}
      aria-label={isCut ? t('editor.cutBox', { name }) : name}
      aria-pressed={isSelected}
      className={`${placed.box} ${styles.box} ${isSelected ? placed.selected : ''}`}
      style={placedStyle(place, origin, scale)}
      onFocus={() => select({ kind: 'box', key: box.key })}
      onDoubleClick={() => write(box.key)}
    >
      {hint && <span className={styles.hint}>{hint}</span>}
    </button>
  )
}
