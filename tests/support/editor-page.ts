import type { Locator, Page } from 'playwright-core'
import type { Result } from '@/contracts/meme-shapes'
import { axeFindings } from './axe-findings'
import type { Product } from './product'

/** The editor as somebody at a screen has it before them. */
export interface EditorPage {
  page: Page
  boxes: Locator
  box(name: RegExp): Locator
  /** The fields of the panel, by the names of their boxes. */
  field(name: string): Locator
  /** Waits until everything is kept. */
  saved(): Promise<void>
  /** The result as stored by the server. */
  stored(): Promise<Result>
  /** Serious or not: rules that the screen breaks, with the elements that break them. */
  violations(): Promise<string[]>
}

export function editorOn(page: Page): EditorPage {
  const boxes = page.getByRole('list', { name: 'Boxes on the meme' }).getByRole('button')
  return {
    page,
    boxes,
    box: (name) => page.getByRole('list', { name: 'Boxes on the meme' }).getByRole('button', { name }),
    field: (name) => page.getByRole('complementary').getByRole('textbox', { name, exact: true }),
    saved: async () => {
      await page.locator('[data-save-state="saved"]').waitFor({ timeout: 30_000 })
      await page.waitForURL('**/edit/*')
    },
    stored: async () => {
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const answer = await page.evaluate(
        async (input) => {
          const response = await fetch(`/api/trpc/result.get?input=${encodeURIComponent(input)}`, {
            headers: { 'x-trpc-source': 'web' },
          })
          return response.json()
        },
        JSON.stringify({ json: { id } }),
      )
      return answer.result.data.json.result
    },
    violations: () => axeFindings(page),
  }
}

/** Opens a blank template and waits until the meme is painted. */
export async function openTemplate(page: Page, { baseUrl }: Product, name: string): Promise<EditorPage> {
  await page.goto(`${baseUrl}/templates/${name}`)
  await page.locator('canvas[data-painted="true"]').waitFor({ timeout: 60_000 })
  return editorOn(page)
}

/** A blank template with words in all its boxes, kept. */
export async function openKeptMeme(
  page: Page,
  product: Product,
  name: string,
  words: readonly string[],
): Promise<EditorPage> {
  const editor = await openTemplate(page, product, name)
  const fields = page.getByRole('complementary').getByRole('textbox')
  for (const [index, text] of words.entries()) await fields.nth(index).fill(text)
  await editor.page.waitForURL('**/edit/*')
  await editor.saved()
  return editor
}

export interface Centre {
  x: number
  y: number
}

export async function centreOf(element: Locator): Promise<Centre> {
  const bounds = await element.boundingBox()
  if (!bounds) throw new Error('The element is not on the screen.')
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
}

/** Fingers on the screen, as the browser gets them from the system. */
export async function touch(page: Page, steps: readonly (readonly Centre[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Centre[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  let down = 0
  for (const points of steps) {
    await send(points.length > down ? 'touchStart' : 'touchMove', points)
    down = points.length
  }
  await send('touchEnd', [])
  await session.detach()
}

/** Points on the way from one to another, the first and the last included. */
export function way(from: Centre, to: Centre, steps = 8): Centre[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}
