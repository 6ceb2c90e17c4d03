import type { ImgHTMLAttributes } from 'react'

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string }

/** An `img`. Our pictures are made in the size and format in which they are shown, so nothing resizes them again. */
export function Picture({ alt, ...rest }: PictureProps) {
  // biome-ignore lint/performance/noImgElement: see above
  return <img alt={alt} decoding="async" {...rest} />
}
