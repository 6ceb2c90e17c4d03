import { uploadKeyOf } from '@/core/meme/picture-name'

/** A shared meme as its page shows it. */
export interface PublicMeme {
  imageName: string
  imageUrl: string
  altText: string
  widthPx: number
  heightPx: number
  animated: boolean
  /** Without an ending. */
  fileName: string
  /** It was made from a prompt, shown or not. */
  hasPrompt: boolean
  /** Null unless its owner shows it. */
  prompt: { text: string; isTheme: boolean; language: string | undefined } | null
}

/** The link to make a similar meme: its template with blank boxes, or the prompt for an own picture. */
export function makeAddress(imageName: string): string {
  return uploadKeyOf(imageName) === null ? `/templates/${imageName}` : '/create'
}

/** Whose words, whose drawing: the key of the line that says it. */
export function sourceOf({ imageName, hasPrompt }: Pick<PublicMeme, 'imageName' | 'hasPrompt'>): string {
  if (uploadKeyOf(imageName) !== null) return 'share.byUpload'
  return hasPrompt ? 'share.byMachine' : 'share.byHand'
}
