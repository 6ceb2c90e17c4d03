'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { type ReactNode, useState } from 'react'
import { trpc } from './client'
import { links } from './links'

/** How long a list stays fresh before it is refetched, in ms. */
const staleTimeMs = 30_000

/** Retries network and server errors only: a refused call would be refused again. */
function shouldRetry(failures: number, error: unknown): boolean {
  const status =
    error instanceof TRPCClientError ? (error.data as { httpStatus?: number } | null)?.httpStatus : undefined
  return failures < 2 && (status === undefined || status >= 500)
}

export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: staleTimeMs, retry: shouldRetry } } })
}

let ofWindow: QueryClient | undefined

/** All layouts of a window share one, so that going to the editor and back keeps the library. Each answer of the server has its own. */
function queryClientOfWindow(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient()
  ofWindow ??= newQueryClient()
  return ofWindow
}

export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(queryClientOfWindow)
  const [client] = useState(() => trpc.createClient({ links: links() }))
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
