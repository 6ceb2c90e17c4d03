import type { Handle, Point } from './box-geometry'

/** The command of a key in the editor. */
export type KeyCommand =
  | { type: 'undo' | 'redo' | 'save' | 'help' | 'addText' | 'deselect' }
  | { type: 'zoom'; to: 'in' | 'out' | 'fit' }
  | { type: 'move'; by: Point }
  | { type: 'resize'; handle: Handle; by: Point }
  | { type: 'turn'; byDeg: number }
  | { type: 'write' | 'duplicate' | 'remove' }

export interface KeyPress {
  key: string
  /** Ctrl, or Cmd on a Mac. */
  isCommand: boolean
  isShift: boolean
  isAlt: boolean
}

/** Where the key was pressed. */
export interface KeyTarget {
  /** Words are being typed: letters belong to them. */
  isField: boolean
  /** A box is selected and the keys are for it. */
  isOnBox: boolean
}

const stepPx = 1
const largeStepPx = 10
const turnDeg = 1
const largeTurnDeg = 15

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** null when the key is not for the editor. */
export function keyCommand(press: KeyPress, place: KeyTarget): KeyCommand | null {
  if (press.isCommand) return commandKey(press, place)
  if (place.isField) return null
  return (place.isOnBox ? boxKey(press) : null) ?? plainKey(press)
}

function commandKey({ key, isShift }: KeyPress, { isField, isOnBox }: KeyTarget): KeyCommand | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { type: isShift ? 'redo' : 'undo' }
    case 'y':
      return { type: 'redo' }
    case 's':
      return { type: 'save' }
    case 'd':
      return isOnBox && !isField ? { type: 'duplicate' } : null
    default:
      return null
  }
}

function boxKey({ key, isShift, isAlt }: KeyPress): KeyCommand | null {
  const direction = directions[key]
  if (direction) {
    const px = isShift ? largeStepPx : stepPx
    const by = { x: direction.x * px, y: direction.y * px }
    // The right or the lower edge: an edge leaves the size of the words alone.
    const handle: Handle = direction.x === 0 ? { across: 0, down: 1 } : { across: 1, down: 0 }
    return isAlt ? { type: 'resize', handle, by } : { type: 'move', by }
  }
  switch (key) {
    case '[':
    case ']':
      return { type: 'turn', byDeg: key === ']' ? turnDeg : -turnDeg }
    case '{':
    case '}':
      return { type: 'turn', byDeg: key === '}' ? largeTurnDeg : -largeTurnDeg }
    case 'Enter':
      return { type: 'write' }
    case 'Delete':
    case 'Backspace':
      return { type: 'remove' }
    default:
      return null
  }
}

function plainKey({ key }: KeyPress): KeyCommand | null {
  switch (key) {
    case '?':
      return { type: 'help' }
    case 't':
    case 'T':
      return { type: 'addText' }
    case '+':
    case '=':
      return { type: 'zoom', to: 'in' }
    case '-':
      return { type: 'zoom', to: 'out' }
    case '0':
      return { type: 'zoom', to: 'fit' }
    case 'Escape':
      return { type: 'deselect' }
    default:
      return null
  }
}
