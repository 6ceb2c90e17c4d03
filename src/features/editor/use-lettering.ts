import type { EditedBox } from './edited-meme'
import { useEditor } from './editor-context'
import { changeBar, changeBox } from './edits'
import { outlineOf } from './looks'

export interface Lettering {
  fontFamily: string
  fontSize: number
  color: string
}

/** Lettering of the selection with a function to change it; null without a selection. */
export function useLettering() {
  const { selection, selectedBox, meme, edit, settle } = useEditor()
  if (selectedBox) {
    const { key, fontFamily, fontSize, color = '#000000' } = selectedBox
    const change = (part: Partial<Lettering>, group?: string) =>
      edit((before) => changeBox(before, key, withOutline(part, selectedBox)), group && `${group} ${key}`)
    return { look: { fontFamily, fontSize, color }, change, settle }
  }
  const bar = selection?.kind === 'bar' ? meme[selection.bar] : null
  if (!bar || selection?.kind !== 'bar') return null
  const { fontFamily, fontSize, fontColor: color } = bar
  const change = ({ color: fontColor, ...part }: Partial<Lettering>, group?: string) =>
    edit(
      (before) => changeBar(before, selection.bar, { ...part, ...(fontColor ? { fontColor } : {}) }),
      group && `${group} ${selection.bar}`,
    )
  return { look: { fontFamily, fontSize, color }, change, settle }
}

/** An outline contrasts with its text, so it changes with the text colour. */
function withOutline(part: Partial<Lettering>, { strokeColor }: EditedBox): Partial<EditedBox> {
  return part.color && strokeColor ? { ...part, strokeColor: outlineOf(part.color) } : part
}
