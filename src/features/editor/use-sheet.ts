import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'
import { type SheetRest, sheetHeightPx, sheetRestAt } from './sheet-rest'

/** px of the screen: a finger that moves less has tapped. */
const tapPx = 6

/** The sheet of the phone: it rests low, at half height or full, is dragged between, and goes down with Escape. */
export function useSheet() {
  const [rest, setRest] = useState<SheetRest>('half')
  const [draggedPx, setDragged] = useState<number | null>(null)
  const latestPx = useRef<number | null>(null)

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const fromY = event.clientY
    const fromPx = sheetHeightPx(rest, window.innerHeight)
    const ended = new AbortController()
    const { signal } = ended
    latestPx.current = null
    const follow = ({ clientY }: PointerEvent) => {
      if (latestPx.current === null && Math.abs(clientY - fromY) < tapPx) return
      latestPx.current = fromPx + fromY - clientY
      setDragged(latestPx.current)
    }
    const end = () => {
      ended.abort()
      if (latestPx.current !== null) setRest(sheetRestAt(latestPx.current, window.innerHeight))
      setDragged(null)
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }
  const onTap = () => {
    // Releasing a drag fires a click as well.
    if (latestPx.current === null) setRest(rest === 'full' ? 'half' : 'full')
    latestPx.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || rest === 'low') return
    event.preventDefault()
    setRest(rest === 'full' ? 'half' : 'low')
  }
  return {
    rest,
    draggedPx,
    grip: { onPointerDown, onClick: onTap },
    onKeyDown,
    /** Opens the sheet when one of its tabs is chosen. */
    raise: () => setRest((current) => (current === 'low' ? 'half' : current)),
  }
}

export type Sheet = ReturnType<typeof useSheet>
