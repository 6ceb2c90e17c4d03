import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FileProblem } from '@/meme-ui/picture-file/file-problem'
import { readPictureFile } from '@/meme-ui/picture-file/read-picture-file'
import { type ChosenPicture, releasePicture } from './chosen-picture'

/**
 * Chooses a template or an own file as the picture. A refused file leaves the picture as it was and gives the reason.
 */
export function usePictureChoice(
  picture: ChosenPicture | undefined,
  onChange: (picture: ChosenPicture | undefined) => void,
) {
  const chooseButton = useRef<HTMLButtonElement>(null)
  const figure = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<FileProblem>()

  const choose = (next: ChosenPicture | undefined) => {
    setProblem(undefined)
    flushSync(() => onChange(next))
    if (picture) releasePicture(picture)
    // The pressed button is gone: the focus moves to its replacement.
    if (document.activeElement === document.body) (figure.current ?? chooseButton.current)?.focus()
  }
  const take = async (file: File) => {
    const read = await readPictureFile(file)
    if ('problem' in read) setProblem(read.problem)
    else choose({ kind: 'own', description: '', ...read.picture })
  }
  return { chooseButton, figure, problem, choose, take: (file: File) => void take(file) }
}
