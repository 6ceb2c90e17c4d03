import { uploadKeyOf } from '@/core/meme/picture-name'
import { titleOf } from '@/templates/template-index'

/** Title of the template under a meme: "The podium". */
export function memeTitle(imageName: string): string {
  if (uploadKeyOf(imageName) !== null) return 'Your own picture'
  return titleOf(imageName) ?? imageName
}
