import { exampleVisual } from '@/features/landing/example-visual'

export const dynamic = 'force-static'

/** Drawn once, when the pages are built. */
export function GET(): Response {
  return new Response(exampleVisual(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
