import type { Template } from '@/core/template/template'
import type { PictureDescriptions, ThemedLines } from '@/core/writer/themed/theme-lines'
import type { ThemedAnswer, ThemeRequest } from '@/core/writer/themed/write-themed'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from './caption-writer'

export interface ThemedRequest extends ThemeRequest, Pick<CaptionRequest, 'told' | 'accountId'> {}

/** A picture that somebody brought. */
export interface OwnPicture {
  name: string
  descriptions: PictureDescriptions
  /** Reads its file, for a model that sees pictures. */
  read?: (() => Promise<Uint8Array>) | undefined
}

/** Turns a theme into words for one picture: as many memes as asked for, no caption twice. */
export interface ThemedWriter {
  writeForTemplate(request: ThemedRequest, template: Template): Promise<ThemedAnswer<WrittenMeme>>
  writeForPicture(request: ThemedRequest, picture: OwnPicture): Promise<ThemedAnswer<ThemedLines>>
}
