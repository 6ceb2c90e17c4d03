import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { createSupabaseServerClient } from './create-server-client'

/** The client of the request being answered, in a route or a server component. */
export async function requestClient(): Promise<SupabaseClient> {
  const jar = await cookies()
  return createSupabaseServerClient({
    getAll: () => jar.getAll(),
    setAll: (changes) => {
      try {
        for (const { name, value, options } of changes) jar.set(name, value, options)
      } catch {
        // A server component cannot set cookies; the proxy has refreshed the session before it ran.
      }
    },
  })
}
