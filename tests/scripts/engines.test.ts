import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test('the lowest Node and npm that install are the same in every paper', () => {
  const [, lowest] = /^>=(\d+)$/.exec(manifest.engines.node) ?? []
  const [, lowestNpm] = /^>=([\d.]+)$/.exec(manifest.engines.npm) ?? []
  expect(lowest).toBeDefined()
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${lowest} or newer and npm ${lowestNpm} or newer`)
  expect(readFileSync('.ci/run', 'utf8')).toContain(`Node >= ${lowest}`)
})

test('commands run on the Node that npm brings, whichever installed it', () => {
  expect(process.version).toBe(`v${manifest.dependencies.node}`)
  const [major] = manifest.dependencies.node.split('.')
  expect(readFileSync('README.md', 'utf8')).toContain(`npm brings the Node ${major}`)
})
