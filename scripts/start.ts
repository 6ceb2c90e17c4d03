import { ConfigurationError } from '@/env/configuration-error'
import { announcement } from './start/announcement'
import { chooseModel } from './start/choose-model'
import { whenNpmEnds } from './start/parent-watch'
import { Shutdown } from './start/shutdown'
import { loadEnvironmentFiles, readStartConfiguration } from './start/start-configuration'
import { StartFailure } from './start/start-failure'
import { startProduct } from './start/start-product'

/**
 * `npm start` and, with `--dev`, `npm run dev`: the whole product on a machine with nothing configured. What goes
 * wrong in a way that a person can mend is one sentence on stderr and exit 1. SIGINT, SIGTERM and SIGHUP end
 * everything that was started.
 */
async function main(): Promise<void> {
  const startedAtMs = performance.now()
  const shutdown = new Shutdown()
  const stop = () => {
    // Ctrl-C arrives twice: from the terminal, and once more from npm.
    if (shutdown.begun) return
    console.log('\nStopping.')
    void shutdown.run().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  whenNpmEnds(stop)
  // A terminal that was closed must not keep us from ending what runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    loadEnvironmentFiles()
    const { configuration, captions } = await chooseModel(readStartConfiguration(process.env))
    const product = await startProduct({
      configuration,
      mode: process.argv.includes('--dev') ? 'dev' : 'built',
      shutdown,
      say: console.log,
    })
    console.log(announcement(configuration, captions, (performance.now() - startedAtMs) / 1000))
    throw new StartFailure(await product.ended)
  } catch (error) {
    if (shutdown.begun) return
    console.error(isForPeople(error) ? error.message : error)
    await shutdown.run()
    process.exit(1)
  }
}

function isForPeople(error: unknown): error is Error {
  return error instanceof StartFailure || error instanceof ConfigurationError
}

await main()
