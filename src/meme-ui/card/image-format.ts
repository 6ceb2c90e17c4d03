/** The kinds of file that a picture can be had in. @see product-decisions "images" */
const stillFormats = ['png', 'jpg', 'webp'] as const
const movingFormats = ['gif', 'webp'] as const
export type ImageFormat = (typeof stillFormats)[number] | (typeof movingFormats)[number]

/** The download formats of a picture: for a moving one, those that can move. */
export function formatsOf(animated: boolean): readonly ImageFormat[] {
  return animated ? movingFormats : stillFormats
}

/** The address of the same picture in another format: only its ending differs. A visual also comes as SVG. */
export function imageUrlAs(imageUrl: string, format: ImageFormat | 'svg'): string {
  return imageUrl.replace(/\.[a-z]+$/, `.${format}`)
}
