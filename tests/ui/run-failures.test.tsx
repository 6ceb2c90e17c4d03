import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { reads, renderScreen, server } from '@tests/support/render-screen'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ErrorCode, errorTable } from '@/contracts/errors'
import { CreateMeme } from '@/features/create-meme/create-meme'
import { Themed } from '@/features/themed/themed'
import { Visuals } from '@/features/visuals/visuals'

/** The screens where memes are made: what they say when a run fails, and that the input stays. */

interface Place {
  path: string
  page: ReactNode
  field: string
  /** The message shown in this place. */
  text: string
  button: RegExp
  /** The note about kept input, for each failure. */
  offline: string
  signedOut: string
  noCredits: string
}

const sentence = 'my neighbour practises the drums at six and says the morning is his best hour'
const sentenceWords = {
  text: sentence,
  offline: 'You are offline. The sentence waits.',
  signedOut: 'You are signed out. The sentence stays here.',
  noCredits: 'No credits until 1 December. Your sentence stays here.',
}
const places: Place[] = [
  {
    path: '/create',
    page: <CreateMeme />,
    field: 'What happened?',
    button: /^Make 12 memes/,
    ...sentenceWords,
  },
  {
    path: '/gifs',
    page: <CreateMeme kind="gifs" />,
    field: 'What happened?',
    button: /^Make 6 GIFs/,
    ...sentenceWords,
  },
  {
    path: '/themed',
    page: <Themed />,
    field: 'The theme',
    text: 'Mondays',
    button: /^Make 4/,
    offline: 'You are offline. Picture and theme wait.',
    signedOut: 'You are signed out. The theme stays here.',
    noCredits: 'No credits until 1 December. Picture and theme stay here.',
  },
  { path: '/visuals', page: <Visuals />, field: 'The idea', button: /^Draw four/, ...sentenceWords },
]

const calm = {
  name: 'calm-in-chaos',
  title: 'Perfectly calm',
  description: 'A calm person in a room on fire',
  width: 1200,
  height: 900,
  animated: false,
}
const emptyPage = { items: [], total: 0, page: 1, pageSize: 24, nextCursor: null }

function open({ path, page }: Place, usedCredits = 0): void {
  renderScreen(page, path, {
    account: {
      userDetails: reads(() => ({ credits: 20, subscription: null })),
      usedCredits: reads(() => ({ usedCreditCount: usedCredits, periodEnd: '2026-12-01T00:00:00.000Z' })),
      myPrompts: reads(() => emptyPage),
      myTemplates: reads(() => emptyPage),
      myVisuals: reads(() => emptyPage),
    },
    search: { templates: reads(() => ({ memeTemplates: [calm] })) },
  })
}

const field = ({ field: name }: Place) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const button = ({ button: name }: Place) => screen.findByRole('button', { name })
const notice = () => document.querySelector('#prompt-notice')?.textContent

/** Fills the page in; the picture of themed memes stays while the file runs. */
async function write(place: Place, text = place.text): Promise<void> {
  if (place.path === '/themed' && !screen.queryByRole('figure')) {
    await userEvent.click(await screen.findByRole('button', { name: 'Take Perfectly calm' }))
  }
  fireEvent.change(field(place), { target: { value: text } })
}

/** Answers each run with an error, as the server does. */
function failRuns(code: ErrorCode, message = 'Inside.', headers: Record<string, string> = {}): void {
  const { status } = errorTable[code]
  const error = { json: { message, code: -32000, data: { code, httpStatus: status, errorCode: code } } }
  server.use(http.post('*/api/trpc/meme.*', () => HttpResponse.json({ error }, { status, headers })))
}

async function submit(place: Place): Promise<void> {
  await userEvent.click(await button(place))
}

afterEach(() => vi.restoreAllMocks())

describe.each(places)('a run at $path that fails', (place) => {
  test('for want of a connection says so, and the input stays', async () => {
    open(place)
    await write(place)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.post('*/api/trpc/meme.*', () => HttpResponse.error()))
    await submit(place)
    await waitFor(() => expect(notice()).toContain(place.offline))
    expect(field(place).value).toBe(place.text)
  })

  test('after too many calls says when to try again, and the input stays', async () => {
    open(place)
    await write(place)
    failRuns('RATE_LIMITED', 'Inside.', { 'retry-after': '7' })
    await submit(place)
    await waitFor(() => expect(notice()).toContain('That was quick. Again in 7 seconds.'))
    expect(field(place).value).toBe(place.text)
  })

  test('on the server says that it cost nothing, and the input stays', async () => {
    open(place)
    await write(place)
    failRuns('INTERNAL')
    await submit(place)
    await waitFor(() => expect(notice()).toContain('That did not work, and it cost nothing. Try it again.'))
    expect(field(place).value).toBe(place.text)
  })

  test('for its words shows what the server says of them, until they are changed', async () => {
    open(place)
    await write(place)
    failRuns('CONTENT_BLOCKED', 'Say it without the threat.')
    await submit(place)
    await waitFor(() => expect(notice()).toBe('Say it without the threat.'))
    expect(field(place).value).toBe(place.text)
    await write(place, 'it rains')
    expect(notice()).toBe('')
  })

  test('because the session ended links to the sign-in that leads back', async () => {
    open(place)
    await write(place)
    failRuns('UNAUTHORIZED')
    await submit(place)
    await waitFor(() => expect(notice()).toContain(place.signedOut))
    const link = screen.getByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(`/login?${new URLSearchParams({ next: place.path })}`)
    expect(field(place).value).toBe(place.text)
  })

  test('because the last credit was spent elsewhere leads to the plans', async () => {
    open(place)
    await write(place)
    failRuns('INSUFFICIENT_CREDITS')
    await submit(place)
    await waitFor(() => expect(notice()).toBe(place.noCredits))
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByRole('button', { name: place.button })).toBeNull()
    expect(field(place).value).toBe(place.text)
  })
})

test.each(places)('without credits $path leads to the plans at once', async (place) => {
  open(place, 20)
  await waitFor(() => expect(notice()).toBe(place.noCredits))
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('button', { name: place.button })).toBeNull()
})
