/**
 * The first minutes of a newcomer: clones the last commit, and runs the commands of the README in the clone, with an
 * empty home directory and an empty cache of npm. Prints times and sizes, and exits 1 when the product answers too
 * late. Run it on a machine that does nothing else; it downloads every package.
 *
 * Run: `npm run bench:first-run`
 *      `npm run bench:first-run -- --no-tests`   leaves out `npm test`, which takes many minutes
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bareEnvironment, freePort } from '@tests/support/product'
import { measureDirectory } from '../scripts/measure-directory'
import { printTable } from './render/table'

const { values } = parseArgs({ options: { tests: { type: 'boolean', default: true } }, allowNegative: true })

/** From `npm start` to the first answer, in seconds. */
const answerLimitSeconds = 75

const root = await mkdtemp(path.join(tmpdir(), 'quipsmith-first-run-'))
const clone = path.join(root, 'clone')

/** The caller's environment without its npm: the newcomer's own Node is the first on the path. */
function newcomerEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const home = path.join(root, 'home')
  mkdirSync(home, { recursive: true })
  const environment = bareEnvironment({
    ...extra,
    HOME: home,
    npm_config_cache: path.join(root, 'npm-cache'),
  })
  for (const name of Object.keys(environment))
    if (name.startsWith('npm_') && !name.startsWith('npm_config_')) delete environment[name]
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  environment.PATH = folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter)
  return environment
}

function run(command: string, args: string[], cwd: string): number {
  const startedAtMs = performance.now()
  const { status } = spawnSync(command, args, { cwd, env: newcomerEnvironment(), stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`)
  return (performance.now() - startedAtMs) / 1000
}

/** Seconds until the first whole answer of the landing page. */
async function start(): Promise<number> {
  const port = await freePort()
  const startedAtMs = performance.now()
  const product = spawn('npm', ['start'], {
    cwd: clone,
    env: newcomerEnvironment({ PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(product)
  const response = await fetch(`http://127.0.0.1:${port}/`)
  await response.text()
  const seconds = (performance.now() - startedAtMs) / 1000
  const ended = new Promise((done) => product.once('close', done))
  product.kill('SIGINT')
  await ended
  if (!response.ok) throw new Error(`The first answer was ${response.status}.`)
  return seconds
}

function untilReady(product: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    product.once('close', (code) => fail(new Error(`npm start ended with ${code}.`)))
    product.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      if (/^Ready after/m.test(text)) done()
    })
  })
}

function sizeRow(folder: string): [string, string] {
  const { bytesOnDisk, files } = measureDirectory(path.join(clone, folder))
  return [folder, `${Math.round(bytesOnDisk / 1_000_000)} MB in ${files} files`]
}

try {
  run('git', ['clone', '--quiet', process.cwd(), clone], root)
  const installSeconds = run('npm', ['ci'], clone)
  const packages = sizeRow('node_modules')
  const answerSeconds = await start()
  const rows = [
    ['npm ci', `${installSeconds.toFixed(0)} s`],
    ['npm start, first answer', `${answerSeconds.toFixed(0)} s, at most ${answerLimitSeconds} s`],
    packages,
    ...['.next', 'dist', 'public'].map(sizeRow),
  ]
  if (values.tests) rows.push(['npm test', `${run('npm', ['test'], clone).toFixed(0)} s`])
  printTable('The first run', [['step', 'figure'], ...rows])
  process.exitCode = answerSeconds <= answerLimitSeconds ? 0 : 1
} finally {
  await rm(root, { recursive: true, force: true })
}
