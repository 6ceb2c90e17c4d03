import { useT } from 'next-i18next/client'
import { useReducer, useRef, useState } from 'react'
import { cleanText } from '@/core/meme/clean-text'
import type { MemeDocument } from '@/core/meme/meme-document'
import { findTemplate } from '@/templates/templates'
import { type EditedBox, editedMemeOf } from './edited-meme'
import type { EditorTools } from './editor-context'
import { useEditorPicture } from './editor-picture'
import { editorReducer, openedState } from './editor-state'
import type { ShownShape } from './use-shown-meme'

/** A pause this long begins another undo step of typing, in ms. */
const restMs = 1500

/** The state of an editor and everything that changes it. */
export function useEditorTools(opened: MemeDocument) {
  const { t } = useT()
  const [state, dispatch] = useReducer(editorReducer, opened, (document) => openedState(openedMeme(document)))
  const [writing, write] = useState<string | null>(null)
  const [shape, setShape] = useState<ShownShape>('drawn')
  const [ground, setGround] = useState<string | null>(null)
  const { present, selection } = state
  const lastEditAtMs = useRef(0)
  const hasRested = () => {
    const nowMs = performance.now()
    const restedMs = nowMs - lastEditAtMs.current
    lastEditAtMs.current = nowMs
    return restedMs > restMs
  }
  const picture = useEditorPicture(present.imageName)
  const { slots } = picture
  const selectedBox =
    selection?.kind === 'box' ? (present.boxes.find(({ key }) => key === selection.key) ?? null) : null

  const titleOf = (box: EditedBox) => {
    const role = slots.find(({ id }) => id === box.slot)?.role
    return role ? role.charAt(0).toUpperCase() + role.slice(1) : t('editor.box')
  }
  const tools: EditorTools = {
    meme: present,
    picture,
    slots,
    isMoving: picture.isMoving,
    selection,
    selectedBox,
    edit: (edit, group, next) => {
      if (group?.startsWith('write') && hasRested()) dispatch({ type: 'settle' })
      dispatch({ type: 'edit', edit, group, ...(next === undefined ? {} : { selection: next }) })
    },
    settle: () => dispatch({ type: 'settle' }),
    select: (next) => dispatch({ type: 'select', selection: next }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    writing: present.boxes.some(({ key }) => key === writing) ? writing : null,
    write,
    shape,
    setShape,
    ground,
    setGround,
    titleOf,
    nameOf: (box: EditedBox) => {
      const text = cleanText(box.text).replace(/\n+/g, ' ')
      const title = titleOf(box)
      return text === '' ? t('editor.emptyBox', { title }) : t('editor.namedBox', { title, text })
    },
  }
  const open = (document: MemeDocument) => {
    dispatch({ type: 'open', meme: openedMeme(document) })
    setShape('drawn')
    write(null)
  }
  return { tools, open }
}

/** Opens a meme. The slots of an own picture are still unknown, and all of them are set in capitals. */
function openedMeme(document: MemeDocument) {
  const ours = findTemplate(document.imageName)?.slots
  const own = document.captions.flatMap(({ slot }) => (slot ? [{ id: slot, upperCase: true }] : []))
  return editedMemeOf(document, ours ?? own)
}
