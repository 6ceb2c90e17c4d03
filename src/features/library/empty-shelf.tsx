import { useT } from 'next-i18next/client'
import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import type { ShelfName } from './shelf-names'

/** The empty state of a shelf: how to fill it. */
const ways: Record<ShelfName, { drawing: string; href: string }> = {
  memes: { drawing: '/art/unbox.webp', href: '/create' },
  prompts: { drawing: '/art/lay.webp', href: '/create' },
  templates: { drawing: '/art/clumsy.webp', href: '/templates/new' },
  visuals: { drawing: '/art/meditate.webp', href: '/visuals' },
  saved: { drawing: '/art/unbox.webp', href: '/create' },
}

/** @param search the search without results; empty where the list itself is empty */
export function EmptyShelf({ shelf, search }: { shelf: ShelfName; search: string }) {
  const { t } = useT()
  if (search) {
    return (
      <EmptyState drawing="/art/shrug.webp" isBust title={t('library.notFound.title', { search })}>
        {t('library.notFound.text')}
      </EmptyState>
    )
  }
  const { drawing, href } = ways[shelf]
  return (
    <EmptyState
      drawing={drawing}
      title={t(`library.empty.${shelf}.title`)}
      action={<ButtonLink href={href}>{t(`library.empty.${shelf}.action`)}</ButtonLink>}
    >
      {t(`library.empty.${shelf}.text`)}
    </EmptyState>
  )
}
