import { useEffect, useState } from 'react'
import type { LanguageChoice } from '@/meme-ui/prompt/language-selects'
import type { ChosenPicture } from './chosen-picture'

/** The picture and theme that are not made into memes yet. */
export interface Draft extends LanguageChoice {
  picture: ChosenPicture | undefined
  theme: string
}

/** The draft of the last visit, kept on the way to the plans and back; a file cannot be kept in an address. */
let left: Draft | undefined

/** The draft, which survives navigation until the window reloads. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(
    () => left ?? { picture: undefined, theme: '', inputLanguage: 'auto', outputLanguage: 'en' },
  )
  useEffect(() => {
    left = draft
  }, [draft])

  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }))
  /** Puts another picture in the place of one, unless that one is gone. */
  const replacePicture = (old: ChosenPicture, picture: ChosenPicture) =>
    setDraft((current) => (current.picture === old ? { ...current, picture } : current))
  return { draft, change, replacePicture }
}
