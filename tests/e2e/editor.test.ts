import { signIn } from '@tests/support/accounts'
import { launchBrowser } from '@tests/support/browser'
import { compare, movedRight, rgbOf } from '@tests/support/compare-pictures'
import { centreOf, editorOn, openKeptMeme, openTemplate, touch, way } from '@tests/support/editor-page'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'

const product = inject('product')
const tries = { timeout: 15_000 }
const words = ['A brand-new task', 'Me', 'The one that is due']
/** As for cards: edges of letters may differ, areas may not. @see same-picture.test.ts */
const largestShareOfOtherPixels = 0.01

let browser: Browser
let session: Awaited<ReturnType<BrowserContext['storageState']>>
let context: BrowserContext
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  const first = await browser.newContext()
  await signIn(await first.newPage(), product)
  session = await first.storageState()
  await first.close()
})
afterAll(() => browser?.close())

const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: session,
    ...options,
  })
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
}
afterEach(() => context?.close())

describe('editing with a mouse', () => {
  beforeEach(() => open())

  test('a blank template shows what belongs where, and is kept with the first words', async () => {
    const editor = await openTemplate(page, product, 'side-glance')
    expect(await editor.boxes.count()).toBe(3)
    expect(await editor.boxes.first().textContent()).not.toBe('')
    expect(page.url()).toContain('/templates/side-glance')
    await page.getByRole('complementary').getByRole('textbox').first().fill('A brand-new task')
    await page.waitForURL('**/edit/*')
    await editor.saved()
    await page.reload()
    await editor.box(/A brand-new task/).waitFor()
    expect((await editor.stored()).captions.map(({ text }) => text)).toEqual(['A brand-new task', '', ''])
  })

  test('a box is dragged, snaps to the middle, is resized and turned; each is one step back', async () => {
    const editor = await openKeptMeme(page, product, 'side-glance', words)
    const canvas = await page.locator('canvas').boundingBox()
    if (!canvas) throw new Error('There is no canvas.')
    const box = editor.box(/Me$/)
    const start = await centreOf(box)
    const drag = async (
      from: { x: number; y: number },
      to: { x: number; y: number },
      atEnd = async () => {},
    ) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of way(from, to)) await page.mouse.move(x, y)
      await atEnd()
      await page.mouse.up()
    }
    const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 }
    await drag(start, { x: middle.x + 3, y: middle.y - 3 }, async () => {
      await expect.poll(() => page.locator('[data-snap-line]').count(), tries).toBe(2)
    })
    await expect.poll(() => page.locator('[data-snap-line]').count(), tries).toBe(0)
    const moved = await centreOf(box)
    expect(moved.x).toBeCloseTo(middle.x, 0)
    expect(moved.y).toBeCloseTo(middle.y, 0)

    const before = await box.boundingBox()
    const corner = await centreOf(page.locator('[data-part="handle 1 1"]'))
    await drag(corner, { x: corner.x + 40, y: corner.y + 30 })
    const wider = async () => ((await box.boundingBox())?.width ?? 0) - (before?.width ?? 0)
    await expect.poll(wider, tries).toBeCloseTo(40, -1)

    const top = await centreOf(page.locator('[data-part="turn"]'))
    const centre = await centreOf(box)
    await drag(top, { x: centre.x + (centre.y - top.y), y: centre.y })
    await editor.saved()
    expect((await editor.stored()).captions[1]?.rotateAngle).toBe(90)

    const undo = page.getByRole('button', { name: 'Undo' })
    for (let step = 0; step < 3; step++) await undo.click()
    const centreX = async () => (await centreOf(box)).x
    await expect.poll(centreX, tries).toBeCloseTo(start.x, 0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(centreX, tries).toBeCloseTo(middle.x, 0)
  })

  test('words are typed in place, set otherwise, and a box is added, copied and deleted', async () => {
    const editor = await openKeptMeme(page, product, 'side-glance', words)
    await editor.box(/Me$/).dblclick()
    const inPlace = page
      .getByRole('list', { name: 'Boxes on the meme' })
      .locator('xpath=..')
      .getByRole('textbox')
    await inPlace.fill('Myself')
    await inPlace.press('Escape')
    await editor.box(/Myself$/).waitFor()
    await page.getByRole('radio', { name: 'Capitals' }).click()
    await page.getByRole('button', { name: 'Coral' }).click()
    await page.getByRole('switch', { name: 'Outline' }).click()
    await page.getByRole('switch', { name: 'Bar above' }).click()
    await page.getByRole('textbox', { name: 'Words of Bar above' }).fill('Every Monday')
    await editor.box(/Myself$/).click()
    const tools = page.getByRole('toolbar', { name: 'Tools' })
    await tools.getByRole('button', { name: 'Duplicate the box' }).click()
    await expect.poll(() => editor.boxes.count(), tries).toBe(4)
    await tools.getByRole('button', { name: 'Delete the box' }).click()
    await tools.getByRole('button', { name: 'Add an emoji' }).click()
    await page.getByRole('button', { name: '🔥' }).click()
    await editor.saved()
    const { captions, header } = await editor.stored()
    expect(captions).toHaveLength(4)
    expect(captions[1]).toMatchObject({ text: 'MYSELF', color: '#FF6B5E', strokeColor: expect.any(String) })
    expect(captions[3]?.text).toBe('🔥')
    expect(header?.text).toBe('Every Monday')
  })
})

