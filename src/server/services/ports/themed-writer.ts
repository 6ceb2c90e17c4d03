import type { Template } from '@/core/template/template'
import type { PictureDescriptions, ThemedLines } from '@/core/writer/themed/theme-lines'
import type { ThemedAnswer, ThemeRequest } from '@/core/writer/themed/write-themed'
import type { WrittenMeme } from '@/core/writer/written-meme'

/** Turns a theme into words for one picture: as many memes as asked for, no caption twice. */
export interface ThemedWriter {
  writeForTemplate(request: ThemeRequest, template: Template): Promise<ThemedAnswer<WrittenMeme>>
  writeForPicture(
    request: ThemeRequest,
    picture: { name: string; descriptions: PictureDescriptions },
  ): Promise<ThemedAnswer<ThemedLines>>
}
