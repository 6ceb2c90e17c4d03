/** What lies in the bin while its toast is seen: nothing of it has been deleted yet. */
export interface Bin {
  /** Puts something in. */
  put(id: string): void
  /** Takes it out again. @returns false when it was deleted meanwhile */
  takeOut(id: string): boolean
  /** Deletes it now, unless it was taken out. */
  empty(id: string): Promise<void>
  /** Deletes everything that is still in it. */
  emptyAll(remove?: (id: string) => void): void
}

interface BinRules {
  /** Deletes for good. @throws when that did not happen */
  remove(id: string): Promise<void>
  /** Told when something could not be deleted, so that it is shown again. */
  onFailed(id: string, error: unknown): void
}

/** An undo that is one: the deletion is sent when the toast has gone. decision: ADR-0028 */
export function createBin({ remove, onFailed }: BinRules): Bin {
  const waiting = new Set<string>()
  const empty = async (id: string) => {
    if (!waiting.delete(id)) return
    try {
      await remove(id)
    } catch (error) {
      onFailed(id, error)
    }
  }
  return {
    put: (id) => waiting.add(id),
    takeOut: (id) => waiting.delete(id),
    empty,
    emptyAll(removeNow) {
      for (const id of [...waiting]) {
        if (!removeNow) void empty(id)
        else if (waiting.delete(id)) removeNow(id)
      }
    },
  }
}
