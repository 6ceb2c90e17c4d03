import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page. Without it the browser would open the file, and the page would be
 * gone.
 *
 * @returns whether a file is being held over the page
 */
export function usePngDrop(onFile: (file: File) => void): boolean {
  const [isHeld, setHeld] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const ended = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(type, listener, { signal: ended.signal })
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setHeld(true)
    })
    // `relatedTarget` is null only when the pointer leaves the window.
    listen('dragleave', (event) => event.relatedTarget === null && setHeld(false))
    listen('drop', (event) => {
      setHeld(false)
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      take(file)
    })
    return () => ended.abort()
  }, [])
  return isHeld
}
