import { useEffect, useEffectEvent } from 'react'
import { usePalette } from './palette/palette-context'
import { isShortcutsKey } from './palette/shell-keys'

/** Text fields, and layers with keys of their own. */
const ownKeys = 'input,textarea,select,[contenteditable],[role=dialog],[role=menu],[role=listbox]'

/** `?` shows the list of keys. */
export function useShortcutsKey(): void {
  const { openShortcuts } = usePalette()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest(ownKeys)
    if (event.defaultPrevented || isOwn || !isShortcutsKey(event)) return
    event.preventDefault()
    openShortcuts()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
