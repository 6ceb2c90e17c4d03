import { useEffect, useState } from 'react'
import type { LanguageChoice } from '@/meme-ui/prompt/language-selects'
import type { ChosenPicture } from './chosen-picture'

/** The picture and theme that are not made into memes yet. */
export interface Draft extends LanguageChoice {
  picture: ChosenPicture | undefined
  theme: string
}

/** Whoever looks at the plans and comes back finds the page as it was; a file cannot be kept in an address. */
let left: Draft | undefined

/** The draft, which outlives the page as long as the window is not loaded anew. */
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
