import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type PrerenderedDocuments, prerenderedFile } from '@/server/rest/prerendered-documents'

/** Where Next writes the documents that it renders while it builds. */
const documentsDirectory = join('.next', 'server', 'app')

/**
 * Notes which inline scripts each prerendered document holds, for its content policy: Next writes the data of a page
 * into them, so they differ by page and are known after the build only. decision: ADR-0049
 */
export async function hashInlineScripts(): Promise<void> {
  const entries = await readdir(documentsDirectory, { recursive: true, withFileTypes: true })
  // Next's own documents for errors begin with an underscore; no address leads to them.
  const files = entries.filter(({ name }) => name.endsWith('.html') && !name.startsWith('_'))
  const documents: PrerenderedDocuments = Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        return [pathOf(file), inlineScriptSources(await readFile(file, 'utf8'))] as const
      }),
    ),
  )
  await writeFile(prerenderedFile, JSON.stringify(documents))
}

function pathOf(file: string): string {
  const path = relative(documentsDirectory, file).slice(0, -'.html'.length).split(sep).join('/')
  return path === 'index' ? '/' : `/${path}`
}

/**
 * `'sha256-…'` for each inline script that a browser runs. Text in a document never looks like a script element,
 * because React escapes it; data blocks such as JSON-LD have a type and run nothing.
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)
  const sources = Array.from(
    scripts,
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(sources)]
}
