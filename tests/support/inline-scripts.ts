import { createHash } from 'node:crypto'

export interface InlineScript {
  nonce: string | undefined
  text: string
}

/** Scripts of a document that a browser runs and that have no address. Data blocks such as JSON-LD run nothing. */
export function inlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', text = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      const runs = type === '' || type === 'module' || /javascript$/.test(type)
      if (!runs || /\bsrc=/.test(attributes)) return []
      return [{ nonce: /\bnonce="([^"]*)"/.exec(attributes)?.[1], text }]
    },
  )
}

/** The values of `script-src` in a content policy. */
export function scriptSources(policy: string): string[] {
  const directive = policy.split(';').find((one) => one.trim().startsWith('script-src '))
  return directive?.trim().split(/\s+/).slice(1) ?? []
}

/** The value of `script-src` that lets a script run: its nonce where it has one, else its hash. */
export function neededSource({ nonce, text }: InlineScript): string {
  if (nonce) return `'nonce-${nonce}'`
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
