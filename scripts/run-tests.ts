import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * `npm test`: builds what the tests run, then runs every project. `npm run test:long` runs the long files
 * (`*.long.test.ts`) in the same way. Each run of Vitest is a process of its own, so that one crash neither goes unseen nor
 * hides the others. Nothing is skipped: a run without a single test, a missing browser or a missing database counts
 * as a failure. The very last line is `N passed, N failed`.
 */

interface Outcome {
  passed: number
  /** Each failure with its place and the first lines of its error. */
  failures: string[]
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** Lines of an error that are repeated at the end of the run. */
const linesOfError = 12

/**
 * Projects of Vitest. Lanes run at the same time, the projects of one lane after each other. Browser tests wait a lot, so
 * the others use the processors meanwhile.
 */
const lanes = [['browser'], ['unit', 'database']]

/** Runs a program, with its name before each line. @returns its exit code; null when a signal ended it */
function run(name: string, program: string, args: readonly string[], env = {}): Promise<number | null> {
  return new Promise((done, fail) => {
    const child = spawn(`node_modules/.bin/${program}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(8)} | ${line}`))
    }
    child.once('error', fail)
    child.once('close', done)
  })
}

async function runProject(name: string, reportFile: string): Promise<Outcome> {
  const args = ['run', `--project=${name}*`, '--reporter=default', '--reporter=json']
  const code = await run(name, 'vitest', [...args, `--outputFile.json=${reportFile}`], {
    TEST_LENGTH: isLong ? 'long' : '',
  })
  const report = await readReport(reportFile)
  if (!report) {
    return {
      passed: 0,
      failures: [`The ${name} tests ended with ${code} and without a report.`],
    }
  }
  const outcome = readOutcome(report)
  if (outcome.passed === 0 && outcome.failures.length === 0) {
    return { passed: 0, failures: [`Not a single ${name} test ran.`] }
  }
  if (code === 0 || outcome.failures.length > 0) return outcome
  // An error outside of every test, such as a database that does not start, fails the run but no test.
  return {
    ...outcome,
    failures: [`The ${name} tests ended with ${code}, though no test failed.`],
  }
}

async function readReport(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A skipped test has not passed, and a file that could not be run counts once. */
function readOutcome({ testResults, numPassedTests }: Report): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const unpassed = assertionResults.filter((test) => test.status !== 'passed')
    if (unpassed.length === 0 && status === 'failed') return [describeFailure(file, message)]
    return unpassed.map((test) =>
      describeFailure(`${file} > ${test.fullName}`, test.failureMessages?.[0] ?? test.status),
    )
  })
  return { passed: numPassedTests, failures }
}

function describeFailure(place: string, error: string): string {
  const lines = error.split('\n').slice(0, linesOfError)
  return [place, ...lines.map((line) => `    ${line}`)].join('\n')
}

const isLong = process.argv.includes('--long')
const total: Outcome = { passed: 0, failures: [] }
// Before the projects start: two of them would otherwise draw the same pictures at the same time.
if ((await run('build', 'tsx', ['scripts/build.ts'])) !== 0) {
  total.failures.push('The build failed.')
}
const directory = await mkdtemp(join(tmpdir(), 'quipsmith-tests-'))
await Promise.all(
  lanes.map(async (names) => {
    for (const name of names) {
      const { passed, failures } = await runProject(name, join(directory, `${name}.json`))
      total.passed += passed
      total.failures.push(...failures)
    }
  }),
)
await rm(directory, { recursive: true, force: true })
process.exitCode = total.failures.length === 0 ? 0 : 1
for (const failure of total.failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
