import type { Page } from 'playwright-core'

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
