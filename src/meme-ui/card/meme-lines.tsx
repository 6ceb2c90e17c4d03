import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { ArrowsLeftRightIcon } from '@/components/icons/arrows-left-right-icon'
import { LinkSimpleIcon } from '@/components/icons/link-simple-icon'
import { PencilSimpleIcon } from '@/components/icons/pencil-simple-icon'
import { SparkleIcon } from '@/components/icons/sparkle-icon'
import { TextAaIcon } from '@/components/icons/text-aa-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import type { Result } from '@/contracts/meme-shapes'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { MemeActions } from './meme-actions'
import { useCopyMeme } from './use-copy-meme'

/** An item of a meme's menu or sheet. */
export interface MemeLine {
  key: 'swap' | 'more' | 'edit' | 'altText' | 'share' | 'delete'
  icon: ReactNode
  label: string
  /** Cost in words. */
  cost?: string
  /** A key that does the same while the menu is open. */
  shortcut?: string
  /** Leads there instead of doing something. */
  href?: string
  onSelect?: () => void
}

const iconPx = 20

/** The items in groups: changing the meme, sharing it, deleting it. */
export function useMemeLines(result: Result, actions: MemeActions, openShare: () => void): MemeLine[][] {
  const { t } = useT()
  const { copyAltText } = useCopyMeme(result)
  const { onSwap, moreLike, onDelete } = actions
  const mayMove = uploadKeyOf(result.imageName) === null
  const change: (MemeLine | false | undefined)[] = [
    onSwap &&
      mayMove && {
        key: 'swap',
        icon: <ArrowsLeftRightIcon size={iconPx} />,
        label: t('memeCard.swap'),
        shortcut: 'S',
        onSelect: () => void onSwap(result),
      },
    moreLike &&
      mayMove && {
        key: 'more',
        icon: <SparkleIcon size={iconPx} />,
        label: t('memeCard.moreLike'),
        cost: t('create.cost', { count: moreLike.cost }),
        shortcut: 'M',
        onSelect: () => moreLike.onAsk(result),
      },
    {
      key: 'edit',
      icon: <PencilSimpleIcon size={iconPx} />,
      label: t('memeCard.edit'),
      shortcut: 'E',
      href: `/edit/${result.id}`,
    },
  ]
  const handOn: MemeLine[] = [
    {
      key: 'altText',
      icon: <TextAaIcon size={iconPx} />,
      label: t('memeCard.copyAltText'),
      onSelect: copyAltText,
    },
    {
      key: 'share',
      icon: <LinkSimpleIcon size={iconPx} />,
      label: t('share.menu'),
      onSelect: openShare,
    },
  ]
  const end: MemeLine[] = onDelete
    ? [
        {
          key: 'delete',
          icon: <TrashIcon size={iconPx} />,
          label: t('memeCard.delete'),
          onSelect: () => onDelete(result),
        },
      ]
    : []
  return [change.filter((line): line is MemeLine => Boolean(line)), handOn, end].filter(
    (group) => group.length > 0,
  )
}