describe('editing with the keyboard alone', () => {
  beforeEach(() => open())

  test('Tab reaches the boxes; keys move, resize, turn, write, undo and show themselves', async () => {
    const editor = await openTemplate(page, product, 'side-glance')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const isOnBox = () => page.evaluate(() => document.activeElement?.matches('[data-part=box]'))
    for (let presses = 0; presses < 30 && !(await isOnBox()); presses++) await press('Tab')
    expect(await isOnBox()).toBe(true)
    await press('Enter')
    await page.keyboard.type('First')
    await press('Escape')
    expect(await isOnBox()).toBe(true)
    await page.waitForURL('**/edit/*')
    await editor.saved()
    const before = (await editor.stored()).captions[0]
    await press('ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowRight', ']', ']')
    await page.keyboard.press('Control+s')
    await editor.saved()
    const after = (await editor.stored()).captions[0]
    if (!before || !after) throw new Error('The box is gone.')
    expect(after).toMatchObject({ text: 'First', rotateAngle: 2 })
    expect(after.width - before.width).toBeCloseTo(1)
    expect(after.y - before.y).toBeCloseTo(10)
    await press('Tab', 'Enter')
    await page.keyboard.type('Second')
    await press('Escape', 'Control+d', 'Delete', 'Control+z', 'Control+z')
    await expect.poll(() => editor.boxes.count(), tries).toBe(3)
    await editor.box(/Second$/).waitFor()
    await press('Shift+?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await press('+')
    await page.getByRole('button', { name: 'Zoom, 150 %' }).waitFor()
    await press('0')
    await page.getByRole('button', { name: 'Zoom, 100 %' }).waitFor()
  })
})

describe('editing with fingers', () => {
  beforeEach(() => open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }))

  test('one finger drags a box, two make it larger and turn it, two beside it bring the page near', async () => {
    const editor = await openKeptMeme(page, product, 'side-glance', words)
    // Writing brought a box near: opened anew, the whole page is seen.
    await page.reload()
    const box = editor.box(/Me$/)
    await box.waitFor({ timeout: 30_000 })
    await expect.poll(async () => (await centreOf(box)).x, tries).toBeGreaterThan(0)
    const start = await centreOf(box)
    const up = { x: start.x, y: start.y - 60 }
    await touch(
      page,
      way(start, up).map((point) => [point]),
    )
    await expect.poll(async () => start.y - (await centreOf(box)).y, tries).toBeGreaterThan(45)

    const before = await editor.stored()
    const at = await centreOf(box)
    const other = { x: at.x + 40, y: at.y }
    const apart = way(other, { x: at.x + 80, y: at.y })
    await touch(page, [[at], [at, other], ...apart.map((point) => [at, point])])
    await editor.saved()
    const after = (await editor.stored()).captions[1]
    expect((after?.width ?? 0) / (before.captions[1]?.width ?? 1)).toBeCloseTo(2, 0)

    const width = async () => (await page.locator('canvas').boundingBox())?.width ?? 0
    const fitting = await width()
    const canvas = await page.locator('canvas').boundingBox()
    if (!canvas) throw new Error('There is no canvas.')
    const one = { x: canvas.x + 60, y: canvas.y + 30 }
    const two = { x: canvas.x + 120, y: canvas.y + 30 }
    await touch(page, [
      [one],
      [one, two],
      ...way(two, { x: two.x + 60, y: two.y }).map((point) => [one, point]),
    ])
    await expect.poll(width, tries).toBeGreaterThan(fitting * 1.5)
  })

  test('the sheet under the page has tabs, and everything is as large as a finger', async () => {
    const editor = await openKeptMeme(page, product, 'side-glance', words)
    await page.getByRole('tab', { name: 'Size' }).tap()
    await page.getByText('9:16').tap()
    const ratio = async () => {
      const bounds = await page.locator('canvas').boundingBox()
      return (bounds?.width ?? 0) / (bounds?.height ?? 1)
    }
    await expect.poll(ratio, tries).toBeCloseTo(9 / 16, 1)
    expect(await editor.violations()).toEqual([])
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.matches('[data-part=box]') && button.checkVisibility())
        .map((button) => ({
          name: button.getAttribute('aria-label'),
          ...button.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => Math.min(width, height) < 43.5)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
  })
})

