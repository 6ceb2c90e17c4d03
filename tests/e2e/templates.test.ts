import { resolve } from 'node:path'
import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { editorOn } from '@tests/support/editor-page'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const product = inject('product')
/** Stands for a photo of somebody's own. */
const photo = resolve('public/templates/3am-brain-800.webp')
const widthsPx = [390, 820, 1440]
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
  await signIn(page, product)
  await openApp(page, product, '/create')
})
afterAll(() => browser?.close())

const search = () => page.getByRole('searchbox', { name: 'Search templates' })
const tiles = () => page.getByRole('list', { name: 'Templates', exact: true }).getByRole('article')
const painted = () => page.locator('canvas[data-painted="true"]').first().waitFor({ timeout: 60_000 })

async function expectNoViolations(): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await axeFindings(page)]).toEqual([width, []])
  }
}

test('a template is found while one types, narrowed by the shape of the joke, and starred for good', async () => {
  await page.getByRole('link', { name: 'Templates' }).first().click()
  await page.waitForURL('**/templates')
  await page.getByText(/^\d+ templates$/).waitFor({ timeout: 60_000 })
  await expectNoViolations()
  await search().pressSequentially('two butt')
  await page.getByRole('link', { name: 'Use Two terrible buttons', exact: true }).waitFor()
  await search().fill('ich kann mich nicht entscheiden')
  await page.getByText(/^\d+ for “ich kann mich nicht entscheiden”/).waitFor()
  await page.getByRole('link', { name: 'Use Two terrible buttons', exact: true }).waitFor()
  await search().fill('')
  await page.getByRole('radio', { name: /^Denial/ }).check()
  // The list follows the search and the shape when there is time for it.
  const checked = async () =>
    page.getByRole('radio', { name: `Denial ${await tiles().count()}`, exact: true, checked: true }).count()
  await expect.poll(checked).toBe(1)
  await page.getByRole('link', { name: 'Use Perfectly calm', exact: true }).focus()
  await painted()
  const starred = page.waitForResponse((response) => response.url().includes('template.star'))
  await page.getByRole('button', { name: 'Star Perfectly calm', exact: true }).click()
  await page.getByRole('button', { name: /^Starred 1/ }).waitFor()
  await page.waitForURL('**/templates?shape=denial')
  expect((await starred).ok()).toBe(true)
  await page.reload()
  await page
    .getByRole('button', { name: 'Star Perfectly calm', exact: true, pressed: true })
    .waitFor({ timeout: 60_000 })
  expect(await page.getByRole('radio', { name: /^Denial/ }).isChecked()).toBe(true)
})

test('nothing found says so and offers what it may feel like; a template becomes a meme that is kept', async () => {
  await page.goto(`${product.baseUrl}/templates`)
  await search().fill('xqzvbn')
  await page.getByRole('heading', { name: 'No template for “xqzvbn”' }).waitFor({ timeout: 60_000 })
  await expectNoViolations()
  await page.getByRole('button', { name: '“denial”' }).click()
  // The tiles change places while results come: a press that fell between two is made again.
  const use = page.getByRole('link', { name: 'Use Perfectly calm', exact: true })
  const press = async () => {
    if (!page.url().includes('/templates/calm-in-chaos'))
      await use.click({ timeout: 3000 }).catch(() => undefined)
    return page.url()
  }
  await expect.poll(press, { timeout: 60_000, interval: 1000 }).toContain('/templates/calm-in-chaos')
  await painted()
  await page.getByRole('complementary').getByRole('textbox').first().fill('The deploy is going well')
  const editor = editorOn(page)
  await editor.saved()
  await page.getByRole('button', { name: 'Swap the picture' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('indecision')
  await page.getByRole('dialog').getByRole('button', { name: 'Take Two terrible buttons' }).click()
  await expect.poll(async () => (await editor.stored()).imageName, { timeout: 15_000 }).toBe('two-buttons')
  expect((await editor.stored()).captions.map(({ text }) => text)).toEqual(['The deploy is going well', ''])
})

test('a picture of one’s own gets two drawn boxes, is kept, and holds a meme', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openApp(page, product, '/templates/new')
  await page.locator('input[type=file]').setInputFiles(photo)
  const picture = page.getByAltText(/^Your picture:/)
  const area = await picture.boundingBox()
  if (!area) throw new Error('The picture is not there.')
  await page.mouse.move(area.x + 0.1 * area.width, area.y + 0.1 * area.height)
  await page.mouse.down()
  await page.mouse.move(area.x + 0.3 * area.width, area.y + 0.2 * area.height)
  await page.mouse.move(area.x + 0.5 * area.width, area.y + 0.3 * area.height)
  await page.mouse.up()
  await page.getByRole('textbox', { name: 'What box 1 is to the joke' }).fill('my brain')
  await page.getByRole('button', { name: 'Add a box' }).click()
  await page.getByRole('textbox', { name: 'What box 2 is to the joke' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('me')
  await page.getByRole('button', { name: 'Box 2: me' }).focus()
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('textbox', { name: 'Title' }).fill('Awake again')
  await expectNoViolations()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.waitForURL('**/templates/upload*', { timeout: 60_000 })
  await painted()
  const editor = editorOn(page)
  await editor.field('My brain').fill('Did you lock the door?')
  await editor.field('Me').fill('Probably')
  await editor.saved()
  const { captions, altText } = await editor.stored()
  expect(captions.map(({ slot }) => slot)).toEqual(['box-1', 'box-2'])
  expect(captions[1]?.y).toBeGreaterThan(captions[0]?.y ?? 0)
  expect(altText.toLowerCase()).toContain('my brain: “did you lock the door?”')

  await page.goto(`${product.baseUrl}/templates?only=own`)
  await page.getByRole('article', { name: 'Awake again' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'More for Awake again' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectNoViolations()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByText('Deleted, and 1 meme with it').waitFor()
  await page.getByRole('heading', { name: 'Nothing of yours yet' }).waitFor()
})
