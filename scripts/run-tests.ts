import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: every test, in three processes of its own one after the other, so that a crash of one is seen and does
 * not hide the others. Nothing is skipped: a project without a single test, a missing browser or a missing database
 * counts as a failure. The very last line is `N passed, N failed`.
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

const projects = ['unit', 'database', 'browser'] as const

async function runProject(project: string, reportFile: string): Promise<Counts> {
  console.log(`\n${project}`)
  const code = await new Promise<number | null>((done, fail) => {
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ]
    const child = spawn('node_modules/.bin/vitest', args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', fail)
    child.once('close', done)
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

const directory = await mkdtemp(join(tmpdir(), 'quipsmith-tests-'))
const total: Counts = { passed: 0, failed: 0 }
for (const project of projects) {
  const { passed, failed } = await runProject(project, join(directory, `${project}.json`))
  total.passed += passed
  total.failed += failed
}
await rm(directory, { recursive: true, force: true })
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