describe('what is seen and what is kept', () => {
  beforeEach(() => open())

  test('is the same picture, in every shape', async () => {
    const editor = await openKeptMeme(page, product, 'podium', ['Third place', 'First place', 'Second'])
    await page.getByRole('switch', { name: 'Bar above' }).click()
    await page.getByRole('textbox', { name: 'Words of Bar above' }).fill('Every meeting')
    await page.getByRole('button', { name: 'Show the boxes' }).click()
    await editor.saved()
    const kept = await editor.stored()
    for (const shape of ['drawn', '1x1', '4x5', '9x16', '16x9']) {
      if (shape !== 'drawn')
        await page.getByRole('radio', { name: shape.replace('x', ':') }).check({ force: true })
      const goesOn = page.getByRole('switch', { name: 'The drawing goes on' })
      if ((await goesOn.count()) > 0 && (await goesOn.isChecked())) await goesOn.click()
      const query = shape === 'drawn' ? '' : `&shape=${shape}&ground=FFFDF7`
      // The canvas is painted a moment after the shape was chosen.
      await vi.waitFor(async () => {
        const seen = await page
          .locator('canvas')
          .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png'))
        const inBrowser = Buffer.from(seen.slice(seen.indexOf(',') + 1), 'base64')
        const { width = 0, height = 0 } = await sharp(inBrowser).metadata()
        const response = await fetch(`${kept.imageUrl}?width=${width}${query}`)
        expect(response.status, shape).toBe(200)
        const onServer = Buffer.from(await response.arrayBuffer())
        expect((await sharp(onServer).metadata()).height, shape).toBe(height)
        const [ours, theirs] = await Promise.all([
          rgbOf(inBrowser, width, height),
          rgbOf(onServer, width, height),
        ])
        expect(compare(ours, theirs).share, shape).toBeLessThan(largestShareOfOtherPixels)
        expect(compare(ours, movedRight(theirs, 3)).share, shape).toBeGreaterThan(largestShareOfOtherPixels)
      }, tries)
    }
  })

  test('is what is downloaded, at the size and in the shape that was asked for', async () => {
    await openKeptMeme(page, product, 'podium', ['Third place', 'First place'])
    await page.getByRole('radio', { name: '9:16' }).check({ force: true })
    await page.getByRole('button', { name: 'Download' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'JPG' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download the JPG' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('podium.jpg')
    const file = await sharp(await download.path()).metadata()
    expect(file).toMatchObject({ format: 'jpeg' })
    expect(Math.max(file.width ?? 0, file.height ?? 0)).toBeGreaterThanOrEqual(1078)
    expect((file.width ?? 0) / (file.height ?? 1)).toBeCloseTo(9 / 16, 2)
  })

  test('comes back from a PNG that is dropped, as a meme of its own', async () => {
    const editor = await openKeptMeme(page, product, 'podium', ['Third place', 'First place'])
    const first = await editor.stored()
    const png = Buffer.from(await (await fetch(first.imageUrl)).arrayBuffer()).toString('base64')
    await openTemplate(page, product, 'side-glance')
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'meme.png', { type: 'image/png' }))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    }, png)
    await editor.box(/First place/i).waitFor()
    await editor.saved()
    const reopened = await editor.stored()
    expect(reopened.id).not.toBe(first.id)
    expect(reopened.captions).toEqual(first.captions)
  })

  test('stays in the window while there is no connection, and is sent when it is back', async () => {
    const editor = await openKeptMeme(page, product, 'podium', ['Third place'])
    await context.setOffline(true)
    await page.getByRole('complementary').getByRole('textbox').nth(1).fill('Said on a train')
    await page.getByText('Offline. Kept here until we are back.').waitFor()
    expect(await editor.box(/Said on a train/).count()).toBe(1)
    await context.setOffline(false)
    await editor.saved()
    expect((await editor.stored()).captions[1]?.text).toMatch(/said on a train/i)
  })
})

