import type { BarName, EditedMeme } from './edited-meme'

/** The selection, on which the panel and the keys act. */
export type Selection = { kind: 'box'; key: string } | { kind: 'bar'; bar: BarName } | null

export interface EditorState {
  /** Oldest first; without limit. */
  past: readonly EditedMeme[]
  present: EditedMeme
  /** The next to be redone first. */
  future: readonly EditedMeme[]
  /** Changes of one group are one step: a drag, a stretch of typing. */
  group: string | null
  selection: Selection
}

export type EditorAction =
  /** `edit` returns the same meme when it changes nothing. */
  | {
      type: 'edit'
      edit: (meme: EditedMeme) => EditedMeme
      group?: string | undefined
      selection?: Selection
    }
  /** Ends the group: the next change is a step of its own. */
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; selection: Selection }
  /** Opens another meme with an empty undo history. */
  | { type: 'open'; meme: EditedMeme }

export function openedState(meme: EditedMeme): EditorState {
  return { past: [], present: meme, future: [], group: null, selection: null }
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edit':
      return edited(state, action)
    case 'settle':
      return state.group === null ? state : { ...state, group: null }
    case 'undo':
      return undone(state)
    case 'redo':
      return redone(state)
    case 'select':
      return isSame(state.selection, action.selection)
        ? state
        : { ...state, selection: action.selection, group: null }
    case 'open':
      return openedState(action.meme)
  }
}

function edited(
  state: EditorState,
  { edit, group = undefined, selection = state.selection }: Extract<EditorAction, { type: 'edit' }>,
): EditorState {
  const present = edit(state.present)
  if (present === state.present) return state
  const continues = group !== undefined && group === state.group
  return {
    past: continues ? state.past : [...state.past, state.present],
    present,
    future: [],
    group: group ?? null,
    selection: existing(selection, present),
  }
}

function undone(state: EditorState): EditorState {
  const present = state.past.at(-1)
  if (!present) return state
  return {
    past: state.past.slice(0, -1),
    present,
    future: [state.present, ...state.future],
    group: null,
    selection: existing(state.selection, present),
  }
}

function redone(state: EditorState): EditorState {
  const [present, ...future] = state.future
  if (!present) return state
  return {
    past: [...state.past, state.present],
    present,
    future,
    group: null,
    selection: existing(state.selection, present),
  }
}

/** Drops a selection whose box is gone. */
function existing(selection: Selection, meme: EditedMeme): Selection {
  if (selection?.kind === 'box') {
    return meme.boxes.some(({ key }) => key === selection.key) ? selection : null
  }
  return selection && meme[selection.bar] ? selection : null
}

function isSame(one: Selection, other: Selection): boolean {
  if (one === null || other === null) return one === other
  if (one.kind === 'box') return other.kind === 'box' && one.key === other.key
  return other.kind === 'bar' && one.bar === other.bar
}
