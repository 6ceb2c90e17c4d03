import { createContext, useContext } from 'react'
import type { EditedBox, EditedMeme } from './edited-meme'
import type { EditorPicture } from './editor-picture'
import type { Selection } from './editor-state'
import type { ShownShape } from './use-shown-meme'

/** State and actions that every part of the editor shares. */
export interface EditorTools {
  meme: EditedMeme
  /** The picture beneath the words. */
  picture: EditorPicture
  /** Its places. */
  slots: EditorPicture['slots']
  /** It keeps its own shape. */
  isMoving: boolean
  selection: Selection
  selectedBox: EditedBox | null
  /** @param group changes of one group are undone together */
  edit(edit: (meme: EditedMeme) => EditedMeme, group?: string, selection?: Selection): void
  settle(): void
  select(selection: Selection): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
  /** Key of the box whose words are typed in place. */
  writing: string | null
  write(key: string | null): void
  shape: ShownShape
  setShape(shape: ShownShape): void
  /** Colour of the room of another shape; null lets the drawing go on. */
  ground: string | null
  setGround(color: string | null): void
  /** The name of a box: its role in the joke, and its words. */
  nameOf(box: EditedBox): string
  /** Its role in the joke. */
  titleOf(box: EditedBox): string
}

export const EditorContext = createContext<EditorTools | null>(null)

/** @throws Error outside of an editor */
export function useEditor(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('There is no editor around this part.')
  return tools
}
