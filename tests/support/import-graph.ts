import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const sourceDirectory = path.resolve(import.meta.dirname, '../../src')

export interface Module {
  text: string
  isClient: boolean
  /** Files of ours that it imports, also those that come later; not those that it takes types from. */
  imports: string[]
}

const known = new Map<string, Module>()

export function moduleAt(file: string): Module {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(file, 'utf8')
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm),
    ...text.matchAll(/\bimport\('([^']+)'\)/g),
  ].map((match) => match[1] ?? '')
  const imports = specifiers.flatMap((specifier) => fileOf(specifier, file) ?? [])
  const module = { text, imports, isClient: /^'use client'/m.test(text) }
  known.set(file, module)
  return module
}

function fileOf(specifier: string, from: string): string | undefined {
  const isOurs = specifier.startsWith('@/') || specifier.startsWith('.')
  if (!isOurs) return undefined
  const base = specifier.startsWith('@/')
    ? path.join(sourceDirectory, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  return [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file))
}

/** Modules that reach the browser from these entries: everything behind a `'use client'`. */
export function clientModules(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const sent = new Set<string>()
  const visit = (file: string, isWithin: boolean) => {
    const { isClient, imports } = moduleAt(file)
    const isSent = isWithin || isClient
    if (seen.has(`${file} ${isSent}`)) return
    seen.add(`${file} ${isSent}`)
    if (isSent) sent.add(file)
    for (const imported of imports) visit(imported, isSent)
  }
  for (const entry of entries) visit(entry, false)
  return [...sent]
}
