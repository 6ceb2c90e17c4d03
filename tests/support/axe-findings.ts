import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { comeToRest } from './come-to-rest'

/** Rules of accessibility that a page breaks once nothing moves, with the elements that break them. */
export async function axeFindings(page: Page): Promise<string[]> {
  await comeToRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
