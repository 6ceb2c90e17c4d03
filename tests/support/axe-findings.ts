import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { comeToRest } from './come-to-rest'

/**
 * Rules of accessibility that a page breaks once nothing moves, with the elements that break them. The rules run in the
 * page, and only what is broken comes back: the builder for Playwright opens one more page for each look, and takes
 * five times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await comeToRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    const { violations } = await run(document, { reporter: 'no-passes', resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}
