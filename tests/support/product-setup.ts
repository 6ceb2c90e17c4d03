import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser'
import { freePort, type Product, startProduct, stopProduct } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    product: Product
  }
}

/**
 * Starts the real product once for all browser tests: its own data directory and port, the checkout's templates and
 * build. That a browser starts is seen first, because building takes longer.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await (await launchBrowser()).close()
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-product-'))
  await startProduct({ port, dataDirectory })
  project.provide('product', { baseUrl: `http://127.0.0.1:${port}`, port, dataDirectory })
  return async () => {
    await stopProduct(dataDirectory)
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
