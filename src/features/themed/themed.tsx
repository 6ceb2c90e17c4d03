'use client'

import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { creditCosts } from '@/core/credits/credit-costs'
import { type ChosenPicture, costOn, pictureOf, releasePicture } from './chosen-picture'
import { FileNotice } from './file-notice'
import type { FileProblem } from './file-problem'
import { PictureChooser } from './picture-chooser'
import { PicturePreview } from './picture-preview'
import { readPictureFile } from './read-picture-file'
import { TemplateSearch } from './template-search'
import { ThemeBox } from './theme-box'
import { ThemeChips } from './theme-chips'
import styles from './themed.module.css'
import { ThemedMemes } from './themed-memes'
import { type Draft, useDraft } from './use-draft'
import { usePictureIntake } from './use-picture-intake'
import { useThemedRun } from './use-themed-run'

/** One picture, one theme, four memes; what stands here stays whatever happens. */
export function Themed() {
  const { t } = useT()
  const { draft, change, replacePicture } = useDraft()
  const { run, failure, make, isDrawn, clearFailure } = useThemedRun(replacePicture)
  const [isPictureMissed, setPictureMissed] = useState(false)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const figure = useRef<HTMLElement>(null)
  const { picture, theme } = draft
  const request = picture && { ...draft, picture, theme: theme.trim() }

  const edit = (part: Partial<Draft>) => {
    change(part)
    clearFailure()
    setPictureMissed(false)
  }
  const setPicture = (next: ChosenPicture | undefined) => {
    flushSync(() => edit({ picture: next }))
    if (picture) releasePicture(picture)
    // What was pressed is gone: the focus goes to what has come in its place.
    if (document.activeElement === document.body) (figure.current ?? chooseButton.current)?.focus()
  }
  const { problem, take, forgetProblem } = useFiles(setPicture)
  const isHeld = usePictureIntake(take)
  const choose = (next: ChosenPicture | undefined) => {
    forgetProblem()
    setPicture(next)
  }
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
          <ThemeBox
            theme={theme}
            languages={draft}
            cost={picture && costOn(picture)}
            failure={isPictureMissed ? { kind: 'refused', message: t('themed.pictureMissing') } : failure}
            isDrawing={run.state === 'drawing'}
            isDrawn={request !== undefined && isDrawn(request)}
            onChange={edit}
            onSubmit={submit}
          />
          <ThemeChips theme={theme} onChoose={(chosen) => edit({ theme: chosen })} />
        </div>
      </div>
      {!picture && <TemplateSearch onChoose={(template) => choose(pictureOf(template))} />}
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
      <h1 className={`qs-display-2 ${styles.title}`}>{t('themed.title')}</h1>
      <p className={`qs-lead ${styles.lead}`}>{t('themed.lead', costs)}</p>
    </>
  )
}

/** Files that somebody brings: the picture in one, or what is wrong with it. */
function useFiles(onPicture: (picture: ChosenPicture) => void) {
  const [problem, setProblem] = useState<FileProblem>()
  const take = async (file: File) => {
    setProblem(undefined)
    const read = await readPictureFile(file)
    if ('problem' in read) setProblem(read.problem)
    else onPicture(read.picture)
  }
  return { problem, take: (file: File) => void take(file), forgetProblem: () => setProblem(undefined) }
}
