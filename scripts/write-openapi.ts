/**
 * Writes docs/openapi.json from the procedures (`npm run openapi`), or with --check fails when the file is not
 * what they say.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { generateOpenApiDocument, type OpenApiRouter } from 'trpc-to-openapi'
import { appRouter } from '@/server/api/root'
import type { ProcedureMeta } from '@/server/api/trpc'
import { type Description, describeLimits, limitsInWords } from './openapi/describe-limits'
import { describeSamples } from './openapi/describe-samples'
import { filePaths } from './openapi/file-paths'
import { tags } from './openapi/tags'

const file = new URL('../docs/openapi.json', import.meta.url)

const document = generateOpenApiDocument(appRouter as unknown as OpenApiRouter, {
  title: 'Quipsmith API',
  description: `Memes from a sentence. Send your key as \`Authorization: Bearer qs_live_…\`. A key has the scope \`read\` (to see and to search), \`generate\` (to make, change and delete), or both. A \`qs_test_\` key spends no credits, asks no language model and marks the pictures for good: also when they are edited, or their words posted again.\n\n${limitsInWords}`,
  version: '1.0.0',
  baseUrl: '/api/v1',
  securitySchemes: { Authorization: { type: 'http', scheme: 'bearer' } },
})
document.info.license = { name: 'MIT', identifier: 'MIT' }
document.tags = tags
const procedures = Object.values(
  appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>,
)
describeLimits(
  document as Description,
  procedures.flatMap(({ _def }) => _def.meta ?? []),
)
document.paths = { ...document.paths, ...filePaths }
describeSamples(document as Description)
const text = `${JSON.stringify(document, null, 2)}\n`

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '')
  if (current !== text) {
    console.error('docs/openapi.json is not what the procedures say: run `npm run openapi`.')
    process.exitCode = 1
  }
} else {
  await writeFile(file, text)
}
