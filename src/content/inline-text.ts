/** A run of letters within a text. */
export type Inline = { text: string /** Where it begins in the whole text. */; at: number } & (
  | { kind: 'plain' | 'strong' | 'emphasis' | 'code' }
  | { kind: 'link'; href: string }
)

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g

/** Reads the marks of a text: `[a link](/to)`, `**strong**`, `*emphasis*`, `` `code` ``. They do not nest. */
export function readInline(text: string): Inline[] {
  const runs: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, label, href, strong, emphasis, code] = match
    const at = match.index
    if (at > end) runs.push({ kind: 'plain', text: text.slice(end, at), at: end })
    if (label && href) runs.push({ kind: 'link', text: label, href, at })
    else if (strong) runs.push({ kind: 'strong', text: strong, at })
    else if (emphasis) runs.push({ kind: 'emphasis', text: emphasis, at })
    else if (code) runs.push({ kind: 'code', text: code, at })
    end = at + whole.length
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end), at: end })
  return runs
}
