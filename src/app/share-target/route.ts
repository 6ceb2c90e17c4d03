import { sharedText } from '@/lib/shared-text'

/** More than any text. */
const bytesMax = 100_000

/** What another app shares with the installed one goes on to the create page. decision: ADR-0031 */
export async function POST(request: Request): Promise<Response> {
  const bytes = Number(request.headers.get('content-length'))
  const form = bytes > 0 && bytes <= bytesMax ? await request.formData().catch(() => null) : null
  const field = (name: string) => {
    const value = form?.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const text = sharedText({ title: field('title'), text: field('text'), url: field('url') })
  const location = text === '' ? '/create' : `/create?${new URLSearchParams({ text })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
