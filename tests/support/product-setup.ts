import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser'
import { closeProduct, openProduct, type Product } from './product'

declare module 'vitest' {
  interface ProvidedContext {
    product: Product
  }
}

/**
 * Starts the real product once for all browser tests: its own data directory and port, the checkout's templates and
 * build. A browser is started first, because a missing one shows at once and a build takes minutes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await (await launchBrowser()).close()
  const product = await openProduct()
  project.provide('product', product)
  return () => closeProduct(product)
}
