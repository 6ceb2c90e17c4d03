import { uploadKeyOf } from '@/core/meme/picture-name'
import { findTemplate } from '@/templates/templates'

/** What a meme's picture is called: "The podium". */
export function memeTitle(imageName: string): string {
  if (uploadKeyOf(imageName) !== null) return 'Your own picture'
  return findTemplate(imageName)?.title ?? imageName
}
