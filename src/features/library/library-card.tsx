'use client'

import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { DropdownMenu } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { Picture } from '@/components/picture'
import type { Result } from '@/contracts/meme-shapes'
import { CopyTextItems } from '@/lib/meme-card/copy-text-items'
import { DownloadItems } from '@/lib/meme-card/download-items'
import { EditLink } from '@/lib/meme-card/edit-link'
import { imageUrlAs } from '@/lib/meme-card/image-format'
import { StarButton } from '@/lib/meme-card/star-button'
import { useCopyMeme } from '@/lib/meme-card/use-copy-meme'
import { useStarResult } from '@/trpc/use-star-result'
import styles from './library-card.module.css'

/** A meme on the shelf: the picture, its star, and everything else in one menu, for the columns are narrow. */
export function LibraryCard({ meme }: { meme: Result }) {
  const { t } = useT()
  const starResult = useStarResult()
  const { copyPicture } = useCopyMeme(meme)
  return (
    <article aria-label={meme.altText}>
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          src={imageUrlAs(meme.imageUrl, 'webp')}
          alt={meme.altText}
          width={meme.width}
          height={meme.height}
          loading="lazy"
        />
        <EditLink resultId={meme.id} name={meme.altText} />
      </div>
      <div className={styles.actions}>
        <StarButton result={meme} onStar={starResult} />
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <IconAction name={t('memeCard.more', { name: meme.altText })} strong>
              <DotsThreeIcon size={24} weight="bold" aria-hidden />
            </IconAction>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <DropdownMenu.Item onSelect={copyPicture}>
              <CopyIcon size={19} weight="bold" aria-hidden />
              {t('memeCard.copyPicture')}
            </DropdownMenu.Item>
            <CopyTextItems result={meme} />
            <DropdownMenu.Separator />
            <DropdownMenu.Label>{t('memeCard.save')}</DropdownMenu.Label>
            <DownloadItems {...meme} />
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </article>
  )
}
