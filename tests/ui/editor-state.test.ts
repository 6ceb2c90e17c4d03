import { captionWith, documentWith } from '@tests/core/meme/sample-document'
import { describe, expect, it } from 'vitest'
import { Caption } from '@/contracts/meme-shapes'
import { documentOf, type EditedBox, type EditedMeme, editedMemeOf } from '@/features/editor/edited-meme'
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  openedState,
} from '@/features/editor/editor-state'
import {
  addEmoji,
  addTextBox,
  alignBox,
  boxesMax,
  changeBar,
  changeBox,
  duplicateBox,
  removeBox,
  restackBox,
  writeBox,
} from '@/features/editor/edits'

const document = documentWith({
  captions: [captionWith({ slot: 'left', text: 'one' }), captionWith({ slot: 'right', text: 'two' })],
  watermark: 'mark',
})
const meme = editedMemeOf(document, [])
const textOf = ({ present }: EditorState) => present.boxes.map(({ text }) => text).join(' ')
const write = (text: string, group?: string): EditorAction => ({
  type: 'edit',
  edit: (before) => writeBox(before, 'box-0', text),
  group,
})
const stateAfter = (...actions: EditorAction[]) => actions.reduce(editorReducer, openedState(meme))

describe('the history of an edited meme', () => {
  it('goes back without limit and forth again', () => {
    const typed = Array.from({ length: 500 }, (_, index) => write(`text ${index}`))
    const undo: EditorAction = { type: 'undo' }
    const state = stateAfter(...typed)
    const first = Array.from({ length: 500 }, () => undo).reduce(editorReducer, state)
    expect(first.present).toBe(meme)
    expect(editorReducer(first, undo)).toBe(first)
    const last = Array.from({ length: 500 }, (): EditorAction => ({ type: 'redo' })).reduce(
      editorReducer,
      first,
    )
    expect(last.present).toBe(state.present)
  })

  it('takes changes of one group back together, until the group is settled', () => {
    const state = stateAfter(
      write('a', 'typing'),
      write('ab', 'typing'),
      { type: 'settle' },
      write('abc', 'typing'),
    )
    const back = editorReducer(state, { type: 'undo' })
    expect(textOf(back)).toBe('ab two')
    expect(editorReducer(back, { type: 'undo' }).present).toBe(meme)
  })

  it('forgets what was undone once something else is done, and ignores what changes nothing', () => {
    const state = stateAfter(write('a'), { type: 'undo' }, write('b'), { type: 'redo' })
    expect(textOf(state)).toBe('b two')
    expect(stateAfter({ type: 'edit', edit: (same) => same }).past).toEqual([])
  })

  it('selects nothing that is gone', () => {
    const selected = stateAfter({ type: 'select', selection: { kind: 'box', key: 'box-1' } })
    const gone = editorReducer(selected, { type: 'edit', edit: (before) => removeBox(before, 'box-1') })
    expect(gone.selection).toBeNull()
    const bar = stateAfter(
      { type: 'edit', edit: (m) => changeBar(m, 'header', {}), selection: { kind: 'bar', bar: 'header' } },
      { type: 'undo' },
    )
    expect(bar.selection).toBeNull()
  })

  it('ends with another meme', () => {
    expect(stateAfter(write('a'), { type: 'open', meme })).toEqual(openedState(meme))
  })
})

