import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { SharedOf } from './use-share-meme'

const LazyShareDialog = lazy(() =>
  import('./share-dialog').then(({ ShareDialog }) => ({ default: ShareDialog })),
)

/** Element that gets the focus back. For a menu item it is the button of the menu, because the item is gone by then. */
function originOfFocus(): HTMLElement | null {
  const { activeElement } = document
  const opener = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const origin = opener ? document.getElementById(opener) : activeElement
  return origin instanceof HTMLElement ? origin : null
}

/**
 * The share dialog of a meme, loaded when it is first wanted. Draw `shareDialog` anywhere beside the menu or button that
 * calls `openShare`, not within the menu, which closes.
 *
 * @param onChange called with the meme after each action
 */
export function useShareDialog(
  meme: SharedOf,
  onChange?: (result: Result) => void,
): { openShare: () => void; shareDialog: ReactNode } {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [origin, setOrigin] = useState<HTMLElement | null>(null)
  const openShare = () => {
    setOrigin(originOfFocus())
    setWanted(true)
    setOpen(true)
  }
  const shareDialog = isWanted && (
    <Suspense>
      <LazyShareDialog
        meme={meme}
        isOpen={isOpen}
        onOpen={setOpen}
        onChange={onChange}
        returnFocusTo={origin}
      />
    </Suspense>
  )
  return { openShare, shareDialog }
}
