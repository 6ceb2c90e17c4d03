import { Fragment, type ReactNode } from 'react'

/** An element with its words, or what stands between two of them. */
const piece = /<(\w+)>(.*?)<\/\1>|[^<]+|</g

/**
 * Words with elements in them: in `New here? <go>Make an account</go>` stands in the place of `go` what `elements.go`
 * makes of the words between. Elements stand beside each other, not in each other; of one that is not given the words
 * remain. `Trans` of react-i18next can more, and is sent to every page of the app because of one that wants this.
 */
export function withElements(
  words: string,
  elements: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode[] {
  return [...words.matchAll(piece)].map(({ 0: whole, 1: name, 2: between = '', index }) =>
    name === undefined ? whole : <Fragment key={index}>{elements[name]?.(between) ?? between}</Fragment>,
  )
}
