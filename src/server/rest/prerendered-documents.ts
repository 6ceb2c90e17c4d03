import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Written by scripts/start/hash-inline-scripts.ts after Next has built the pages. */
export const prerenderedFile = path.join('.next', 'prerendered-documents.json')

/** The `script-src` sources of the inline scripts of each prerendered document, by path. */
export type PrerenderedDocuments = Readonly<Record<string, readonly string[]>>

/** None before the pages are built. */
export function readPrerenderedDocuments(): PrerenderedDocuments {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), prerenderedFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
