import { connection } from 'next/server'
import { apiDocument } from '@/content/api-document'
import { publicConfig } from '@/env/public-config'

export async function GET(): Promise<Response> {
  // The address is configuration, not part of the build.
  await connection()
  return new Response(apiDocument(publicConfig().siteUrl), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    },
  })
}
