/** The kinds of file that a picture can be had in. @see product-decisions "images" */
export const imageFormats = ['png', 'jpg', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The address of the same picture in another format: only its ending differs. */
export function imageUrlAs(imageUrl: string, format: ImageFormat): string {
  return imageUrl.replace(/\.[a-z]+$/, `.${format}`)
}
