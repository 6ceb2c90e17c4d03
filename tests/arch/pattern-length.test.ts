import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Characters, slashes and flags included. A longer pattern is built from word lists, see src/core/text/pattern.ts. */
const charsMax = 200

function longPatternsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > charsMax) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1} has ${node.text.length} characters`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

it(`no regular expression is longer than ${charsMax} characters`, () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const long = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    // A literal stands on one line, so that most files need not be parsed.
    const mayHold = source.split('\n').some((line) => line.length > charsMax)
    return mayHold ? longPatternsIn(file, source) : []
  })
  expect(long).toEqual([])
})

it('finds a pattern that is too long', () => {
  expect(longPatternsIn('x.ts', `const words = /${'a|'.repeat(charsMax)}b/`)).toHaveLength(1)
  expect(longPatternsIn('x.ts', `const words = '/${'a|'.repeat(charsMax)}b/'`)).toEqual([])
})
