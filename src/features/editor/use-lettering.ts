import type { EditedBox } from './edited-meme'
import { useEditor } from './editor-context'
import { changeBar, changeBox } from './edits'
import { outlineOf } from './looks'

export interface Lettering {
  fontFamily: string
  fontSize: number
  color: string
}

/** How the words of what is selected are set, and how to change it; null while nothing is selected. */
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

/** An outline stands out from its words, so it changes with their colour. */
function withOutline(part: Partial<Lettering>, { strokeColor }: EditedBox): Partial<EditedBox> {
  return part.color && strokeColor ? { ...part, strokeColor: outlineOf(part.color) } : part
}
