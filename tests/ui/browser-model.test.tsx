import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen, server } from '@tests/support/render-screen'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BrowserModelSwitch } from '@/features/create-meme/browser-model-switch'
import { useAskForMemes } from '@/features/create-meme/use-ask-for-memes'

const text = 'my printer has opinions'
/** Prompts that the stand-in of the browser's model was given, and the rules before them. */
let prompts: string[] = []
let rules: string[] = []
/** Says for each place of the schema a few words, unless a test has another answer. */
let answerWith: (schema: { required: string[] }) => string = inForm

function inForm({ required }: { required: string[] }): string {
  const words = required.map((slot, at) => [slot, `Page ${prompts.length} of ${at + 2}`])
  return JSON.stringify({ elements: [Object.fromEntries(words)] })
}

function carryModel(availability: string): void {
  const session = {
    clone: async () => session,
    destroy: () => undefined,
    prompt: async (
      prompt: string,
      {
        responseConstraint,
      }: { responseConstraint: { properties: { elements: { items: { required: string[] } } } } },
    ) => {
      prompts.push(prompt)
      return answerWith(responseConstraint.properties.elements.items)
    },
  }
  vi.stubGlobal('LanguageModel', {
    availability: async () => availability,
    create: async ({ initialPrompts }: { initialPrompts: { content: string }[] }) => {
      rules.push(...initialPrompts.map(({ content }) => content))
      return session
    },
  })
}

/** Asks for memes as the page does. */
function Ask() {
  const ask = useAskForMemes()
  const request = { text, tone: 'any' as const, inputLanguage: 'auto', outputLanguage: 'en', count: 12 }
  const press = () =>
    void ask({ ...request, variation: 0, without: [] }, new AbortController().signal).catch(() => undefined)
  return (
    <>
      <BrowserModelSwitch />
      <button type="button" onClick={press}>
        Make
      </button>
    </>
  )
}

/** What the page sent to the server. */
let sent: { written?: { templateName: string; words: Record<string, string> }[] }[] = []

/** The code around the model is loaded on first use. */
const untilSent = () => waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })

function openPage(): void {
  renderScreen(<Ask />, '/create', {})
  server.use(
    http.post('*/api/trpc/:names', async ({ request }) => {
      const body = (await request.json()) as { json?: object } & Record<string, { json?: object }>
      sent.push((body.json ?? body[0]?.json ?? body) as (typeof sent)[number])
      return HttpResponse.json({}, { status: 500 })
    }),
  )
}

beforeEach(() => {
  prompts = []
  rules = []
  sent = []
  answerWith = inForm
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the model in the browser', () => {
  test('is not offered where there is none, and nothing is asked of it', async () => {
    localStorage.setItem('quipsmith-browser-model', 'on')
    openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(sent[0]).toMatchObject({ text, count: 12 })
    expect(sent[0]).not.toHaveProperty('written')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('is not offered while the browser would have to load it', async () => {
    carryModel('downloadable')
    openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('is not asked before it is switched on', async () => {
    carryModel('available')
    openPage()
    expect(await screen.findByRole('checkbox', { name: 'Let this browser write' })).toHaveProperty(
      'checked',
      false,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(prompts).toEqual([])
    expect(sent[0]).not.toHaveProperty('written')
  })

  test('writes on one picture after the other, and the server gets its words', async () => {
    carryModel('available')
    openPage()
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(prompts).toHaveLength(6)
    expect(rules).toHaveLength(1)
    expect(prompts[0]).toContain(JSON.stringify(text))
    expect(prompts[1]).toContain('Page 1 of 2')
    expect(new Set(sent[0]?.written?.map(({ templateName }) => templateName)).size).toBe(6)
    expect(Object.values(sent[0]?.written?.[0]?.words ?? {})).toContain('Page 1 of 2')
  })

  test('that answers nonsense changes nothing', async () => {
    carryModel('available')
    answerWith = () => 'I would rather not.'
    openPage()
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(sent[0]).not.toHaveProperty('written')
  })

  test('that breaks in the middle leaves what it wrote until then', async () => {
    carryModel('available')
    answerWith = (schema) => {
      if (prompts.length === 3) throw new Error('out of memory')
      return inForm(schema)
    }
    openPage()
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Make' }))
    await untilSent()
    expect(sent[0]?.written).toHaveLength(2)
  })
})
