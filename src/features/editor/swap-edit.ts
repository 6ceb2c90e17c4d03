import type { MeasureText } from '@/core/meme/draw-op'
import { swapPicture } from '@/core/meme/swap-picture'
import { documentOf, type EditedMeme, editedMemeOf } from './edited-meme'
import type { EditorPicture } from './editor-picture'

/**
 * The same words on another picture. What was typed stays as it was typed: in capitals it is only shown, where the new
 * place wants them.
 */
export function swapEdit(meme: EditedMeme, picture: EditorPicture, measure: MeasureText): EditedMeme {
  const typed = {
    ...documentOf(meme, ''),
    captions: meme.boxes.map(({ key: _key, upperCase: _, ...box }) => box),
  }
  const fillable = { ...picture, slots: [...picture.slots] }
  const swapped = editedMemeOf(swapPicture(typed, fillable, measure), picture.slots)
  const words = typed.captions.map(({ text }) => text)
  return {
    ...swapped,
    boxes: swapped.boxes.map((box) => {
      const said = words.find((text) => text.trim() !== '' && text.toUpperCase() === box.text.toUpperCase())
      const isUpper = picture.slots.find(({ id }) => id === box.slot)?.upperCase ?? false
      return said === undefined ? box : { ...box, text: said, upperCase: isUpper }
    }),
  }
}
