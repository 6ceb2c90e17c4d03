import { useEffect, useEffectEvent } from 'react'
import { moveBox, resizeBox, turnBoxBy } from '@/meme-ui/boxes/box-geometry'
import { type KeyCommand, keyCommand } from '@/meme-ui/boxes/key-command'
import type { EditedBox } from './edited-meme'
import { nextKey } from './edited-meme'
import type { EditorTools } from './editor-context'
import { addTextBox, changeBox, duplicateBox, removeBox } from './edits'

interface KeyActions {
  save(): void
  help(): void
  zoom(to: 'in' | 'out' | 'fit'): void
}

/** Parts of the interface that have keys of their own. */
const ownKeys = '[role=dialog],[role=menu],[role=listbox],[role=combobox],[role=radio],[role=slider]'

const fields = 'input,textarea,select,[contenteditable]'

/** The keys of the editor, wherever on the page the focus is. */
export function useEditorKeys(editor: EditorTools, actions: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    if (event.defaultPrevented || target.closest(ownKeys)) return
    const isAltGraph = event.getModifierState('AltGraph')
    const command = keyCommand(
      {
        key: event.key,
        isCommand: (event.ctrlKey || event.metaKey) && !isAltGraph,
        isShift: event.shiftKey,
        isAlt: event.altKey && !isAltGraph,
      },
      {
        isField: target.matches(fields),
        isOnBox:
          editor.selectedBox !== null && (target === document.body || target.matches('[data-part=box]')),
      },
    )
    if (!command) return
    event.preventDefault()
    if (editor.selectedBox && runOnBox(editor, editor.selectedBox, command)) return
    run(editor, actions, command)
  })
  // A held key is one undo step; typing has steps of its own.
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && !event.target.matches(fields)) editor.settle()
  })
  useEffect(() => {
    const ended = new AbortController()
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal: ended.signal })
    window.addEventListener('keyup', (event) => onKeyUp(event), { signal: ended.signal })
    return () => ended.abort()
  }, [])
}

/** @returns false when the command is for no box */
function runOnBox(editor: EditorTools, box: EditedBox, command: KeyCommand): boolean {
  const { key } = box
  const isPlaced = editor.shape === 'drawn'
  const place = (edit: (before: EditedBox) => EditedBox) =>
    isPlaced && editor.edit((meme) => changeBox(meme, key, edit(boxIn(meme.boxes, box))), `keys ${key}`)
  switch (command.type) {
    case 'move':
      place((before) => moveBox(before, command.by))
      return true
    case 'resize':
      place((before) => resizeBox(before, command.handle, command.by))
      return true
    case 'turn':
      place((before) => turnBoxBy(before, command.byDeg))
      return true
    case 'write':
      editor.write(key)
      return true
    case 'duplicate':
      editor.edit((meme) => duplicateBox(meme, key), undefined, { kind: 'box', key: nextKey(editor.meme) })
      return true
    case 'remove':
      editor.edit((meme) => removeBox(meme, key))
      return true
    default:
      return false
  }
}

/** The box as it is by now: keys can come faster than renderings. */
function boxIn(boxes: readonly EditedBox[], box: EditedBox): EditedBox {
  return boxes.find(({ key }) => key === box.key) ?? box
}

function run(editor: EditorTools, actions: KeyActions, command: KeyCommand): void {
  if (command.type === 'undo') editor.undo()
  else if (command.type === 'redo') editor.redo()
  else if (command.type === 'addText') addAndWrite(editor)
  else if (command.type === 'deselect') editor.select(null)
  else if (command.type === 'save') actions.save()
  else if (command.type === 'help') actions.help()
  else if (command.type === 'zoom') actions.zoom(command.to)
}

/** A new box, and the cursor in it. */
export function addAndWrite(editor: EditorTools): void {
  const key = nextKey(editor.meme)
  editor.edit(addTextBox, undefined, { kind: 'box', key })
  editor.write(key)
}
