'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { QuotesIcon } from '@/components/icons/quotes-icon'
import type { Result } from '@/contracts/meme-shapes'
import { CopyTextItems } from '@/meme-ui/card/copy-text-items'
import { DownloadItems } from '@/meme-ui/card/download-items'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'
import { ShareItem } from '@/meme-ui/share/share-item'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'
import { PictureMenu } from './picture-menu'

interface MemeMenuProps {
  meme: Result
  /** Leads to all that its prompt made, from anywhere but there. */
  leadsToPrompt: boolean
  onDelete: () => void
}

/** Every action on a meme except its star. */
export function MemeMenu({ meme, leadsToPrompt, onDelete }: MemeMenuProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(meme)
  const { openShare, shareDialog } = useShareDialog(meme)
  return (
    <>
      <PictureMenu
        altText={meme.altText}
        first={<ShareItem onSelect={openShare} />}
        onCopyPicture={copyPicture}
        downloads={<DownloadItems {...meme} />}
        onDelete={onDelete}
      >
        <CopyTextItems result={meme} />
        {leadsToPrompt && meme.promptId !== null && (
          <DropdownMenu.Item asChild>
            <Link href={`/prompts/${meme.promptId}`} prefetch={false}>
              <QuotesIcon size={19} />
              {t('library.itsPrompt')}
            </Link>
          </DropdownMenu.Item>
        )}
      </PictureMenu>
      {shareDialog}
    </>
  )
}
