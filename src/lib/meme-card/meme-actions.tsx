'use client'

import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { DropdownMenu } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import type { Result } from '@/contracts/meme-shapes'
import { CopyTextItems } from './copy-text-items'
import { DownloadItems } from './download-items'
import styles from './meme-card.module.css'
import { StarButton } from './star-button'
import { useCopyMeme } from './use-copy-meme'

interface MemeActionsProps {
  result: Result
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/** Star, copy, download; the rest under "more". Always visible, each named with the meme that it acts on. */
export function MemeActions({ result, onStar }: MemeActionsProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(result)
  const name = result.altText
  return (
    <div className={styles.actions}>
      <StarButton result={result} onStar={onStar} />
      <IconAction name={t('memeCard.copyImage', { name })} onClick={copyPicture}>
        <CopyIcon size={20} weight="bold" aria-hidden />
      </IconAction>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('memeCard.download', { name })}>
            <DownloadSimpleIcon size={20} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">
          <DownloadItems {...result} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('memeCard.more', { name })} strong className={styles.last}>
            <DotsThreeIcon size={24} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" className={styles.menu}>
          <CopyTextItems result={result} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  )
}
