import { screen, waitFor } from '@testing-library/react'
import { reads, renderScreen } from '@tests/support/render-screen'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppShell } from '@/features/app-shell/app-shell'
import { useCredits } from '@/trpc/use-credits'
import { useStats } from '@/trpc/use-stats'

const details = { credits: 20, subscription: null }
const used = { usedCreditCount: 3, periodEnd: '2026-12-01T00:00:00.000Z' }
const stats = { memes: 4 }

afterEach(() => vi.useRealTimers())

function Account() {
  const credits = useCredits()
  const { data } = useStats()
  return <p>{`${credits?.remaining ?? 'unknown'} left, ${data ? 'counted' : 'uncounted'}`}</p>
}

describe('what is loaded when', () => {
  test('used credits come after the details, and stats are not asked for again on focus', async () => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const calls = renderScreen(<Account />, '/account', {
      account: {
        userDetails: reads(() => held.then(() => details)),
        usedCredits: reads(() => used),
        stats: reads(() => stats),
      },
    })
    const count = (name: string) => calls.filter((call) => call === name).length
    await waitFor(() => expect(count('account.userDetails')).toBe(1))
    await screen.findByText('unknown left, counted')
    expect(count('account.usedCredits')).toBe(0)
    release()
    await screen.findByText('17 left, counted')
    expect([count('account.usedCredits'), count('account.stats')]).toEqual([1, 1])
    // Everything is old by now, and the window is looked at again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(count('account.usedCredits')).toBe(2))
    expect(count('account.stats')).toBe(1)
  })
})

describe('user details that fail', () => {
  const sessionCookie = 'sb-quipsmith-auth-token=session'

  test('for any other reason than a missing session leave the session alone', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the product reads it there
    document.cookie = sessionCookie
    localStorage.setItem('sb-quipsmith-auth-token', 'session')
    const calls = renderScreen(<AppShell banner={null}>The library</AppShell>, '/library', {
      account: {
        userDetails: reads(() => {
          throw new Error('The database is down.')
        }),
      },
    })
    // Asked three times, because the server may be back the next time.
    await waitFor(() => expect(calls.filter((name) => name === 'account.userDetails')).toHaveLength(3), {
      timeout: 10_000,
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(screen.getByText('The library')).toBeDefined()
    expect(location.pathname).toBe('/library')
    expect(document.cookie).toContain(sessionCookie)
    expect(localStorage.getItem('sb-quipsmith-auth-token')).toBe('session')
  })
})
