import { spawn } from 'node:child_process'

/**
 * `npm run verify`: everything that can be said about the source without running the product. The checks run side by
 * side; each is printed when it has ended, a failing one with all that it said. Exit 1 when one fails.
 */

interface Check {
  name: string
  /** A program of node_modules/.bin and its arguments. */
  command: [program: string, ...args: string[]]
}

interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

const checks: Check[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the pure core', command: ['tsc', '--noEmit', '-p', 'src/core/tsconfig.json'] },
  {
    name: 'arrows',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests', 'bench'],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'book of jokes', command: ['tsx', 'scripts/build-jokes.ts', '--check'] },
  { name: 'template lists', command: ['tsx', 'scripts/build-templates.ts', '--check'] },
  { name: 'references in the docs', command: ['tsx', 'scripts/check-docs.ts'] },
  { name: 'size of the packages', command: ['tsx', 'scripts/check-size.ts'] },
  { name: 'API description', command: ['tsx', 'scripts/write-openapi.ts', '--check'] },
]

function run({ name, command: [program, ...args] }: Check): Promise<Outcome> {
  const startedAtMs = performance.now()
  return new Promise((done) => {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const end = (passed: boolean) =>
      done({ name, passed, seconds: (performance.now() - startedAtMs) / 1000, output })
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

function print({ name, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!passed) console.log(`${output.trim()}\n`)
}

/** `tsc` writes no file, but Next's own types must be there for it: the generated ones, on a fresh clone. */
async function generateRouteTypes(): Promise<Outcome> {
  return run({ name: 'route types', command: ['next', 'typegen'] })
}

const first = await generateRouteTypes()
print(first)
const outcomes = await Promise.all(
  checks.map(async (check) => {
    const outcome = await run(check)
    print(outcome)
    return outcome
  }),
)
const failed = [first, ...outcomes].filter(({ passed }) => !passed)
console.log(
  failed.length === 0 ? 'Everything holds.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
