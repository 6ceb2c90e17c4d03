import { useT } from 'next-i18next/client'
import { useEffect, useRef, useState } from 'react'
import { dismissToast, showToast } from '@/components/show-toast'
import { removeWithLastBreath, useChangeResults } from '@/trpc/use-change-results'
import { type Bin, createBin } from './bin'

const toastOf = (id: string) => `bin ${id}`

/**
 * Deletes memes with a way back: a meme that is moved to the bin is not shown, and deleted once its toast has gone, the
 * page is left or the window closed.
 */
export function useBin(): { binned: ReadonlySet<string>; moveToBin: (id: string) => void } {
  const { t } = useT()
  const [binned, setBinned] = useState<ReadonlySet<string>>(new Set())
  const { remove } = useChangeResults()
  const show = (id: string) => setBinned((all) => new Set([...all].filter((one) => one !== id)))
  const rules = useRef({ remove, onFailed: (_id: string) => {} })
  useEffect(() => {
    rules.current = {
      remove(id) {
        // From here on there is nothing to undo.
        void dismissToast(toastOf(id))
        return remove(id)
      },
      onFailed(id) {
        show(id)
        void showToast('error', t('memeCard.deleteFailed'))
      },
    }
  })
  const [bin] = useState<Bin>(() =>
    createBin({ remove: (id) => rules.current.remove(id), onFailed: (id) => rules.current.onFailed(id) }),
  )
  useEffect(() => {
    const lastBreath = () => bin.emptyAll(removeWithLastBreath)
    window.addEventListener('pagehide', lastBreath)
    return () => {
      window.removeEventListener('pagehide', lastBreath)
      bin.emptyAll()
    }
  }, [bin])

  const moveToBin = (id: string) => {
    bin.put(id)
    setBinned((all) => new Set([...all, id]))
    const undo = () => {
      if (bin.takeOut(id)) show(id)
    }
    const send = () => void bin.empty(id)
    void showToast('plain', t('memeCard.binned'), {
      id: toastOf(id),
      action: { label: t('memeCard.undo'), onClick: undo },
      onAutoClose: send,
      onDismiss: send,
    })
  }
  return { binned, moveToBin }
}
