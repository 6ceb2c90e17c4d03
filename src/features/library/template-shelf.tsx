import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { toast } from 'sonner'
import { GhostButton } from '@/components/ghost-button'
import { Picture } from '@/components/picture'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import { DeleteTemplateDialog } from './delete-template-dialog'
import type { Shelf } from './shelf'
import { ShelfFoot } from './shelf-foot'
import styles from './template-shelf.module.css'

interface TemplateShelfProps {
  shelf: Extract<Shelf<Template>, { state: 'loaded' }>
}

/** One's own pictures: to write on, to draw boxes on, to delete. */
export function TemplateShelf({ shelf }: TemplateShelfProps) {
  const { t } = useT()
  const utils = trpc.useUtils()
  const remove = trpc.account.deleteMyTemplate.useMutation()
  const [leaving, setLeaving] = useState<Template>()
  const confirm = async ({ name }: Template) => {
    try {
      await remove.mutateAsync({ name })
      setLeaving(undefined)
      toast.success(t('library.template.deleted'))
      await Promise.all([utils.account.myTemplates.invalidate(), utils.account.myMemes.invalidate()])
    } catch {
      toast.error(t('library.deleteFailed'))
    }
  }
  return (
    <>
      <ul className={styles.templates} aria-label={t('library.templates')}>
        {shelf.items.map((template) => (
          <li key={template.name}>
            <article aria-label={template.title}>
              <Link href={`/templates/${template.name}`} prefetch={false} className={styles.picture}>
                <Picture
                  src={template.imagePath}
                  alt={template.description || template.title}
                  width={template.width}
                  height={template.height}
                  loading="lazy"
                />
                <span className={styles.pill}>{t('library.template.use')}</span>
              </Link>
              <b className={styles.title}>{template.title}</b>
              <span className={styles.meta}>
                {t('library.template.boxes', { count: template.slots.length })}
              </span>
              <span className={styles.actions}>
                <Link
                  href={`/templates/${template.name}/boxes`}
                  prefetch={false}
                  className="qs-link"
                  aria-label={t('library.template.drawNamed', { name: template.title })}
                >
                  {t('library.template.draw')}
                </Link>
                <GhostButton
                  size="2"
                  aria-label={t('library.template.deleteNamed', { name: template.title })}
                  onClick={() => setLeaving(template)}
                >
                  {t('library.picked.delete')}
                </GhostButton>
              </span>
            </article>
          </li>
        ))}
      </ul>
      <ShelfFoot shelf={shelf} shown={shelf.items.length} total={shelf.total} />
      <DeleteTemplateDialog
        template={leaving}
        isBusy={remove.isPending}
        onKeep={() => setLeaving(undefined)}
        onDelete={confirm}
      />
    </>
  )
}
