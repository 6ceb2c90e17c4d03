import { useState } from 'react'

/**
 * The text that stood in a field when its component first rendered in the browser. React puts the text of the server
 * back into a textarea that it takes over, so what somebody typed before has to be read now.
 *
 * @param id of the field
 * @returns undefined on the server, and for a field that is new
 */
export function useTextBeforeHydration(id: string): string | undefined {
  const [text] = useState(() => {
    if (typeof document === 'undefined') return undefined
    const field = document.getElementById(id)
    return field instanceof HTMLTextAreaElement ? field.value : undefined
  })
  return text
}
