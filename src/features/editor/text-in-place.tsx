import { useT } from 'next-i18next/client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { captionFont } from '@/core/meme/caption-fonts'
import type { Caption } from '@/core/meme/meme-document'
import { placedStyle } from '@/meme-ui/boxes/placed-style'
import type { EditedBox } from './edited-meme'
import { useEditor } from './editor-context'
import { writeBox } from './edits'
import styles from './text-in-place.module.css'

interface TextInPlaceProps {
  box: EditedBox
  place: Caption
  /** px of the document, as the words are painted; 0 while there are none. */
  fontSizePx: number
  origin: { xPx: number; yPx: number }
  scale: number
}

/** Edits the words of a box in place. Escape or a tap elsewhere ends it. */
export function TextInPlace({ box, place, fontSizePx, origin, scale }: TextInPlaceProps) {
  const { t } = useT()
  const { edit, settle, write, titleOf } = useEditor()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const sizePx = (fontSizePx || Math.min(place.fontSize, place.height * 0.6)) * scale
  const leave = () => {
    settle()
    write(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
    leave()
    document.getElementById(`editor-${box.key}`)?.focus()
  }
  return (
    <div className={styles.place} style={placedStyle(place, origin, scale)}>
      <textarea
        ref={field}
        aria-label={t('editor.wordsOf', { name: titleOf(box) })}
        className={styles.field}
        dir="auto"
        rows={1}
        value={box.text}
        onChange={(event) => edit((meme) => writeBox(meme, box.key, event.target.value), `write ${box.key}`)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        style={{
          font: captionFont(place.fontFamily, sizePx, box.text),
          lineHeight: 1.12,
          color: place.color,
          textAlign: place.align ?? 'center',
          textTransform: box.upperCase ? 'uppercase' : 'none',
          ...(place.strokeColor
            ? { WebkitTextStroke: `${sizePx * 0.14}px ${place.strokeColor}`, paintOrder: 'stroke fill' }
            : {}),
        }}
      />
    </div>
  )
}
