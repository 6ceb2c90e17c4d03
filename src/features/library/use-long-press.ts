import { type PointerEvent, useEffect, useRef } from 'react'

/** As long as the systems of phones take it, in ms. */
const longPressMs = 480
/** A finger that moves further scrolls, px. */
const slackPx = 10

/** Handlers of an element with a long press. The click that ends a long press is ignored. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined)
  const isDone = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  return {
    onPointerDown: (event: PointerEvent) => {
      isDone.current = false
      if (event.pointerType !== 'touch') return
      const timer = window.setTimeout(() => {
        isDone.current = true
        onLongPress()
      }, longPressMs)
      press.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = press.current
      if (begun && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > slackPx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!isDone.current) return
      isDone.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: { preventDefault(): void }) => {
      if (press.current || isDone.current) event.preventDefault()
    },
  }
}