describe.each([
  ['the desk', {}],
  ['the phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])('a meme that is changed in two windows, on %s', (_name, device) => {
  beforeEach(() => open(device))

  test('stays as the person says: ours over theirs, or theirs', async () => {
    const ours = await openKeptMeme(page, product, 'podium', ['Third place'])
    const address = page.url()
    const otherPage = await context.newPage()
    const theirs = editorOn(otherPage)
    const change = async (tab: Page, text: string) =>
      tab.getByRole('complementary').getByRole('textbox').first().fill(text)
    const openThere = async () => {
      await otherPage.goto(address)
      await otherPage.locator('canvas[data-painted="true"]').waitFor()
    }
    await openThere()
    await change(otherPage, 'Written there')
    await theirs.saved()
    await expect
      .poll(async () => (await theirs.stored()).captions[0]?.text, { timeout: 30_000 })
      .toMatch(/written there/i)

    await change(page, 'Written here')
    const question = page.getByRole('alertdialog', { name: 'Keep yours, or take theirs?' })
    await question.waitFor()
    expect(await ours.violations()).toEqual([])
    await question.getByRole('button', { name: 'Keep yours' }).click()
    await ours.saved()
    expect((await ours.stored()).captions[0]?.text).toMatch(/written here/i)

    await change(otherPage, 'Written there again')
    await otherPage.getByRole('button', { name: 'Take theirs' }).click()
    await theirs.box(/Written here/i).waitFor()
    await theirs.saved()
    expect((await theirs.stored()).captions[0]?.text).toMatch(/written here/i)
  })
})

describe('the editor for everybody', () => {
  test.each([
    [1440, 900],
    [820, 1180],
    [390, 844],
  ])('breaks no rule at %i px, nor do its dialogs', async (width, height) => {
    await open({ viewport: { width, height } })
    const editor = await openKeptMeme(page, product, 'side-glance', words)
    await editor.boxes.first().focus()
    expect(await editor.violations()).toEqual([])
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog').waitFor()
    expect(await editor.violations()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await editor.violations()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add an emoji' }).click()
    expect(await editor.violations()).toEqual([])
  })

  test('tells who asks for a meme that is not theirs', async () => {
    await open()
    await page.goto(`${product.baseUrl}/edit/8a8ffbe4-64b2-4e5c-9a5e-0a1d6d0c7f10`)
    await page.getByRole('heading', { name: 'There is no such meme in your library' }).waitFor()
    expect(await editorOn(page).violations()).toEqual([])
  })

  test('nothing failed unseen', () => {
    expect(complaints).toEqual([])
  })
})
