'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import { QuotesIcon } from '@/components/icons/quotes-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import type { Result } from '@/contracts/meme-shapes'
import { CopyTextItems } from '@/meme-ui/card/copy-text-items'
import { DownloadItems } from '@/meme-ui/card/download-items'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'
import { ShareItem } from '@/meme-ui/share/share-item'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'

interface MemeMenuProps {
  meme: Result
  /** Leads to all that its prompt made, from anywhere but there. */
  leadsToPrompt: boolean
  onDelete: () => void
}

/** Everything that can be done with a meme but to star it. */
export function MemeMenu({ meme, leadsToPrompt, onDelete }: MemeMenuProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(meme)
  const { openShare, shareDialog } = useShareDialog(meme)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('memeCard.more', { name: meme.altText })} strong>
            <DotsThreeIcon size={24} />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <ShareItem onSelect={openShare} />
          <DropdownMenu.Item onSelect={copyPicture}>
            <CopyIcon size={19} />
            {t('memeCard.copyPicture')}
          </DropdownMenu.Item>
          <CopyTextItems result={meme} />
          {leadsToPrompt && meme.promptId !== null && (
            <DropdownMenu.Item asChild>
              <Link href={`/prompts/${meme.promptId}`} prefetch={false}>
                <QuotesIcon size={19} />
                {t('library.itsPrompt')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator />
          <DropdownMenu.Label>{t('memeCard.save')}</DropdownMenu.Label>
          <DownloadItems {...meme} />
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={onDelete}>
            <TrashIcon size={19} />
            {t('library.picked.delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {shareDialog}
    </>
  )
}
