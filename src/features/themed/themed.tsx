'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { ScreenTitle } from '@/components/screen-title'
import { creditCosts } from '@/core/credits/credit-costs'
import { FileNotice } from '@/meme-ui/picture-file/file-notice'
import { PictureChooser } from '@/meme-ui/picture-file/picture-chooser'
import { usePictureIntake } from '@/meme-ui/picture-file/use-picture-intake'
import { useKeptDraft } from '@/meme-ui/prompt/use-kept-draft'
import { TemplateSearch } from '@/meme-ui/template-picker/template-search'
import { costOn, pictureOf } from './chosen-picture'
import { PicturePreview } from './picture-preview'
import { ThemeForm } from './theme-form'
import { ThemeTiles } from './theme-tiles'
import styles from './themed.module.css'
import { ThemedMemes } from './themed-memes'
import { useAskedPicture } from './use-asked-picture'
import { type Draft, useDraft } from './use-draft'
import { usePictureChoice } from './use-picture-choice'
import { useThemedRun } from './use-themed-run'

/** One picture, one theme, four memes. The input survives every failure. */
export function Themed() {
  const { t } = useT()
  const { draft, change, replacePicture } = useDraft()
  const { run, failure, make, isDrawn, clearFailure } = useThemedRun(replacePicture)
  useKeptDraft({
    place: '/themed',
    prompt: {
      text: draft.theme,
      inputLanguage: draft.inputLanguage,
      outputLanguage: draft.outputLanguage,
    },
    isDone: run.state === 'drawn',
    onFound: ({ text, inputLanguage, outputLanguage }) =>
      change({ theme: text, inputLanguage, outputLanguage }),
  })
  const [isPictureMissed, setPictureMissed] = useState(false)
  const { picture, theme } = draft
  const request = picture && { ...draft, picture, theme: theme.trim() }

  const edit = (part: Partial<Draft>) => {
    change(part)
    clearFailure()
    setPictureMissed(false)
  }
  const { chooseButton, figure, problem, choose, take } = usePictureChoice(picture, (next) =>
    edit({ picture: next }),
  )
  const isHeld = usePictureIntake(take)
  useAskedPicture(choose)
  const submit = () => {
    if (request) return void make(request)
    setPictureMissed(true)
    chooseButton.current?.focus()
  }
  return (
    <>
      <Heading />
      <div className={styles.asking}>
        <div className={styles.picture}>
          {picture ? (
            <PicturePreview figure={figure} picture={picture} onRemove={() => choose(undefined)} />
          ) : (
            <PictureChooser button={chooseButton} isHeld={isHeld} onFile={take} />
          )}
          <FileNotice problem={problem} />
        </div>
        <div className={styles.saying}>
          <ThemeForm
            theme={theme}
            languages={draft}
            cost={picture && costOn(picture)}
            failure={isPictureMissed ? { kind: 'refused', message: t('themed.pictureMissing') } : failure}
            isDrawing={run.state === 'drawing'}
            isDrawn={request !== undefined && isDrawn(request)}
            onChange={edit}
            onSubmit={submit}
          />
          <ThemeTiles theme={theme} onChoose={(chosen) => edit({ theme: chosen })} />
        </div>
      </div>
      {!picture && (
        <TemplateSearch heading={t('themed.ours')} onChoose={(template) => choose(pictureOf(template))} />
      )}
      <ThemedMemes run={run} />
    </>
  )
}

function Heading() {
  const { t } = useT()
  const costs = {
    ours: t('create.cost', { count: creditCosts['themed-template'] }),
    own: t('create.cost', { count: creditCosts['themed-upload'] }),
  }
  return (
    <>
      <ScreenTitle className={styles.title}>{t('themed.title')}</ScreenTitle>
      <p className={`qs-lead ${styles.lead}`}>{t('themed.lead', costs)}</p>
    </>
  )
}
