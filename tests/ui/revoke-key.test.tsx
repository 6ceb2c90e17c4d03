import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { reads, renderScreen, writes } from '@tests/support/render-screen'
import { expect, test } from 'vitest'
import { KeysSection } from '@/features/api-keys/keys-section'

const key = {
  id: 'a',
  name: 'Slack bot',
  mode: 'live',
  scopes: ['read'],
  prefix: 'qs_live_',
  last4: 'abcd',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
}

test('the focus goes from the revoke dialog to the button for a new key before the row leaves, and stays', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isRevoked = false
  renderScreen(<KeysSection />, '/account/api', {
    apiKey: {
      list: reads(async () => {
        if (!isRevoked) return { keys: [key] }
        await held
        return { keys: [] }
      }),
      getDefault: reads(() => null),
      revoke: writes(() => {
        isRevoked = true
      }),
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Revoke: Slack bot/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New key'))
  expect(screen.getByText('Slack bot')).toBeDefined()
  release()
  await waitFor(() => expect(screen.queryByText('Slack bot')).toBeNull())
  expect(document.activeElement?.textContent).toBe('New key')
})
