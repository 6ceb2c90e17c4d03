import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * `npm test`: builds what the tests run, then runs every project. `npm run test:long` runs the long files
 * (`*.long.test.ts`) in the same way. Each project is a process of its own, so that one crash neither goes unseen nor
 * hides the others. Nothing is skipped: a project without a single test, a missing browser or a missing database counts
 * as a failure. The very last line is `N passed, N failed`.
 */

interface Counts {
  passed: number
  failed: number
}

/** The part of Vitest's JSON report that is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; message: string; assertionResults: { status: string }[] }[]
}

/**
 * Lanes run at the same time, the projects of one lane after each other. Browser tests wait a lot, so the other
 * projects use the processors meanwhile.
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

async function runProject(project: string, reportFile: string): Promise<Counts> {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
  const code = await run(project, 'vitest', [...args, `--outputFile.json=${reportFile}`], {
    TEST_LENGTH: isLong ? 'long' : '',
  })
  const report = await readReport(reportFile)
  if (!report) {
    console.error(`The ${project} tests ended with ${code} and without a report.`)
    return { passed: 0, failed: 1 }
  }
  const counts = countReport(report)
  if (counts.passed + counts.failed === 0) {
    console.error(`Not a single ${project} test ran.`)
    return { passed: 0, failed: 1 }
  }
  // An error outside of every test, such as a database that does not start, fails the run but no test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function readReport(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A skipped test has not passed, and a file that could not be run counts once. */
function countReport(report: Report): Counts {
  const unrun = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unrun.length,
  }
}

const isLong = process.argv.includes('--long')
const total: Counts = { passed: 0, failed: 0 }
// Before the projects start: two of them would otherwise draw the same pictures at the same time.
if ((await run('build', 'tsx', ['scripts/build.ts'])) !== 0) total.failed += 1
const directory = await mkdtemp(join(tmpdir(), 'quipsmith-tests-'))
await Promise.all(
  lanes.map(async (projects) => {
    for (const project of projects) {
      const { passed, failed } = await runProject(project, join(directory, `${project}.json`))
      total.passed += passed
      total.failed += failed
    }
  }),
)
await rm(directory, { recursive: true, force: true })
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
