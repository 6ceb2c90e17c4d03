import { useT } from 'next-i18next/client'
import { type RefObject, useRef } from 'react'
import type { MemeLayout } from '@/core/meme/draw-op'
import type { MemeDocument } from '@/core/meme/meme-document'
import { SelectionFrame } from '@/meme-ui/boxes/selection-frame'
import { SnapLines } from '@/meme-ui/boxes/snap-lines'
import { type BoxGestureHandlers, useBoxGestures } from '@/meme-ui/boxes/use-box-gestures'
import { useElementSize } from '@/meme-ui/boxes/use-element-size'
import { MemeCanvas } from '@/meme-ui/canvas/meme-canvas'
import { BoxButton } from './box-button'
import { type EditorTools, useEditor } from './editor-context'
import { changeBox } from './edits'
import styles from './stage.module.css'
import { TextInPlace } from './text-in-place'
import { useNearBox } from './use-near-box'
import type { useZoom } from './use-zoom'

interface StageProps {
  desk: RefObject<HTMLDivElement | null>
  shown: MemeDocument
  layout: MemeLayout
  altText: string
  zoom: ReturnType<typeof useZoom>
  /** The boxes are outlined; without outlines the meme looks as others see it. */
  hasBoxes: boolean
}

/** Air around the page, px; the padding of the floor. */
const airPx = { across: 28 + 96, down: 2 * 28 }
const phoneAirPx = { across: 2 * 16, down: 16 + 76 }
const phoneWidthPx = 560

/** The editing stage: the painted meme with a button over each box. */
export function Stage({ desk, shown, layout, altText, zoom, hasBoxes }: StageProps) {
  const { t } = useT()
  const editor = useEditor()
  const page = useRef<HTMLDivElement>(null)
  const room = useElementSize(desk)
  const air = room.widthPx < phoneWidthPx ? phoneAirPx : airPx
  const fitting = Math.min(
    (room.widthPx - air.across) / layout.widthPx,
    (room.heightPx - air.down) / layout.heightPx,
  )
  const scale = Math.max(0.01, fitting * zoom.zoom)
  const bringNear = useNearBox({ desk, zoom, selected: editor.selectedBox?.key ?? null })
  const { onPointerDown, guides } = useBoxGestures(
    { page, desk, scale, origin: layout.origin, zoom: zoom.zoom, setZoom: zoom.zoomTo },
    { ...handsOf(editor), tap: bringNear },
  )
  const boxes = editor.meme.boxes.flatMap((box, index) => {
    const caption = shown.captions[index]
    const fitted = layout.captions[index]
    return caption && fitted ? [{ box, caption, fitted }] : []
  })
  const selected = boxes.find(({ box }) => box === editor.selectedBox)
  const isPlaced = editor.shape === 'drawn'
  return (
    <div ref={desk} className={styles.desk} onPointerDown={onPointerDown}>
      <div className={styles.floor}>
        <div
          ref={page}
          className={styles.page}
          style={{ width: layout.widthPx * scale, height: layout.heightPx * scale }}
        >
          {room.widthPx > 0 && (
            <MemeCanvas
              document={withoutWords(
                shown,
                boxes.findIndex(({ box }) => box.key === editor.writing),
              )}
              altText={altText}
              imageHeightPx={layout.heightPx}
            />
          )}
          {hasBoxes && (
            <ul className={styles.boxes} aria-label={t('editor.boxes')}>
              {boxes.map(({ box, caption, fitted }) => (
                <li key={box.key}>
                  <BoxButton
                    box={box}
                    place={caption}
                    origin={layout.origin}
                    scale={scale}
                    isCut={fitted.overflow}
                  />
                </li>
              ))}
            </ul>
          )}
          <SnapLines guides={guides} origin={layout.origin} scale={scale} meme={editor.meme} />
          {hasBoxes && selected && isPlaced && editor.writing === null && (
            <SelectionFrame box={selected.box} origin={layout.origin} scale={scale} />
          )}
          {boxes
            .filter(({ box }) => box.key === editor.writing)
            .map(({ box, caption, fitted }) => (
              <TextInPlace
                key={box.key}
                box={box}
                place={caption}
                fontSizePx={fitted.fontSizePx}
                origin={layout.origin}
                scale={scale}
              />
            ))}
        </div>
      </div>
    </div>
  )
}

/** Gestures on the boxes. */
function handsOf({ meme, shape, edit, select, settle, write }: EditorTools): BoxGestureHandlers {
  return {
    ...meme,
    isPlaced: shape === 'drawn',
    select: (key) => select(key === null ? null : { kind: 'box', key }),
    change: (key, box, group) => edit((before) => changeBox(before, key, box), group),
    settle,
    open: write,
  }
}

/** While words are typed in place they are not painted beneath. */
function withoutWords(document: MemeDocument, index: number): MemeDocument {
  if (index < 0) return document
  return {
    ...document,
    captions: document.captions.map((caption, at) => (at === index ? { ...caption, text: '' } : caption)),
  }
}
