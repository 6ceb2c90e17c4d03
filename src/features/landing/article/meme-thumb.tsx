import { Picture } from '@/components/picture'
import type { PageMeme } from '@/content/page'
import { exampleMeme } from '../example-meme'
import { examplePicture } from '../example-picture'
import styles from './meme-thumb.module.css'

/** The meme of another page, small and whole: as high as its list says. What it says stands beside it, so it has no name. */
export function MemeThumb({ meme: { template, words }, sizes }: { meme: PageMeme; sizes: string }) {
  const { src, srcSet, avifSrcSet, widthPx, heightPx } = examplePicture(exampleMeme(template, words))
  return (
    <picture className={styles.thumb}>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <Picture
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        width={widthPx}
        height={heightPx}
        loading="lazy"
      />
    </picture>
  )
}
