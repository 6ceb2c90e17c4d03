import { useEffect, useState } from 'react'

/** Browsers' own bars come and go by less; no keyboard on a screen is lower. */
const keyboardPxMin = 140
/** Delay before the page reacts, so that the pressed element stays under the finger. */
const closeDelayMs = 300

const textFields =
  'textarea,[contenteditable=true],input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=color],[type=button],[type=submit])'

interface Screen {
  /** The focus is in a text field. */
  isTyping: boolean
  /** Greatest visible height of the page at this width, px. */
  tallestPx: number
  visiblePx: number
}

/** True while an on-screen keyboard covers the page: only then does typing shrink it. */
export function isKeyboardOpen({ isTyping, tallestPx, visiblePx }: Screen): boolean {
  return isTyping && tallestPx - visiblePx >= keyboardPxMin
}

/** True while an on-screen keyboard covers the page; a hardware keyboard does not. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const ends = new AbortController()
    const viewport = window.visualViewport
    let tallestPx = 0
    let widthPx = 0
    let closing: ReturnType<typeof setTimeout>
    const look = () => {
      const visiblePx = viewport ? viewport.height * viewport.scale : window.innerHeight
      if (widthPx !== window.innerWidth) tallestPx = 0
      widthPx = window.innerWidth
      tallestPx = Math.max(tallestPx, visiblePx)
      const isTyping = document.activeElement?.matches(textFields) ?? false
      clearTimeout(closing)
      if (isKeyboardOpen({ isTyping, tallestPx, visiblePx })) setOpen(true)
      else closing = setTimeout(() => setOpen(false), closeDelayMs)
    }
    const { signal } = ends
    viewport?.addEventListener('resize', look, { signal })
    for (const event of ['resize', 'focusin', 'focusout']) window.addEventListener(event, look, { signal })
    look()
    return () => {
      ends.abort()
      clearTimeout(closing)
    }
  }, [])
  return isOpen
}
