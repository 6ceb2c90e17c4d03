import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen, server } from '@tests/support/render-screen'
import { expect, test } from 'vitest'
import { DownloadMenu } from '@/meme-ui/card/download-menu'

const result = { id: 'a1', animated: false, imageName: 'podium', imageUrl: 'http://localhost/i/abc.png' }

test('a download from a meme is counted, and goes on where counting fails', async () => {
  const calls = renderScreen(
    <DownloadMenu result={result} trigger={<button type="button">Save</button>} />,
    '/create',
    {},
  )
  const [first] = await screen.findAllByRole('menuitem')
  expect(first).toHaveProperty('download', 'podium.png')
  await userEvent.click(first as HTMLElement)
  // The procedure is not there: the call fails, and nothing is shown of it.
  await waitFor(() => expect(calls).toEqual(['result.countDownload']))
  expect(screen.queryByRole('alert')).toBeNull()
  server.resetHandlers()
})
