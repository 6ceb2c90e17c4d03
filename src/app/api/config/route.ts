import { connection } from 'next/server'
import { browserConfig } from '@/env/public-config'

/** `GET /api/config`: the part of the configuration that browsers may know. */
export async function GET(): Promise<Response> {
  // It belongs to the running server, not to the build.
  await connection()
  return Response.json(browserConfig(), {
    headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' },
  })
}
