import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../tests/support/browser'
import { freePort, startProduct, stopProduct } from '../tests/support/product'
import { signUp } from '../tests/support/sign-up'

/**
 * `npm run screenshots`: the pictures of the README, taken of the product as it is: a fresh data directory, a new
 * account, one sentence.
 */

const directory = 'docs/screenshots'
const viewport = { width: 1440, height: 900 }
const sentence = 'my boss says we are a family but denies my vacation'
/** Twelve memes are inked one after the other; then nothing moves any more. */
const settleMs = 2500

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForTimeout(settleMs)
  const bytes = await page.screenshot({ animations: 'disabled' })
  await sharp(bytes)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(`${directory}/${name}.png`)
  console.log(`${directory}/${name}.png`)
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-screenshots-'))
const port = await freePort()
const product = { port, dataDirectory, baseUrl: `http://127.0.0.1:${port}` }
const browser = await launchBrowser()
try {
  await startProduct(product)
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(product.baseUrl, { waitUntil: 'networkidle' })
  await shoot(page, 'home')
  await signUp(page, product)
  await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
  await page.getByRole('button', { name: 'Make 12 memes' }).click()
  await page.locator('canvas[data-painted="true"]').nth(11).waitFor()
  await shoot(page, 'create')
} finally {
  await browser.close()
  await stopProduct(dataDirectory)
  await rm(dataDirectory, { recursive: true, force: true })
}
