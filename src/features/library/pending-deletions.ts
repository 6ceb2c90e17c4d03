/**
 * Deletions that can still be taken back: what is deleted is out of sight at once, and goes for good when its time is
 * over. Nothing is told to the server before that, so that taking back leaves no trace.
 */
interface PendingDeletions {
  /** Keys of what is out of sight; the same set until something changes. */
  hidden(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** Puts things out of sight. */
  begin(keys: readonly string[], remove: () => Promise<void>): PendingDeletion
  /** Lets all go for good now, because nobody will be there to take them back. */
  finishAll(): void
}

interface PendingDeletion {
  /** Back in sight; nothing was deleted. Does nothing once it is done. */
  undo(): void
  /** @returns whether it is done: false when it failed, and then things are back in sight */
  finish(): Promise<boolean>
}

export function createPendingDeletions(): PendingDeletions {
  let hidden: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const open = new Set<PendingDeletion>()
  const show = (change: (keys: Set<string>) => void) => {
    const keys = new Set(hidden)
    change(keys)
    hidden = keys
    for (const listener of listeners) listener()
  }
  const begin = (keys: readonly string[], remove: () => Promise<void>): PendingDeletion => {
    let outcome: Promise<boolean> | undefined
    const back = () =>
      show((all) => {
        for (const key of keys) all.delete(key)
      })
    const deletion: PendingDeletion = {
      undo() {
        if (!open.delete(deletion)) return
        back()
      },
      finish() {
        if (!open.delete(deletion)) return outcome ?? Promise.resolve(false)
        outcome = remove().then(
          () => true,
          () => {
            back()
            return false
          },
        )
        return outcome
      },
    }
    open.add(deletion)
    show((all) => {
      for (const key of keys) all.add(key)
    })
    return deletion
  }
  return {
    hidden: () => hidden,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin,
    finishAll: () => [...open].forEach((deletion) => void deletion.finish()),
  }
}
