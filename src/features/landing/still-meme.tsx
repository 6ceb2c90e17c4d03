import { Picture } from '@/components/picture'
import type { ExamplePicture } from './example-picture'
import styles from './landing-meme.module.css'

interface StillMemeProps {
  picture: ExamplePicture
  className?: string | undefined
  /** How wide it is shown, as `sizes` of an `img`. */
  sizes: string
  /** The first of the page: it is asked for before all others. */
  first?: boolean
}

/** A meme that our renderer painted, in a frame whose room is kept before anything has loaded. */
export function StillMeme({ picture, className, sizes, first = false }: StillMemeProps) {
  const { src, srcSet, avifSrcSet, altText, widthPx, heightPx } = picture
  return (
    <div
      className={[styles.meme, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      <picture>
        {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
        <Picture
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={altText}
          width={widthPx}
          height={heightPx}
          loading={first ? 'eager' : 'lazy'}
          // With the first paint, not some frames after it.
          {...(first ? { fetchPriority: 'high', decoding: 'sync' } : {})}
          className={styles.still}
        />
      </picture>
    </div>
  )
}
