import type { Template } from '@/core/template/template'
import type { ModelMeme } from '@/core/writer/accept/model-meme'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import { CandidateSet } from './candidate-set'
import { createCatalogues } from './catalogue'
import { complete } from './language-model-writer'

export interface BrowserWriterOptions {
  templates: readonly Template[]
  /** Writes what the browser's model did not, and what was refused. */
  builtIn: CaptionWriter
  acceptor: MemeAcceptor
}

/**
 * A writer of what a model in the caller's browser wrote: it passes the same checks as the words of a model that we ask,
 * because whoever calls may have written anything. decision: ADR-0057
 */
export function createBrowserWriter({
  templates,
  builtIn,
  acceptor,
}: BrowserWriterOptions): (written: readonly ModelMeme[]) => CaptionWriter {
  const catalogueFor = createCatalogues(templates)
  return (written) => ({
    async write(request) {
      const offline = await builtIn.write(request)
      const offered = catalogueFor(request).templates
      const set = new CandidateSet({ request, templates: offered, acceptor, countMax: request.count })
      for (const meme of written) await set.consider(meme)
      return complete(request.count, offline, { memes: set.memes, usage: null, isWatched: false })
    },
  })
}
