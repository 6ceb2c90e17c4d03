/** Ways to set the words of a meme. @see product-decisions "Wire shapes", GET /meme/style */
export const captionStyles = ['classic', 'clean', 'comic', 'subtitle', 'whisper'] as const
export type CaptionStyle = (typeof captionStyles)[number]
