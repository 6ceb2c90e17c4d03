import { prepareFiles } from './start/prepare-files'
import { Progress } from './start/progress'
import { Shutdown } from './start/shutdown'
import { loadEnvironmentFiles } from './start/start-configuration'
import { StartFailure } from './start/start-failure'

/** `npm run build`: draws the templates and builds the pages, each only where its source has changed. */
const shutdown = new Shutdown()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void shutdown.run().then(() => process.exit(1)))
}

try {
  loadEnvironmentFiles()
  const given = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  await prepareFiles({ given, mode: 'built', shutdown, progress: new Progress(console.log) })
  console.log('The build is that of this source.')
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  await shutdown.run()
  process.exit(1)
}
