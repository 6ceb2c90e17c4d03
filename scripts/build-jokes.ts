/**
 * Compiles the jokes and word lists of `src/jokes` into `src/jokes/generated/book.json`, which the writer loads.
 *
 * Run: `npm run jokes:build`
 *      `npm run jokes:build -- --check`   writes nothing; exits 1 when the file is not what the jokes say
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { templates } from '../src/templates/templates'
import { formatJson } from './format-json'
import { readBook } from './jokes/read-book'

const directory = 'src/jokes'
const target = `${directory}/generated/book.json`
const { values } = parseArgs({ options: { check: { type: 'boolean' } } })

function build(): void {
  const source = `${formatJson(readBook(directory, templates))}\n`
  if (existsSync(target) && readFileSync(target, 'utf8') === source) return
  if (values.check) throw new Error(`${target} is not what the jokes say: run \`npm run jokes:build\`.`)
  writeFileSync(target, source)
  console.log(`Wrote ${target}`)
}

try {
  build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
