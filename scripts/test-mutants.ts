import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutant } from '../tests/mutants/mutant.ts'
import { mutantFaults } from '../tests/mutants/mutant-faults.ts'
import { mutants } from '../tests/mutants/mutants.ts'
import { securityTable } from '../tests/mutants/security-table.ts'

/**
 * `npm run test:mutants`: removes each protection of docs/security.md in a copy of the checkout, one at a time, and
 * expects the test that the table names to fail. Run by hand and before a release; it takes about ten seconds per
 * mutant. `--only <name or row>` runs a part. The last line is `N killed, N survived`; exit 1 when one survived.
 *
 * This is a script of ours because StrykerJS answers another question. It mutates operators everywhere and asks
 * whether any test notices; here one named edit must be noticed by one named test. It also cannot change a migration
 * or the configuration, and its runner knows nothing of projects with a database of their own.
 */

/** For each file of tests: a mutant may make its test wait for what never comes. */
const runLimitMs = 5 * 60_000
const notCopied = new Set(['node_modules', '.next', '.git', '.data', 'coverage'])

interface TestResult {
  fullName: string
  status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled'
}
interface FileResult {
  name: string
  status: 'passed' | 'failed'
  message: string
  assertionResults: TestResult[]
}

type Project = 'unit' | 'database'

function projectOf(test: string): Project {
  return /^tests\/(services|api|rest|sandbox\/(auth|payments))\//.test(test) ? 'database' : 'unit'
}

/** The tree as it is now, with what is not committed; packages are shared. */
async function copyCheckout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'quipsmith-mutants-'))
  const root = resolve('.')
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !notCopied.has(relative(root, source).split(sep)[0] ?? ''),
  })
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'dir')
  return copy
}

/** Results by file, and all that was printed. */
async function runTests(copy: string, project: Project, files: readonly string[], title?: string) {
  const report = join(copy, 'mutant-report.json')
  await rm(report, { force: true })
  const args = ['run', `--project=${project}*`, '--reporter=json', `--outputFile=${report}`, '--no-cache']
  if (title) args.push('-t', title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const output = await new Promise<string>((done, fail) => {
    const child = spawn('node_modules/.bin/vitest', [...args, ...files], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: runLimitMs * files.length,
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
    }
    child.once('error', fail)
    child.once('close', () => done(text))
  })
  const results = await readFile(report, 'utf8')
    .then((json) => (JSON.parse(json) as { testResults: FileResult[] }).testResults)
    .catch(() => [])
  return { results, output }
}

/** Mutants prove nothing with a test that fails anyway, or that no longer exists. */
async function unmutatedFaults(copy: string, chosen: readonly Mutant[]): Promise<string[]> {
  const faults: string[] = []
  for (const project of ['unit', 'database'] as const) {
    const files = [...new Set(chosen.map(({ test }) => test).filter((test) => projectOf(test) === project))]
    if (files.length === 0) continue
    const { results, output } = await runTests(copy, project, files)
    if (results.length === 0) faults.push(`The ${project} tests did not run.\n${output}`)
    for (const { name, test, title = '' } of chosen.filter(({ test }) => files.includes(test))) {
      const result = results.find((file) => file.name.endsWith(`/${test}`))
      const named = result?.assertionResults.filter(({ fullName }) => fullName.includes(title)) ?? []
      if (named.length === 0) faults.push(`${name}: ${test} has no test "${title}". ${result?.message ?? ''}`)
      for (const { fullName, status } of named)
        if (status !== 'passed') faults.push(`${name}: "${fullName}" is ${status} without the mutant`)
    }
  }
  return faults
}

/** Killed by a failed assertion only: a mutant that no test could load was written wrongly. */
async function judge(copy: string, { file, find, replace, test, title }: Mutant): Promise<string> {
  const path = join(copy, file)
  const source = await readFile(path, 'utf8')
  await writeFile(
    path,
    source.replace(find, () => replace),
  )
  try {
    const { results, output } = await runTests(copy, projectOf(test), [test], title)
    const tests = results.flatMap(({ assertionResults }) => assertionResults)
    if (tests.some(({ status }) => status === 'failed')) return 'killed'
    if (tests.some(({ status }) => status === 'passed')) return 'survived'
    return `broken: no test ran with it\n${results.map(({ message }) => message).join('\n') || output}`
  } finally {
    await writeFile(path, source)
  }
}

function chooseMutants(): Mutant[] {
  const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values
  if (!only) return mutants
  return mutants.filter(({ row, name }) => only.includes(name) || only.includes(String(row)))
}

/** @returns how many were killed */
async function judgeAll(copy: string, chosen: readonly Mutant[]): Promise<number> {
  let killed = 0
  for (const mutant of chosen) {
    const startedAtMs = performance.now()
    const verdict = await judge(copy, mutant)
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
    console.log(`${String(mutant.row).padStart(2)}  ${mutant.name.padEnd(44)} ${verdict}  (${seconds} s)`)
    if (verdict === 'killed') killed += 1
  }
  return killed
}

const chosen = chooseMutants()
const table = securityTable()
const faults = chosen.flatMap((mutant) =>
  mutantFaults(mutant, table).map((fault) => `${mutant.name}: ${fault}`),
)
const copy = await copyCheckout()
try {
  if (chosen.length === 0) faults.push('No mutant has that name or row.')
  if (faults.length === 0) faults.push(...(await unmutatedFaults(copy, chosen)))
  for (const fault of faults) console.error(fault)
  const killed = faults.length === 0 ? await judgeAll(copy, chosen) : 0
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`)
  process.exitCode = faults.length === 0 && killed === chosen.length ? 0 : 1
} finally {
  await rm(copy, { recursive: true, force: true })
}
