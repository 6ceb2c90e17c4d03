/**
 * True where the browser already has this answer. Weak comparison, as `If-None-Match` asks for: `W/"a"` and `"a"` are
 * the same.
 */
export function isKnownTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map(strong)
  return known.includes('*') || known.includes(strong(tag))
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
