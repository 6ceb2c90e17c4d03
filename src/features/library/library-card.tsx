'use client'

import { useT } from 'next-i18next/client'
import { memo } from 'react'
import { Picture } from '@/components/picture'
import { EditLink } from '@/meme-ui/card/edit-link'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { StarButton } from '@/meme-ui/card/star-button'
import styles from './library-card.module.css'
import { factsOf, type LibraryPicture } from './library-picture'
import { MemeMenu } from './meme-menu'
import { PickBox } from './pick-box'
import { useLongPress } from './use-long-press'
import { VisualMenu } from './visual-menu'

/** Twice the width of a column on a desk, px. */
const pictureWidthPx = 480

interface LibraryCardProps {
  picture: LibraryPicture
  isPicked: boolean
  /** Every picture has a checkbox, and pressing this one picks it. */
  isPicking: boolean
  /** Its menu links to its prompt; true when absent. */
  leadsToPrompt?: boolean
  onToggle: (key: string) => void
  onStar: (picture: LibraryPicture, starred: boolean) => Promise<void>
  onDelete: (picture: LibraryPicture) => void
}

/** A picture on the shelf: its star, a checkbox, and everything else in one menu, because columns are narrow. */
export const LibraryCard = memo(function LibraryCard(props: LibraryCardProps) {
  const { picture, isPicked, isPicking, leadsToPrompt = true, onToggle, onStar, onDelete } = props
  const { t } = useT()
  const { key, id, altText, starred, ratio } = factsOf(picture)
  const toggle = () => onToggle(key)
  const longPress = useLongPress(toggle)
  const star = { id, altText, starred }
  return (
    <article aria-label={altText} className={styles.card} data-picked={isPicked} data-picking={isPicking}>
      <div className={styles.frame} {...longPress}>
        <Picture
          className={styles.picture}
          style={{ aspectRatio: 1 / ratio }}
          src={addressOf(picture)}
          alt={altText}
          loading="lazy"
        />
        {picture.kind === 'meme' && !isPicking && <EditLink resultId={id} name={altText} />}
        {isPicking && (
          // The box beside it says and does the same for the keyboard and for screen readers.
          <button type="button" tabIndex={-1} aria-hidden className={styles.cover} onClick={toggle} />
        )}
        <PickBox
          name={t('library.pick', { name: altText })}
          isPicked={isPicked}
          className={styles.box}
          onToggle={toggle}
        />
      </div>
      <div className={styles.actions}>
        <StarButton result={star} onStar={(_id, wanted) => onStar(picture, wanted)} />
        {picture.kind === 'meme' ? (
          <MemeMenu meme={picture.meme} leadsToPrompt={leadsToPrompt} onDelete={() => onDelete(picture)} />
        ) : (
          <VisualMenu visual={picture.visual} onDelete={() => onDelete(picture)} />
        )}
      </div>
    </article>
  )
})

/** A moving meme has the size of its frames. */
function addressOf(picture: LibraryPicture): string {
  const webp = imageUrlAs(picture.kind === 'meme' ? picture.meme.imageUrl : picture.visual.imageUrl, 'webp')
  const isMoving = picture.kind === 'meme' && picture.meme.animated
  return isMoving ? webp : `${webp}?width=${pictureWidthPx}`
}
