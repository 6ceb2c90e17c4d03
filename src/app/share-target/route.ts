import { sharedText } from '@/lib/shared-text'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'

/** More than any text. */
const bytesMax = 100_000

/** Sends content shared from another app to the create page. decision: ADR-0031 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request)
  const field = (name: string) => {
    const value = form?.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const text = sharedText({ title: field('title'), text: field('text'), url: field('url') })
  const location = text === '' ? '/create' : `/create?${new URLSearchParams({ text })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** Null for what is too large or no form. */
async function readForm(request: Request): Promise<FormData | null> {
  const bytes = await readLimitedBytes(request, bytesMax)
  const type = request.headers.get('content-type')
  if (bytes === null || type === null) return null
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
}
