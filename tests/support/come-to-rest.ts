import type { Page } from 'playwright-core'

/** Waits for what is fading in or out: half seen, it breaks rules of contrast that it does not break when it is there. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => undefined)
  })
}
