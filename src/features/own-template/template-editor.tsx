'use client'

import { TextField } from '@radix-ui/themes'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useId } from 'react'
import { Button } from '@/components/button'
import { ownTitleCharsMax } from '@/contracts/limits'
import type { OwnBox } from '@/contracts/own-template'
import { insertWithin } from '@/core/text/text-limit'
import { BoxFields } from './box-fields'
import { BoxStage } from './box-stage'
import { keywordsOf } from './keywords'
import { ownBoxesOf, type PictureSize } from './own-boxes'
import styles from './template-editor.module.css'
import { type TemplateDraft, useTemplateDraft } from './use-template-draft'

/** The input that saves a picture as a template. */
export interface WrittenTemplate {
  title: string
  keywords: string[]
  boxes: OwnBox[]
}

interface TemplateEditorProps {
  heading: string
  picture: PictureSize & { address: string }
  opened: TemplateDraft
  /** Why it was not kept. */
  failure: string | undefined
  isBusy: boolean
  onKeep: (written: WrittenTemplate) => void
}

/** An own picture with its boxes, title and keywords. */
export function TemplateEditor({ heading, picture, opened, failure, isBusy, onKeep }: TemplateEditorProps) {
  const { t } = useT()
  const tools = useTemplateDraft(picture, opened)
  const { draft, setDraft } = tools
  const ids = { title: useId(), keywords: useId(), help: useId() }
  const title = draft.title.trim()
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || title === '') return
    const boxes = ownBoxesOf(draft.boxes, picture, (number) => t('ownTemplate.box', { number }))
    onKeep({ title, keywords: keywordsOf(draft.keywords), boxes })
  }
  return (
    <form onSubmit={keep} className={styles.form}>
      <h1 className={`qs-display-2 ${styles.heading}`}>{heading}</h1>
      <div className={styles.stage}>
        <BoxStage picture={{ ...picture, altText: t('ownTemplate.picture', { title }) }} tools={tools} />
      </div>
      <div className={styles.panel}>
        <div className={styles.field}>
          <label htmlFor={ids.title}>{t('ownTemplate.title')}</label>
          <TextField.Root
            id={ids.title}
            size="3"
            required
            value={draft.title}
            onChange={(event) => {
              const title = insertWithin(draft.title, event.target.value, ownTitleCharsMax)
              setDraft({ ...draft, title })
            }}
          />
        </div>
        <BoxFields tools={tools} />
        <div className={styles.field}>
          <label htmlFor={ids.keywords}>{t('ownTemplate.keywords')}</label>
          <TextField.Root
            id={ids.keywords}
            size="3"
            aria-describedby={ids.help}
            maxLength={500}
            value={draft.keywords}
            onChange={(event) => setDraft({ ...draft, keywords: event.target.value })}
          />
          <p id={ids.help} className="qs-small qs-quiet">
            {t('ownTemplate.keywordsHelp')}
          </p>
        </div>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.actions}>
          <Button type="submit" disabled={title === ''}>
            {t(isBusy ? 'ownTemplate.keeping' : 'ownTemplate.keep')}
          </Button>
          <Link href="/templates" className="qs-link">
            {t('ownTemplate.leave')}
          </Link>
        </div>
      </div>
    </form>
  )
}
