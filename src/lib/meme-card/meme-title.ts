import { findTemplate } from '@/templates/templates'

/** What a meme's picture is called: "The podium". */
export function memeTitle(imageName: string): string {
  return findTemplate(imageName)?.title ?? imageName
}
