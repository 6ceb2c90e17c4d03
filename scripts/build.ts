import { copyApiReference } from './api-reference/copy-api-reference'
import { buildEmojiFont } from './fonts/build-emoji-font'
import { ensureBuild } from './start/fresh-build'
import { Shutdown } from './start/shutdown'
import { loadEnvironmentFiles } from './start/start-configuration'
import { StartFailure } from './start/start-failure'
import { buildTemplates } from './templates/build-templates'

/** `npm run build`: the template pictures and the pages, each only when its source has changed. */
const shutdown = new Shutdown()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void shutdown.run().then(() => process.exit(1)))
}

try {
  loadEnvironmentFiles()
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  await buildEmojiFont()
  await copyApiReference()
  await buildTemplates({ onProgress: console.log })
  await ensureBuild({ given, shutdown, say: console.log })
  console.log('The build is that of this source.')
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  await shutdown.run()
  process.exit(1)
}
