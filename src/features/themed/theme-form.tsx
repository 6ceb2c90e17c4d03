'use client'

import { useT } from 'next-i18next/client'
import { memeThemeCharsMax, themedMemesPerRun } from '@/contracts/limits'
import { creditCosts } from '@/core/credits/credit-costs'
import type { Failure } from '@/lib/failure'
import { IdeaBox } from '@/meme-ui/prompt/idea-box'
import { type LanguageChoice, LanguageSelects } from '@/meme-ui/prompt/language-selects'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { useCredits } from '@/trpc/use-credits'

/** The page keeps a picture and a theme rather than a sentence. */
const noticeKeys = {
  noCredits: 'themed.noCredits',
  noCreditsUndated: 'themed.noCreditsUndated',
  offline: 'themed.offline',
  unreachable: 'themed.unreachable',
  signedOut: 'themed.signedOut',
}

interface ThemeFormProps {
  theme: string
  languages: LanguageChoice
  /** Credits of the run; unknown before a picture is chosen. */
  cost: number | undefined
  failure: Failure | undefined
  isDrawing: boolean
  /** The memes of this theme are drawn: submitting again draws others. */
  isDrawn: boolean
  onChange: (change: Partial<LanguageChoice & { theme: string }>) => void
  onSubmit: () => void
}

/** The theme of the memes and the languages to write them in. */
export function ThemeForm(props: ThemeFormProps) {
  const { theme, languages, cost, failure, isDrawing, isDrawn, onChange, onSubmit } = props
  const { t } = useT()
  const isOut = useIsOut(failure, cost)
  const outage = useOutage(cost)
  return (
    <IdeaBox
      id="theme"
      name="memeTheme"
      label={t('themed.themeLabel')}
      placeholder={t('themed.example')}
      value={theme}
      charsMax={memeThemeCharsMax}
      isOneLine
      settings={<LanguageSelects value={languages} onChange={onChange} />}
      failure={isOut ? outage : failure}
      noticeKeys={noticeKeys}
      isOut={isOut}
      cost={cost}
      isDrawing={isDrawing}
      action={t(isDrawn ? 'themed.makeOthers' : 'themed.make', { count: themedMemesPerRun })}
      drawingLabel={t('themed.drawing')}
      onChange={(typed) => onChange({ theme: typed })}
      onSubmit={onSubmit}
    />
  )
}

/** Why there are too few credits: none at all, or fewer than this run takes. */
function useOutage(cost: number | undefined): Failure {
  const { t } = useT()
  const remaining = useCredits()?.remaining ?? 0
  if (cost === undefined || remaining === 0 || remaining >= cost) return { kind: 'noCredits' }
  return {
    kind: 'refused',
    message: t('themed.tooFew', { count: remaining, cost, ours: creditCosts['themed-template'] }),
  }
}
