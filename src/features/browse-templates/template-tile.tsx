import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { GifIcon } from '@/components/icons/gif-icon'
import { StarIcon } from '@/components/icons/star-icon'
import { Picture } from '@/components/picture'
import { freeCorner } from './free-corner'
import type { ShownTemplate } from './shown-template'
import styles from './template-tile.module.css'
import { TileMenu, type TileMenuProps } from './tile-menu'

/** The painter is loaded when an example is shown. */
const TileExample = dynamic(() => import('./tile-example').then((module) => module.TileExample), {
  ssr: false,
})

/** A blank template that links to the editor; on hover and focus it shows an example. */
export function TemplateTile({ template, isStarred, onStar }: TileMenuProps) {
  const { t } = useT()
  const [isNear, setNear] = useState(false)
  const { name, title, picture, width, height, slots, isMoving, isOwn } = template
  return (
    <article aria-label={title} className={styles.tile}>
      <Link
        href={`/templates/${name}`}
        prefetch={false}
        aria-label={t('templates.use', { title })}
        className={styles.frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNear(true)}
        onPointerLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      >
        <Picture src={picture} alt="" loading="lazy" className={styles.picture} />
        {isNear && !isOwn && <TileExample name={name} className={styles.example} />}
        {isMoving && (
          <span className={styles.gif} title={t('templates.moves')}>
            <GifIcon size={20} />
          </span>
        )}
        <span aria-hidden className={styles.pill} data-corner={freeCorner(slots, isMoving)}>
          {t('templates.useThis')}
        </span>
      </Link>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.kind}>
          <Kind template={template} />
        </p>
        <IconAction
          name={t('templates.star', { title })}
          aria-pressed={isStarred}
          className={`${styles.star} ${isStarred ? styles.starred : ''}`}
          onClick={() => onStar(!isStarred)}
        >
          <StarIcon size={19} weight={isStarred ? 'fill' : 'bold'} />
        </IconAction>
        <TileMenu template={template} isStarred={isStarred} onStar={onStar} />
      </div>
    </article>
  )
}

/** "temptation, three boxes"; on a phone, "temptation". */
function Kind({ template: { jokeShape, slots } }: { template: ShownTemplate }) {
  const { t } = useT()
  const boxes = t(`templates.boxes.${slots.length}`)
  const kind = jokeShape === null ? t('templates.yours') : t(`templates.shapes.${jokeShape}`).toLowerCase()
  return (
    <>
      {kind}
      <span className={styles.boxes}>{t('templates.andBoxes', { boxes })}</span>
    </>
  )
}
