import { useT } from 'next-i18next/client'
import { useSyncExternalStore } from 'react'
import { showToast } from '@/components/show-toast'
import { createUndoQueue } from './undo-queue'

/** One queue for the app: a deletion can still be undone on the next screen. */
const queue = createUndoQueue()
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => queue.finishAll({ keepalive: true }))
}

const none: ReadonlySet<string> = new Set()

/** The key of a meme in the queue, the same on every screen. */
export const memeKeyOf = (resultId: string) => `meme:${resultId}`

interface UndoableDeletion {
  keys: readonly string[]
  /** Deletes for good. @throws when that failed */
  remove: Parameters<typeof queue.add>[1]
  /** Message beside the Undo button. */
  text: string
  failedText: string
  icon: 'success' | 'plain'
}

/** Deletes with an undo: items are hidden at once and deleted when their toast closes or the page does. */
export function useUndoableDeletion() {
  const { t } = useT()
  const hidden = useSyncExternalStore(queue.subscribe, queue.hidden, () => none)

  const deleteWithUndo = ({ keys, remove, text, failedText, icon }: UndoableDeletion) => {
    const deletion = queue.add(keys, remove)
    const finish = async () => {
      if ((await deletion.finish()) === 'failed') void showToast('error', failedText)
    }
    void showToast(icon, text, {
      action: { label: t('memeCard.undo'), onClick: () => deletion.undo() },
      onAutoClose: finish,
      // Pressing Undo dismisses the toast too; the deletion is undone by then.
      onDismiss: finish,
    })
  }
  return { hidden, deleteWithUndo }
}
