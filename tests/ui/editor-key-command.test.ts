import { describe, expect, it } from 'vitest'
import { type KeyPress, type KeyTarget, keyCommand } from '@/meme-ui/boxes/key-command'

const onBox: KeyTarget = { isField: false, isOnBox: true }
const onDesk: KeyTarget = { isField: false, isOnBox: false }
const inField: KeyTarget = { isField: true, isOnBox: true }
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  isCommand: false,
  isShift: false,
  isAlt: false,
  ...held,
})

describe('the keys of the editor', () => {
  it.each([
    [press('ArrowLeft'), { type: 'move', by: { x: -1, y: 0 } }],
    [press('ArrowDown', { isShift: true }), { type: 'move', by: { x: 0, y: 10 } }],
    [
      press('ArrowRight', { isAlt: true }),
      { type: 'resize', handle: { across: 1, down: 0 }, by: { x: 1, y: 0 } },
    ],
    [
      press('ArrowUp', { isAlt: true, isShift: true }),
      { type: 'resize', handle: { across: 0, down: 1 }, by: { x: 0, y: -10 } },
    ],
    [press('['), { type: 'turn', byDeg: -1 }],
    [press('}', { isShift: true }), { type: 'turn', byDeg: 15 }],
    [press('Enter'), { type: 'write' }],
    [press('Backspace'), { type: 'remove' }],
    [press('d', { isCommand: true }), { type: 'duplicate' }],
  ])('act on a box: %o', (key, command) => {
    expect(keyCommand(key, onBox)).toEqual(command)
    expect(keyCommand(key, onDesk)).toBeNull()
    expect(keyCommand(key, inField)).toBeNull()
  })

  it.each([
    [press('?', { isShift: true }), { type: 'help' }],
    [press('t'), { type: 'addText' }],
    [press('+'), { type: 'zoom', to: 'in' }],
    [press('0'), { type: 'zoom', to: 'fit' }],
    [press('Escape'), { type: 'deselect' }],
  ])('act on the editor, and are letters in a field: %o', (key, command) => {
    expect(keyCommand(key, onBox)).toEqual(command)
    expect(keyCommand(key, onDesk)).toEqual(command)
    expect(keyCommand(key, inField)).toBeNull()
  })

  it('undo and redo also while words are being typed', () => {
    expect(keyCommand(press('z', { isCommand: true }), inField)).toEqual({ type: 'undo' })
    expect(keyCommand(press('Z', { isCommand: true, isShift: true }), onDesk)).toEqual({ type: 'redo' })
    expect(keyCommand(press('y', { isCommand: true }), onDesk)).toEqual({ type: 'redo' })
    expect(keyCommand(press('c', { isCommand: true }), onBox)).toBeNull()
  })
})