describe('edits', () => {
  const keys = ({ boxes }: EditedMeme) => boxes.map(({ key }) => key)

  it('give back the document that they were made of', () => {
    expect(documentOf(meme, 'mark')).toEqual(document)
  })

  it('show words in capitals and keep them as they were typed', () => {
    const loud = changeBox(meme, 'box-0', { upperCase: true, text: 'straße' })
    expect(documentOf(loud, '').captions[0]?.text).toBe('STRASSE')
    expect(documentOf(changeBox(loud, 'box-0', { upperCase: false }), '').captions[0]?.text).toBe('straße')
    const opened = editedMemeOf(documentWith({ captions: [captionWith({ text: 'OH NO' })] }), [])
    expect(opened.boxes[0]?.upperCase).toBe(true)
    const strange = documentWith({ captions: [captionWith({ text: 'OH NO', language: 'no tag' })] })
    expect(documentOf(editedMemeOf(strange, []), '')).toEqual(strange)
    const blank = documentWith({ captions: [captionWith({ slot: 'top', text: '' })] })
    expect(editedMemeOf(blank, [{ id: 'top', upperCase: true }]).boxes[0]?.upperCase).toBe(true)
  })

  it('add boxes that the server takes, under names of their own', () => {
    const more = addEmoji(addTextBox(meme), '🔥')
    expect(keys(more)).toEqual(['box-0', 'box-1', 'box-2', 'box-3'])
    for (const caption of documentOf(more, '').captions) expect(Caption.safeParse(caption).success).toBe(true)
    let many = meme
    for (let count = 0; count < 60; count++) many = addTextBox(many)
    expect(many.boxes).toHaveLength(boxesMax)
    expect(addTextBox(many)).toBe(many)
  })

  it('copy a box without its slot, remove it, and restack it', () => {
    const copied = duplicateBox(meme, 'box-0')
    expect(copied.boxes[2]).toMatchObject({ key: 'box-2', text: 'one' })
    expect(copied.boxes[2]).not.toHaveProperty('slot')
    expect(keys(removeBox(copied, 'box-0'))).toEqual(['box-1', 'box-2'])
    expect(keys(restackBox(meme, 'box-0', 'front'))).toEqual(['box-1', 'box-0'])
    expect(keys(restackBox(meme, 'box-1', 'back'))).toEqual(['box-1', 'box-0'])
    expect(removeBox(meme, 'box-9')).toBe(meme)
  })

  it('put a box at the edges and in the middle of the picture', () => {
    const at = (to: Parameters<typeof alignBox>[2]) => alignBox(meme, 'box-0', to).boxes[0]
    expect(at('center')).toMatchObject({ x: 300, y: 20 })
    expect(at('middle')).toMatchObject({ x: 10, y: 250 })
    expect(at('right')?.x).toBeGreaterThan(550)
    expect(at('bottom')?.y).toBeLessThan(500)
  })

  it('make a bar, change it, and take it away', () => {
    const barred = changeBar(meme, 'header', { text: 'Monday' })
    expect(barred.header).toMatchObject({ text: 'Monday', fontFamily: 'Baloo 2' })
    expect(changeBar(barred, 'header', { fontSize: 20 }).header).toMatchObject({
      text: 'Monday',
      fontSize: 20,
    })
    expect(changeBar(barred, 'header', null).header).toBeNull()
    expect(changeBar(meme, 'footer', null)).toBe(meme)
  })

  it('cut words that are longer than the server takes', () => {
    expect(writeBox(meme, 'box-0', 'a'.repeat(900)).boxes[0]?.text).toHaveLength(300)
    expect(writeBox(meme, 'box-0', '🇳🇵'.repeat(900)).boxes[0]?.text).toBe('🇳🇵'.repeat(300))
    expect(changeBar(meme, 'header', { text: 'न'.repeat(900) }).header?.text).toHaveLength(300)
  })

  it('leave out what is typed into full words, and keep their end', () => {
    const full = writeBox(meme, 'box-0', `${'a'.repeat(299)}z`)
    expect(writeBox(full, 'box-0', `x${full.boxes[0]?.text}`)).toEqual(full)
  })

  it('are stored in capitals no longer than the server takes', () => {
    const box = { ...(meme.boxes[0] as EditedBox), text: 'ß'.repeat(300), upperCase: true }
    expect(documentOf({ ...meme, boxes: [box] }, '').captions[0]?.text).toBe('S'.repeat(300))
  })
})
