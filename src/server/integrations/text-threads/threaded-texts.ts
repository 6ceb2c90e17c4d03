import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { MemeParts } from '@/core/meme/compose-meme'
import type { Template } from '@/core/template/template'
import { isProduction } from '@/env/production'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'
import type { LayoutEngine } from '@/server/services/ports/layout-engine'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import type { ModerationVerdict, Moderator } from '@/server/services/ports/moderator'
import type { TemplateSearch } from '@/server/services/ports/template-search'
import type { ThemedWriter } from '@/server/services/ports/themed-writer'
import type { IdeaAcceptor } from '@/server/services/ports/visual-writer'
import type { TextWorkerData } from './text-jobs'
import { TextPool } from './text-pool'

/** Each has the language data for itself, some 100 MB; one writes forty runs a second. */
const threadsMax = 2
/** Some three seconds of work. */
const waitingMax = 120

export interface ThreadedTexts {
  writer: CaptionWriter & ThemedWriter
  /** Judges by rules alone. */
  moderator: Moderator
  acceptor: MemeAcceptor & IdeaAcceptor
  templateSearch: TemplateSearch
  layout: LayoutEngine
  /** Finishes what is running and ends the threads. */
  close(): Promise<void>
}

export interface ThreadedTextsOptions extends TextWorkerData {
  findTemplate(name: string): Template | undefined
  /** Threads; two, or one on a single processor, when absent. */
  threads?: number | undefined
  /** Jobs that may wait; 120 when absent. */
  waitingMax?: number | undefined
}

/**
 * Writing, judging, searching and laying out, in worker threads: a text of 500 characters can take a tenth of a second,
 * and in the thread that answers requests everybody would wait for it. The first thread starts at once.
 *
 * @see docs/adr/0043-texts-in-worker-threads.md
 */
export function createThreadedTexts({ findTemplate, ...options }: ThreadedTextsOptions): ThreadedTexts {
  const { fontPackagesDir, fontMemory } = options
  const pool = new TextPool({
    workerFile: workerFile(),
    workerData: { fontPackagesDir, fontMemory },
    threads: options.threads ?? Math.min(threadsMax, availableParallelism()),
    waitingMax: options.waitingMax ?? waitingMax,
  })
  return {
    writer: {
      write: (request, watch) => pool.run('write', request, watch?.signal),
      writeForTemplate: (request, { name }) => pool.run('writeForTemplate', { request, templateName: name }),
      writeForPicture: (request, { name, descriptions }) =>
        pool.run('writeForPicture', { request, picture: { name, descriptions } }),
    },
    moderator: {
      check: async (text) => first(await pool.run('checkTexts', [text])),
      checkEach: (texts) => pool.run('checkTexts', texts),
      checkWritten: (texts) => pool.run('checkWritten', texts),
    },
    acceptor: {
      accept: (request) => pool.run('accept', request),
      acceptIdea: (request) => pool.run('acceptIdea', request),
    },
    templateSearch: {
      async search(request) {
        const names = await pool.run('searchTemplates', request)
        return names.flatMap((name) => findTemplate(name) ?? [])
      },
    },
    layout: {
      composeMeme: (parts) => pool.run('composeMeme', withPlainTemplate(parts)),
      composeMemes: (memes) => pool.run('composeMemes', memes.map(withPlainTemplate)),
      composeUploads: (memes) => pool.run('composeUploads', memes),
      measureMeme: (parts) => pool.run('measureMeme', parts),
      shrinkMeme: (input) => pool.run('shrinkMeme', input),
      composeVisuals: (input) => pool.run('composeVisuals', input),
    },
    close: () => pool.close(),
  }
}

/** A layout needs four fields of a template, so only these are copied to the thread. */
function withPlainTemplate(parts: MemeParts): MemeParts {
  const { name, width, height, slots } = parts.template
  return { ...parts, template: { name, width, height, slots } }
}

function first([verdict]: readonly ModerationVerdict[]): ModerationVerdict {
  if (!verdict) throw new Error('A text was not judged')
  return verdict
}

/**
 * The program of the threads: as it was built, or its source while the product is worked on. The path is put together
 * at run time, because Next would bundle a file that it saw.
 */
function workerFile(): string {
  const file = isProduction ? ['dist', 'text-worker.js'] : ['src', 'server', 'text-worker.ts']
  return path.join(/* turbopackIgnore: true */ process.cwd(), ...file)
}
