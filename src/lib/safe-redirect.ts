const afterSignIn = '/create'
/** Room for a whole prompt in any script, percent-encoded nine characters to a letter. */
const nextCharsMax = 6000

/**
 * An address of our own that a `next` parameter may lead to: a path, never another host. The raw text is judged before
 * anything parses it, because parsers repair backslashes, white space and missing slashes each in their own way.
 * @returns path, query and fragment; `fallback` for anything else
 */
export function safeRedirect(next: string | null | undefined, fallback = afterSignIn): string {
  if (!next || next.length > nextCharsMax || !/^\/(?![/\\])/.test(next) || /[\\\s\p{Cc}]/u.test(next))
    return fallback
  const home = 'http://home.invalid'
  const target = URL.parse(next, home)
  if (target === null || target.origin !== home || target.pathname.startsWith('//')) return fallback
  return `${target.pathname}${target.search}${target.hash}`
}
