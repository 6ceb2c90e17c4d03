'use client'

import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { ownTitleCharsMax } from '@/contracts/limits'
import { cutText } from '@/core/text/text-limit'
import { FileNotice } from '@/meme-ui/picture-file/file-notice'
import type { FileProblem } from '@/meme-ui/picture-file/file-problem'
import { PictureChooser } from '@/meme-ui/picture-file/picture-chooser'
import { base64Of, type OpenedPicture, readPictureFile } from '@/meme-ui/picture-file/read-picture-file'
import { usePictureIntake } from '@/meme-ui/picture-file/use-picture-intake'
import { trpc } from '@/trpc/client'
import styles from './new-template.module.css'
import { TemplateEditor, type WrittenTemplate } from './template-editor'

/** Turns an own picture into a template: dropped, pasted or chosen, then drawn on, then saved. */
export function NewTemplate() {
  const { t } = useT()
  const router = useRouter()
  const utils = trpc.useUtils()
  const button = useRef<HTMLButtonElement>(null)
  const [picture, setPicture] = useState<OpenedPicture>()
  const [problem, setProblem] = useState<FileProblem>()
  const [failure, setFailure] = useState<string>()
  const { mutateAsync, isPending } = trpc.account.addMyTemplate.useMutation()

  const take = async (file: File) => {
    const read = await readPictureFile(file)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    if (picture) URL.revokeObjectURL(picture.address)
    setPicture(read.picture)
  }
  const isHeld = usePictureIntake((file) => void take(file))
  const keep = async (written: WrittenTemplate) => {
    if (!picture) return
    setFailure(undefined)
    try {
      const { template } = await mutateAsync({ ...written, base64String: await base64Of(picture.file) })
      await utils.account.myTemplates.invalidate()
      toast.success(t('ownTemplate.kept'))
      router.push(`/templates/${template.name}`)
    } catch (error) {
      setFailure(navigator.onLine && error instanceof Error ? error.message : t('ownTemplate.offline'))
    }
  }
  if (!picture) {
    return (
      <div className={styles.choosing}>
        <h1 className={`qs-display-2 ${styles.heading}`}>{t('ownTemplate.new')}</h1>
        <p className="qs-lead">{t('ownTemplate.lead')}</p>
        <PictureChooser button={button} isHeld={isHeld} onFile={(file) => void take(file)} />
        <FileNotice problem={problem} />
      </div>
    )
  }
  return (
    <>
      <FileNotice problem={problem} />
      <TemplateEditor
        key={picture.address}
        heading={t('ownTemplate.new')}
        picture={picture}
        opened={{ title: titleOf(picture.title), keywords: '', boxes: [] }}
        failure={failure}
        isBusy={isPending}
        onKeep={(written) => void keep(written)}
      />
    </>
  )
}

/** A file's name without its ending says something more often than not. */
function titleOf(fileName: string): string {
  const title = fileName
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return cutText(title, ownTitleCharsMax)
}
