import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isUnusedFile } from '../../scripts/packages/unused-files'

/** The font files that the style sheets of captions name, as paths below node_modules. */
function fontsOfCaptions(): string[] {
  const importers = ['src/app/caption-fonts.css', 'src/meme-ui/canvas/declare-script-font.ts']
  const sheets = importers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@fontsource[\w-]*\/[\w./-]+\.css/g)].map(([sheet]) => sheet),
  )
  return sheets.flatMap((sheet) =>
    [...readFileSync(path.join('node_modules', sheet), 'utf8').matchAll(/url\(\.\/(files\/[^)]+)\)/g)].map(
      ([, file = '']) => path.posix.join(path.posix.dirname(sheet), file),
    ),
  )
}

describe('the files of packages that are removed', () => {
  test('are no font that captions are set in, in the browser or on the server', () => {
    const fonts = [
      ...fontsOfCaptions(),
      '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff',
    ]
    expect(fonts.length).toBeGreaterThan(500)
    expect(fonts.filter(isUnusedFile)).toEqual([])
    expect(fonts.filter((file) => !existsSync(path.join('node_modules', file)))).toEqual([])
  })

  test.each([
    '@fontsource/noto-sans/files/noto-sans-latin-300-normal.woff2',
    '@fontsource/noto-sans/files/noto-sans-latin-700-italic.woff2',
    '@fontsource/anton/files/anton-latin-700-normal.woff2',
    '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
    'next/dist/compiled/next-server/app-page.runtime.prod.js.map',
    'core-js/modules/es.array.at.js',
    'zod/src/v4/core/util.ts',
    '@radix-ui/themes/src/components/box.tsx',
    'next/dist/docs/index.md',
    'bare-fs/prebuilds/linux-x64/bare-fs.bare',
    'posthog-js/dist/array.full.js',
    'trpc-to-openapi/node_modules/@rollup/rollup-linux-x64-gnu/rollup.linux-x64-gnu.node',
    'next/dist/compiled/next-server/app-page-turbo-experimental.runtime.prod.js',
    'next/dist/compiled/next-server/app-page.runtime.prod.js',
    'typescript/lib/pt-br/diagnosticMessages.generated.json',
    'eld/src/ngrams/large.js',
    'stripe/cjs/stripe.core.d.ts',
  ])('are such as %s', (file) => {
    expect(isUnusedFile(file)).toBe(true)
  })

  test.each([
    'core-js/package.json',
    '@fontsource/noto-sans/700.css',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'posthog-js/dist/module.mjs',
    'posthog-js/dist/module.d.ts',
    'zod/v4/core/util.d.cts',
    '@fontsource-variable/figtree/index.d.css.ts',
    'sentry/LICENSE.md',
    'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js',
    'next/dist/compiled/next-server/server.runtime.prod.js',
    'typescript/lib/typescript.js',
    'eld/src/ngrams/small.js',
    'stripe/cjs/stripe.core.js',
    'sourcemap-codec/dist/map.js',
  ])('are not such as %s', (file) => {
    expect(isUnusedFile(file)).toBe(false)
  })
})
