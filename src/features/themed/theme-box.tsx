'use client'

import { useT } from 'next-i18next/client'
import { type RefObject, useRef } from 'react'
import { Press, PressLink } from '@/components/press'
import { memeThemeCharsMax, themedMemesPerRun } from '@/contracts/limits'
import { creditCosts } from '@/core/credits/credit-costs'
import type { Failure } from '@/lib/failure'
import { GrowingField } from '@/meme-ui/prompt/growing-field'
import { type LanguageChoice, LanguageSelects } from '@/meme-ui/prompt/language-selects'
import { PromptCounter } from '@/meme-ui/prompt/prompt-counter'
import { PromptForm } from '@/meme-ui/prompt/prompt-form'
import { promptLength } from '@/meme-ui/prompt/prompt-length'
import { PromptNotice } from '@/meme-ui/prompt/prompt-notice'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { useCredits } from '@/trpc/use-credits'
import styles from './theme-box.module.css'

/** What is kept here is a picture and a theme. */
const noticeKeys = {
  noCredits: 'themed.noCredits',
  noCreditsUndated: 'themed.noCreditsUndated',
  offline: 'themed.offline',
  unreachable: 'themed.unreachable',
  signedOut: 'themed.signedOut',
}

interface ThemeBoxProps {
  theme: string
  languages: LanguageChoice
  /** Credits of the run; not known before a picture is chosen. */
  cost: number | undefined
  failure: Failure | undefined
  isDrawing: boolean
  /** What stands here was drawn just now: another press draws others. */
  isDrawn: boolean
  onChange: (change: Partial<LanguageChoice & { theme: string }>) => void
  onSubmit: () => void
}

/** Where one says what the memes are about. */
export function ThemeBox(props: ThemeBoxProps) {
  const { theme, languages, cost, failure, isDrawing, isDrawn, onChange, onSubmit } = props
  const { t } = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOut = useIsOut(failure, cost)
  const outage = useOutage(cost)
  const length = promptLength(theme, memeThemeCharsMax)
  return (
    <PromptForm
      field={field}
      length={length}
      isBlocked={isOut || isDrawing}
      isOneLine
      className={styles.box}
      onSubmit={onSubmit}
    >
      <ThemeField field={field} theme={theme} onChange={onChange} />
      <PromptNotice failure={isOut ? outage : failure} keys={noticeKeys} />
      <div className={styles.row}>
        <div className={styles.settings}>
          <LanguageSelects value={languages} onChange={onChange} />
          <PromptCounter length={length} charsMax={memeThemeCharsMax} />
        </div>
        {isOut ? (
          <PressLink href="/pricing" className={styles.press}>
            {t('create.seePlans')}
          </PressLink>
        ) : (
          <Press
            type="submit"
            disabled={length.kind === 'tooLong'}
            aria-disabled={isDrawing}
            className={styles.press}
            cost={cost && t('create.cost', { count: cost })}
          >
            {length.kind === 'tooLong'
              ? t('create.tooLong', { count: length.over })
              : isDrawing
                ? t('themed.drawing')
                : t(isDrawn ? 'themed.makeOthers' : 'themed.make', { count: themedMemesPerRun })}
          </Press>
        )}
      </div>
    </PromptForm>
  )
}

interface ThemeFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  theme: string
  onChange: (change: { theme: string }) => void
}

function ThemeField({ field, theme, onChange }: ThemeFieldProps) {
  const { t } = useT()
  return (
    <GrowingField
      field={field}
      id="theme"
      name="memeTheme"
      label={t('themed.themeLabel')}
      rows={1}
      value={theme}
      placeholder={t('themed.example')}
      className={styles.say}
      onChange={(value) => onChange({ theme: value.replace(/\s*\n\s*/g, ' ') })}
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
