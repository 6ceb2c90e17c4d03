import type { Page } from 'playwright-core'
import type { Product } from './product'

/**
 * Waits until a page of the app runs: it is hydrated, and the calls of its shell are answered, because the number of
 * credits is the last thing that the shell asks for. A network without traffic says less: a busy machine pauses before
 * the scripts of a page run.
 */
export async function untilAppRuns(page: Page): Promise<void> {
  await page
    .locator('[aria-busy="false"]')
    .filter({ hasText: /\d credits? left/ })
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 })
}

/** Opens a page of the app and waits until it runs. */
export async function openApp(
  page: Page,
  { baseUrl }: Pick<Product, 'baseUrl'>,
  path: string,
): Promise<void> {
  await page.goto(baseUrl + path)
  await untilAppRuns(page)
}
