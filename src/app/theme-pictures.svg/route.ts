import { themeSheet } from '@/core/theme/theme-sheet'

let sheet: string | undefined

/** The pictures of the suggested themes, in one file. */
export function GET(): Response {
  sheet ??= themeSheet()
  return new Response(sheet, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
