'use client'

import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { toast } from 'sonner'
import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import { fetchedOnce } from '@/trpc/fetched-once'
import { drawnBoxesOf } from './own-boxes'
import { TemplateEditor, type WrittenTemplate } from './template-editor'

/** Title, keywords and boxes of an own picture. */
export function EditTemplate({ name }: { name: string }) {
  const { t } = useT()
  const { data, error } = trpc.account.myTemplate.useQuery({ name }, fetchedOnce)
  if (error) {
    return (
      <>
        <h1 className="qs-hidden">{t('ownTemplate.edit')}</h1>
        <EmptyState
          drawing="/art/shrug.webp"
          isBust
          title={t('ownTemplate.missing.title')}
          action={<ButtonLink href="/templates">{t('ownTemplate.missing.back')}</ButtonLink>}
        >
          {t('ownTemplate.missing.text')}
        </EmptyState>
      </>
    )
  }
  if (!data) return <p role="status">{t('ownTemplate.opening')}</p>
  return <Boxes template={data.template} />
}

function Boxes({ template }: { template: Template }) {
  const { t } = useT()
  const router = useRouter()
  const utils = trpc.useUtils()
  const [failure, setFailure] = useState<string>()
  const { mutateAsync, isPending } = trpc.account.updateMyTemplate.useMutation()
  const size = { widthPx: template.width, heightPx: template.height }
  // Calm places are for our own templates: here people begin with no box, or with those they drew.
  const drawn = template.slots.filter(({ id }) => id.startsWith('box-'))
  const keep = async (written: WrittenTemplate) => {
    setFailure(undefined)
    try {
      await mutateAsync({ name: template.name, ...written })
      await Promise.all([utils.account.myTemplates.invalidate(), utils.meme.style.invalidate()])
      toast.success(t('ownTemplate.kept'))
      router.push('/templates?only=own')
    } catch (error) {
      setFailure(navigator.onLine && error instanceof Error ? error.message : t('ownTemplate.offline'))
    }
  }
  return (
    <TemplateEditor
      heading={t('ownTemplate.edit')}
      picture={{ ...size, address: template.imagePath }}
      opened={{
        title: template.title,
        keywords: template.keywords.join(', '),
        boxes: drawnBoxesOf(drawn, size),
      }}
      failure={failure}
      isBusy={isPending}
      onKeep={(written) => void keep(written)}
    />
  )
}
