import type { IdeaAcceptance, IdeaRequest } from '@/core/visual/visual-idea'
import type { Acceptance, AcceptRequest } from '@/core/writer/accept/accept-meme'
import type { ThemedLines } from '@/core/writer/themed/theme-lines'
import type { ThemedAnswer } from '@/core/writer/themed/write-themed'
import type { WriterAnswer, WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { LayoutEngine } from '@/server/services/ports/layout-engine'
import type { ModerationVerdict } from '@/server/services/ports/moderator'
import type { TemplateSearchRequest } from '@/server/services/ports/template-search'
import type { OwnPicture, ThemedRequest } from '@/server/services/ports/themed-writer'

/** Jobs of a text thread. Input and output cross between threads, so both are plain data; templates go by name. */
export interface TextJobs extends LayoutEngine {
  write(request: CaptionRequest): Promise<WriterAnswer>
  writeForTemplate(input: {
    request: ThemedRequest
    templateName: string
  }): Promise<ThemedAnswer<WrittenMeme>>
  writeForPicture(input: {
    request: ThemedRequest
    picture: Pick<OwnPicture, 'name' | 'descriptions'>
  }): Promise<ThemedAnswer<ThemedLines>>
  checkTexts(texts: readonly string[]): Promise<ModerationVerdict[]>
  checkWritten(texts: readonly string[]): Promise<ModerationVerdict[]>
  accept(request: AcceptRequest): Promise<Acceptance>
  acceptIdea(request: IdeaRequest): Promise<IdeaAcceptance>
  searchTemplates(request: TemplateSearchRequest): Promise<string[]>
}

/** Start-up data of a text thread. */
export interface TextWorkerData {
  /** Directory of the caption font packages. */
  fontPackagesDir: string
  /** Which font files the process has, shared by all its threads. */
  fontMemory: SharedArrayBuffer
}
