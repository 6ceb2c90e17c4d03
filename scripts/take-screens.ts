import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser } from '../tests/support/browser'
import { callApp } from '../tests/support/call-app'
import { freePort, type Product, startProduct, stopProduct } from '../tests/support/product'
import { signUp } from '../tests/support/sign-up'

/**
 * `npm run screens`: every screen at three widths, as `docs/screens/<screen>-<width>.webp`, taken of the product as it
 * is: a fresh data directory, a new account, what that account made. Names behind the command choose screens:
 * `npm run screens -- library pricing`.
 */

const directory = 'docs/screens'
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const sentence = 'my boss says we are a family but denies my vacation'
const moreSentences = ['the printer only works when nobody watches', 'my cat chairs every meeting']
/** Memes are inked one after the other; then nothing moves any more. */
const settleMs = 1800
/** A page whose pictures still load after this long is photographed as it is. */
const quietLimitMs = 8000

interface Made {
  resultId: string
  promptId: string
  shareUrl: string
}

interface Screen {
  name: string
  path: (made: Made) => string
  /** Steps on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
  /** Opened and prepared anew at each width: what is open closes where the window changes. */
  isAnew?: boolean
}

const visitors: readonly Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'pricing', path: () => '/pricing' },
  { name: 'guide', path: () => '/meme-maker/creating-memes' },
  { name: 'memes-of-work', path: () => '/memes/work' },
  { name: 'meme-templates', path: () => '/meme-templates' },
  { name: 'languages', path: () => '/search-supported-languages' },
  { name: 'contact', path: () => '/contact' },
  { name: 'api-reference', path: () => '/docs/api' },
  { name: 'login', path: () => '/login' },
  { name: 'not-found', path: () => '/a-road-that-ends' },
  { name: 'share', path: ({ shareUrl }) => new URL(shareUrl).pathname },
]

async function makeMemes(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
  await page.getByRole('button', { name: /^Make 12 memes/ }).click()
  await page.locator('canvas[data-painted="true"]').nth(11).waitFor()
}

async function drawVisuals(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill('Burnout by Thursday')
  await page.getByRole('button', { name: /^Draw four/ }).click()
  await page.getByText(/credit spent/).waitFor()
}

async function theme(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Perfectly calm' }).click()
  await page.getByRole('button', { name: 'Mondays' }).click()
  await page.getByRole('button', { name: /^Make 4 memes/ }).click()
  await page.locator('canvas[data-painted="true"]').nth(3).waitFor()
}

async function pickThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select' }).click()
  for (const index of [1, 3, 4]) await page.getByRole('checkbox').nth(index).click()
}

async function openMore(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More, / })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

async function pickBox(page: Page): Promise<void> {
  const boxes = page.getByRole('list', { name: 'Boxes on the meme' }).getByRole('button')
  await boxes.last().click()
}

async function openDownload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('dialog').waitFor()
}

async function findTemplates(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('deadline')
  await page.getByText(/ for “deadline”/).waitFor()
}

const app: readonly Screen[] = [
  { name: 'create-empty', path: () => '/create' },
  { name: 'create-results', path: () => '/create', prepare: makeMemes },
  { name: 'gifs', path: () => '/gifs' },
  { name: 'templates', path: () => '/templates' },
  { name: 'templates-search', path: () => '/templates', prepare: findTemplates },
  { name: 'template-of-ones-own', path: () => '/templates/new' },
  { name: 'template-start', path: () => '/templates/side-glance' },
  { name: 'themed', path: () => '/themed' },
  { name: 'themed-results', path: () => '/themed', prepare: theme },
  { name: 'visuals', path: () => '/visuals' },
  { name: 'visuals-results', path: () => '/visuals', prepare: drawVisuals },
  { name: 'editor', path: ({ resultId }) => `/edit/${resultId}` },
  { name: 'editor-box', path: ({ resultId }) => `/edit/${resultId}`, prepare: pickBox, isAnew: true },
  {
    name: 'editor-download',
    path: ({ resultId }) => `/edit/${resultId}`,
    prepare: openDownload,
    isAnew: true,
  },
  { name: 'prompt', path: ({ promptId }) => `/prompts/${promptId}` },
  { name: 'library', path: () => '/library' },
  { name: 'library-picking', path: () => '/library', prepare: pickThree },
  { name: 'library-more', path: () => '/library', prepare: openMore, isAnew: true },
  { name: 'library-prompts', path: () => '/library/prompts' },
  { name: 'library-templates', path: () => '/library/templates' },
  { name: 'library-visuals', path: () => '/library/visuals' },
  { name: 'library-saved', path: () => '/library/saved' },
  { name: 'account', path: () => '/account' },
  { name: 'account-billing', path: () => '/account/billing' },
  { name: 'account-api', path: () => '/account/api' },
  {
    name: 'palette',
    path: () => '/create',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
]

async function makeThings(page: Page): Promise<Made> {
  type Run = { promptId: string; results: { id: string }[] }
  const run = await callApp<Run>(page.context(), product, 'meme.textToMeme', { text: sentence, count: 12 })
  for (const text of moreSentences)
    await callApp(page.context(), product, 'meme.textToMeme', { text, count: 8 })
  await callApp(page.context(), product, 'meme.minimalistVisual', { concept: 'burnout', aspectRatio: '1:1' })
  const [first, second, third] = run.results
  if (!first || !second || !third) throw new Error('The run has too few memes.')
  for (const { id } of [second, third])
    await callApp(page.context(), product, 'result.star', { resultId: id })
  type Shared = { result: { shareUrl: string } }
  const { result } = await callApp<Shared>(page.context(), product, 'result.share', {
    resultId: first.id,
    includePrompt: true,
  })
  return { resultId: first.id, promptId: run.promptId, shareUrl: result.shareUrl }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle', { timeout: quietLimitMs }).catch(() => {})
  await page.waitForTimeout(settleMs)
  const bytes = await page.screenshot({ animations: 'disabled' })
  const file = `${directory}/${name}-${page.viewportSize()?.width}.webp`
  await sharp(bytes).webp({ quality: 72, effort: 6 }).toFile(file)
  console.log(file)
}

async function shootAll(
  page: Page,
  screens: readonly Screen[],
  { baseUrl }: Product,
  made: Made,
): Promise<void> {
  for (const { name, path, prepare, isAnew = false } of screens) {
    const open = async () => {
      await page.goto(`${baseUrl}${path(made)}`)
      await prepare?.(page)
    }
    if (!isAnew) await open()
    for (const size of sizes) {
      await page.setViewportSize(size)
      if (isAnew) await open()
      await shoot(page, name)
    }
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: sizes[2], reducedMotion: 'reduce' })
  return context.newPage()
}

const wished = process.argv.slice(2)
const chosen = (screens: readonly Screen[]) =>
  screens.filter(({ name }) => wished.length === 0 || wished.includes(name))
const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-screens-'))
const port = await freePort()
const product = { port, dataDirectory, baseUrl: `http://127.0.0.1:${port}` }
const browser = await launchBrowser()
try {
  await mkdir(directory, { recursive: true })
  await startProduct(product)
  const page = await newPage(browser)
  await signUp(page, product)
  const made = await makeThings(page)
  await shootAll(page, chosen(app), product, made)
  await shootAll(await newPage(browser), chosen(visitors), product, made)
} finally {
  await browser.close()
  await stopProduct(dataDirectory)
  await rm(dataDirectory, { recursive: true, force: true })
}
