import { useT } from 'next-i18next/client'
import { type KeyboardEvent, useRef } from 'react'
import { Picture } from '@/components/picture'
import { useElementWidth } from '@/components/use-element-width'
import { keyCommand } from '@/meme-ui/boxes/key-command'
import placed from '@/meme-ui/boxes/placed-box.module.css'
import { placedStyle } from '@/meme-ui/boxes/placed-style'
import { SelectionFrame } from '@/meme-ui/boxes/selection-frame'
import { SnapLines } from '@/meme-ui/boxes/snap-lines'
import { useBoxGestures } from '@/meme-ui/boxes/use-box-gestures'
import styles from './box-stage.module.css'
import type { DrawnBox, PictureSize } from './own-boxes'
import type { TemplateTools } from './use-template-draft'

/** px of the screen; a taller picture would leave no room for its boxes' names. */
const heightPxMax = 620
const origin = { xPx: 0, yPx: 0 }

interface BoxStageProps {
  picture: PictureSize & { address: string; altText: string }
  tools: TemplateTools
}

/** The picture with a button for each box; a drag beside the boxes draws a new one. */
export function BoxStage({ picture, tools }: BoxStageProps) {
  const { t } = useT()
  const desk = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const roomPx = useElementWidth(desk)
  const { widthPx, heightPx, address, altText } = picture
  const scale = Math.max(0.01, Math.min(roomPx / widthPx, heightPxMax / heightPx))
  const { draft, selected, select, add, change } = tools
  const { onPointerDown, guides } = useBoxGestures(
    { page, desk, scale, origin, zoom: 1, setZoom: () => undefined },
    {
      boxes: draft.boxes,
      pictureWidthPx: widthPx,
      pictureHeightPx: heightPx,
      isPlaced: true,
      select,
      change,
      settle: () => undefined,
      open: focusName,
      draw: add,
    },
  )
  const selectedBox = draft.boxes.find(({ key }) => key === selected)
  return (
    <div ref={desk} className={styles.desk} onPointerDown={onPointerDown}>
      <div ref={page} className={styles.page} style={{ width: widthPx * scale, height: heightPx * scale }}>
        <Picture src={address} alt={altText} className={styles.picture} draggable={false} />
        <ul className={styles.boxes} aria-label={t('ownTemplate.boxesOn')}>
          {draft.boxes.map((box, index) => (
            <li key={box.key}>
              <StageBox box={box} number={index + 1} scale={scale} tools={tools} />
            </li>
          ))}
        </ul>
        <SnapLines
          guides={guides}
          origin={origin}
          scale={scale}
          meme={{ pictureWidthPx: widthPx, pictureHeightPx: heightPx }}
        />
        {selectedBox && <SelectionFrame box={selectedBox} origin={origin} scale={scale} />}
      </div>
    </div>
  )
}

interface StageBoxProps {
  box: DrawnBox
  number: number
  scale: number
  tools: TemplateTools
}

function StageBox({ box, number, scale, tools }: StageBoxProps) {
  const { t } = useT()
  const isSelected = tools.selected === box.key
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey: isShift, altKey: isAlt } = event
    const press = { key, isCommand: ctrlKey || metaKey, isShift, isAlt }
    const command = keyCommand(press, { isField: false, isOnBox: true })
    if (!command) return
    if (command.type === 'write') focusName(box.key)
    else if (!tools.run(box.key, command)) return
    event.preventDefault()
  }
  const name = box.role.trim() || t('ownTemplate.box', { number })
  return (
    <button
      type="button"
      data-part="box"
      data-key={box.key}
      aria-label={t('ownTemplate.boxNamed', { name, number })}
      aria-pressed={isSelected}
      className={`${placed.box} ${styles.box} ${isSelected ? placed.selected : ''}`}
      style={placedStyle(box, origin, scale)}
      onFocus={() => tools.select(box.key)}
      onKeyDown={onKeyDown}
    >
      <span className={styles.name}>{name}</span>
    </button>
  )
}

/** The field of a box's name. */
export function focusName(key: string): void {
  document.getElementById(`role-${key}`)?.focus()
}
