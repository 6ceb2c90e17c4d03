'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { ScreenTitle } from '@/components/screen-title'
import { promptCharsMax } from '@/contracts/limits'
import { creditCosts } from '@/core/credits/credit-costs'
import { IdeaBox } from '@/meme-ui/prompt/idea-box'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { useKeptDraft } from '@/meme-ui/prompt/use-kept-draft'
import { DrawnVisuals } from './drawn-visuals'
import { EarlierVisuals } from './earlier-visuals'
import { RatioChoice } from './ratio-choice'
import { type Idea, useVisualRun } from './use-visual-run'
import styles from './visuals.module.css'

/** One idea, four drawings with a lot of room, and the earlier drawings beneath them. */
export function Visuals() {
  const { t } = useT()
  const [idea, setIdea] = useState<Idea>({ concept: '', aspectRatio: '4:5' })
  const { run, failure, draw, isDrawn, show, clearFailure } = useVisualRun()
  const isOut = useIsOut(failure)
  const change = (part: Partial<Idea>) => {
    setIdea((current) => ({ ...current, ...part }))
    clearFailure()
  }
  useKeptDraft({
    place: '/visuals',
    prompt: { text: idea.concept },
    isDone: run.state === 'drawn',
    onFound: ({ text }) => setIdea((current) => ({ ...current, concept: text })),
  })
  const wanted = { ...idea, concept: idea.concept.trim() }
  const shownPromptId = run.state === 'drawn' ? run.visuals[0]?.promptId : undefined
  return (
    <>
      <ScreenTitle className={styles.title}>{t('visuals.title')}</ScreenTitle>
      <p className={`qs-lead ${styles.lead}`}>{t('visuals.lead')}</p>
      <div className={styles.asking}>
        <IdeaBox
          id="concept"
          name="concept"
          label={t('visuals.conceptLabel')}
          placeholder={t('visuals.example')}
          value={idea.concept}
          charsMax={promptCharsMax}
          failure={isOut ? { kind: 'noCredits' } : failure}
          isOut={isOut}
          cost={creditCosts['minimalist-visual']}
          isDrawing={run.state === 'drawing'}
          action={t(run.state === 'drawn' && isDrawn(wanted) ? 'visuals.drawOthers' : 'visuals.draw')}
          drawingLabel={t('visuals.drawing')}
          onChange={(concept) => change({ concept })}
          onSubmit={() => void draw(wanted)}
        />
        <RatioChoice value={idea.aspectRatio} onChange={(aspectRatio) => change({ aspectRatio })} />
      </div>
      <DrawnVisuals run={run} />
      <EarlierVisuals
        shownPromptId={shownPromptId}
        isNew={run.state === 'none'}
        onShow={(visuals) => {
          const [first] = visuals
          if (!first) return
          const { concept, aspectRatio } = first
          setIdea({ concept, aspectRatio })
          show({ concept, aspectRatio }, visuals)
        }}
      />
    </>
  )
}
