import { QueryCache, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAt, moreEntries, navigation, tabBar } from '@/features/app-shell/navigation'
import { isKeyboardOpen } from '@/features/app-shell/use-keyboard-open'
import { slowAfterMs, watchSlowQueries } from '@/features/app-shell/watch-slow-queries'

describe('the places of the app', () => {
  it('are all reached from the phone, by the bar or behind More', () => {
    const onPhone = new Set([...tabBar, ...moreEntries].map(({ href }) => href))
    expect(navigation.filter(({ href }) => !onPhone.has(href))).toEqual([])
    expect(tabBar).toHaveLength(4)
  })

  it('hold what is beneath them', () => {
    expect(isAt({ href: '/library' }, '/library/visuals')).toBe(true)
    expect(isAt({ href: '/library' }, '/library-of-others')).toBe(false)
  })

  it('hold a prompt, which is a page of the library', () => {
    const here = navigation.filter((entry) => isAt(entry, '/prompts/0192'))
    expect(here.map(({ href }) => href)).toEqual(['/library'])
  })
})

describe("a phone's keyboard", () => {
  const phone = { isTyping: true, tallestPx: 740, visiblePx: 420 }

  it('is open while one types and the page has become lower', () => {
    expect(isKeyboardOpen(phone)).toBe(true)
    expect(isKeyboardOpen({ ...phone, isTyping: false })).toBe(false)
  })

  it("is not a browser's own bar, nor a keyboard on a table", () => {
    expect(isKeyboardOpen({ ...phone, visiblePx: 684 })).toBe(false)
    expect(isKeyboardOpen({ ...phone, visiblePx: 740 })).toBe(false)
  })
})

describe('a slow network', () => {
  let cache: QueryCache
  let client: QueryClient
  let said: boolean[]
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    cache = new QueryCache()
    client = new QueryClient({ queryCache: cache, defaultOptions: { queries: { retry: false } } })
    said = []
    end = watchSlowQueries(cache, (isSlow) => said.push(isSlow))
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  function ask(name: string) {
    let answer: (value: string) => void = () => undefined
    const asked = new Promise<string>((resolve) => {
      answer = resolve
    })
    const done = client.query({ queryKey: [name], queryFn: () => asked })
    return async () => {
      answer('there')
      await done
      await vi.advanceTimersByTimeAsync(1)
    }
  }

  it('is said once something is on its way too long, and no more when it has come', async () => {
    const arrive = ask('a')
    await vi.advanceTimersByTimeAsync(slowAfterMs - 1)
    expect(said).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(said).toEqual([true])
    await arrive()
    expect(said).toEqual([true, false])
  })

  it('is not what many quick answers add up to', async () => {
    for (const name of ['a', 'b', 'c']) {
      const arrive = ask(name)
      await vi.advanceTimersByTimeAsync(slowAfterMs - 1000)
      await arrive()
    }
    expect(said).toEqual([])
  })

  it('is said as long as one of several is missing', async () => {
    const arriveA = ask('a')
    const arriveB = ask('b')
    await vi.advanceTimersByTimeAsync(slowAfterMs)
    await arriveA()
    expect(said).toEqual([true])
    await arriveB()
    expect(said).toEqual([true, false])
  })
})
