import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { locale } from '@/i18n/locale'
import { WordsProvider } from '@/i18n/words-provider'
import type { ApiContext } from '@/server/api/context'
import { protectedProcedure, router } from '@/server/api/trpc'
import { trpc } from '@/trpc/client'
import { links } from '@/trpc/links'
import { newQueryClient } from '@/trpc/trpc-provider'

/**
 * Renders screens in jsdom, for `tests/ui/*.test.tsx`. Their calls go over HTTP to `server`,
 * where tRPC answers them in the product's own format.
 */

/** For a test that answers a call otherwise than its procedure does. */
export const server = setupServer()

/** A procedure that answers what it is given: `reads(() => details)`. */
export const reads = <Output,>(answer: () => Output) =>
  protectedProcedure.meta({ callClass: 'read' }).query(answer)

/** The same for a procedure that changes something. */
export const writes = <Output,>(answer: () => Output) =>
  protectedProcedure.meta({ callClass: 'write' }).mutation(answer)

type Procedures = Record<string, Record<string, ReturnType<typeof reads> | ReturnType<typeof writes>>>

/** Renders a screen as the app's pages do, with words, calls and an address. @returns the names of the calls so far */
export function renderScreen(screen: ReactNode, path: string, procedures: Procedures): string[] {
  history.replaceState(null, '', path)
  const calls: string[] = []
  const appRouter = router(
    Object.fromEntries(Object.entries(procedures).map(([name, calls]) => [name, router(calls)])),
  )
  server.use(
    http.all('*/api/trpc/:names', ({ request, params }) => {
      calls.push(...String(params.names).split(','))
      return fetchRequestHandler({
        endpoint: '/api/trpc',
        req: request,
        router: appRouter,
        createContext: () => signedIn,
      })
    }),
  )
  const queryClient = newQueryClient()
  render(
    <AppRouterContext value={nowhere}>
      <PathnameContext value={location.pathname}>
        <trpc.Provider client={trpc.createClient({ links: links() })} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <WordsProvider namespaces={locale}>{screen}</WordsProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </PathnameContext>
    </AppRouterContext>,
  )
  return calls
}

/** Procedures of a test use no service. */
const signedIn: ApiContext = {
  actor: { kind: 'user', userId: 'test', email: 'person@example.org' },
  requestId: 'test',
  services: {} as ApiContext['services'],
}

/** A screen under test leads nowhere. */
const nowhere: AppRouterInstance = {
  bfcacheId: '',
  back() {},
  forward() {},
  prefetch() {},
  push() {},
  refresh() {},
  replace() {},
}

/** jsdom lays nothing out: every element is as wide as a desk, and there is nothing to observe. */
const widthPx = 1200
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
})

Object.defineProperty(Element.prototype, 'clientWidth', { get: () => widthPx })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterAll(() => server.close())
