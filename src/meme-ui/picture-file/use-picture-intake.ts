import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is dropped anywhere on the page, or pasted. Otherwise the browser would leave the page and open a
 * file that was dropped beside the drop zone.
 *
 * @returns whether a file is being held over the page
 */
export function usePictureIntake(onFile: (file: File) => void): boolean {
  const [isHeld, setHeld] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => {
    const [file] = files ?? []
    if (file) onFile(file)
  })
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setHeld(true)
      },
      { signal },
    )
    // `relatedTarget` is null only when the pointer leaves the window.
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setHeld(false), {
      signal,
    })
    document.addEventListener(
      'drop',
      (event) => {
        setHeld(false)
        if (!event.dataTransfer?.files.length) return
        event.preventDefault()
        take(event.dataTransfer.files)
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        const { clipboardData } = event
        if (!clipboardData?.files.length) return
        // Some programs put a picture of the words beside the words: in a field the words are meant.
        if (isField(event.target) && clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        take(clipboardData.files)
      },
      { signal },
    )
    return () => ends.abort()
  }, [])
  return isHeld
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}
