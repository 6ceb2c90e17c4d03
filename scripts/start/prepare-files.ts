import { copyApiReference } from '../api-reference/copy-api-reference'
import { buildEmojiFont } from '../fonts/build-emoji-font'
import { buildTemplates } from '../templates/build-templates'
import { ensureBuild } from './fresh-build'
import type { Progress } from './progress'
import type { Shutdown } from './shutdown'

interface FileOptions {
  /** The environment that the build may see. */
  given: Record<string, string>
  /** `dev` needs no built pages. */
  mode: 'built' | 'dev'
  shutdown: Shutdown
  onGroup?: (pid: number) => Promise<void>
  progress: Progress
}

/**
 * Draws the templates and builds the pages, each only where its source has changed. They run side by side: no page
 * reads a drawing while it is built.
 * @throws StartFailure when Next cannot build the pages.
 */
export async function prepareFiles({ given, mode, shutdown, onGroup, progress }: FileOptions): Promise<void> {
  const { say } = progress
  await Promise.all([
    buildEmojiFont(),
    copyApiReference(),
    progress.during('drawing the templates', buildTemplates({ onProgress: say })),
    mode === 'built' && progress.during('building the pages', ensureBuild({ given, shutdown, onGroup, say })),
  ])
}
