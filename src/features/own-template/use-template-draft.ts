import { useState } from 'react'
import { type Box, moveBox, resizeBox, turnBoxBy } from '@/meme-ui/boxes/box-geometry'
import type { KeyCommand } from '@/meme-ui/boxes/key-command'
import { addBox, boxWithin, type DrawnBox, type PictureSize } from './own-boxes'

export interface TemplateDraft {
  title: string
  keywords: string
  boxes: readonly DrawnBox[]
}

/** The title, keywords and boxes of a picture, with the functions that change them. */
export function useTemplateDraft(size: PictureSize, opened: TemplateDraft) {
  const [draft, setDraft] = useState(opened)
  const [selected, select] = useState<string | null>(null)
  const setBoxes = (change: (boxes: readonly DrawnBox[]) => readonly DrawnBox[]) =>
    setDraft((current) => ({ ...current, boxes: change(current.boxes) }))

  /** @returns the key, null when there are as many as a picture may have */
  const add = (box?: Partial<Box>): string | null => {
    const { key } = addBox(draft.boxes, size, box)
    if (key === null) return null
    setBoxes((boxes) => addBox(boxes, size, box).boxes)
    select(key)
    return key
  }
  const change = (key: string, part: Partial<DrawnBox>) =>
    setBoxes((boxes) =>
      boxes.map((box) => (box.key === key ? boxWithin({ ...box, ...part }, box, size) : box)),
    )
  const remove = (key: string) => {
    setBoxes((boxes) => boxes.filter((box) => box.key !== key))
    select(null)
  }
  /** @returns whether the command was for a box */
  const run = (key: string, command: KeyCommand): boolean => {
    const place = (edit: (box: DrawnBox) => DrawnBox) =>
      setBoxes((boxes) => boxes.map((box) => (box.key === key ? boxWithin(edit(box), box, size) : box)))
    if (command.type === 'move') place((box) => moveBox(box, command.by))
    else if (command.type === 'resize') place((box) => resizeBox(box, command.handle, command.by))
    else if (command.type === 'turn') place((box) => turnBoxBy(box, command.byDeg))
    else if (command.type === 'remove') remove(key)
    else if (command.type === 'deselect') select(null)
    else return false
    return true
  }
  return { draft, setDraft, selected, select, add, change, remove, run }
}

export type TemplateTools = ReturnType<typeof useTemplateDraft>
