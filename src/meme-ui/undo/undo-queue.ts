/** Deletions wait here while they can be undone: the items are hidden at once and deleted when the time is over. */
interface UndoQueue {
  /** Keys of the hidden items; the same set until something changes. */
  hidden(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** Hides the items. `remove` runs once, later, unless the deletion is undone. */
  add(keys: readonly string[], remove: Remove): PendingDeletion
  /** Deletes everything that waits. */
  finishAll(options: RemoveOptions): void
}

interface RemoveOptions {
  /** The page is closing: send the request so that it outlives the page, and expect no answer. */
  keepalive: boolean
}

/** Deletes for good. @throws when that failed, so that the items are shown again */
type Remove = (options: RemoveOptions) => Promise<void>

type DeletionOutcome = 'deleted' | 'failed' | 'undone'

interface PendingDeletion {
  /** Shows the items again. Does nothing once the deletion was sent. */
  undo(): void
  /** Deletes now; later calls return the outcome of the first. */
  finish(options?: RemoveOptions): Promise<DeletionOutcome>
}

export function createUndoQueue(): UndoQueue {
  let hidden: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const waiting = new Set<PendingDeletion>()
  const setHidden = (keys: ReadonlySet<string>) => {
    hidden = keys
    for (const listener of listeners) listener()
  }

  const add = (keys: readonly string[], remove: Remove): PendingDeletion => {
    let outcome: Promise<DeletionOutcome> = Promise.resolve('undone')
    const show = () => setHidden(new Set([...hidden].filter((key) => !keys.includes(key))))
    const send = async (options: RemoveOptions): Promise<DeletionOutcome> => {
      try {
        await remove(options)
        return 'deleted'
      } catch {
        show()
        return 'failed'
      }
    }
    const deletion: PendingDeletion = {
      undo() {
        if (waiting.delete(deletion)) show()
      },
      finish(options = { keepalive: false }) {
        if (waiting.delete(deletion)) outcome = send(options)
        return outcome
      },
    }
    waiting.add(deletion)
    setHidden(new Set([...hidden, ...keys]))
    return deletion
  }

  return {
    hidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add,
    finishAll(options) {
      for (const deletion of [...waiting]) void deletion.finish(options)
    },
  }
}
