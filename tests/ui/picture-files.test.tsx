import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { reads, renderScreen } from '@tests/support/render-screen'
import { expect, test } from 'vitest'
import { NewTemplate } from '@/features/own-template/new-template'
import { Themed } from '@/features/themed/themed'

const emptyPage = { items: [], total: 0, page: 1, pageSize: 24, nextCursor: null }
const procedures = {
  account: {
    userDetails: reads(() => ({ credits: 20, subscription: null })),
    usedCredits: reads(() => ({ usedCreditCount: 0, periodEnd: '2026-12-01T00:00:00.000Z' })),
    myTemplates: reads(() => emptyPage),
  },
  search: { templates: reads(() => ({ memeTemplates: [] })) },
}

const textFile = new File(['not a picture'], 'notes.txt', { type: 'text/plain' })
const hugeFile = new File([new Uint8Array(14 * 1024 * 1024)], 'huge.png', { type: 'image/png' })

/** Chooses a file past the `accept` of the field, as a drop does. */
function choose(file: File): void {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('The page has no field for a file.')
  fireEvent.change(input, { target: { files: [file] } })
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const shows = (text: string) => waitFor(() => expect(alerts()).toContainEqual(expect.stringContaining(text)))

test('a new template refuses files that are no pictures, or too large', async () => {
  renderScreen(<NewTemplate />, '/templates/new', procedures)
  choose(textFile)
  await shows('That is not a picture we can read')
  choose(hugeFile)
  await shows('That picture is 14 MB, we take 10.')
})

test('themed memes refuse such files and a missing picture, send nothing and keep the theme', async () => {
  const calls = renderScreen(<Themed />, '/themed', procedures)
  const theme = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The theme' })
  await userEvent.type(theme, 'Mondays')
  choose(textFile)
  await shows('That is not a picture we can read')
  choose(hugeFile)
  await shows('That picture is 14 MB, we take 10.')
  expect(theme.value).toBe('Mondays')
  await userEvent.click(screen.getByRole('button', { name: /^Make 4 memes/ }))
  await shows('The picture is missing')
  expect(calls.filter((name) => name.startsWith('meme.'))).toEqual([])
})
