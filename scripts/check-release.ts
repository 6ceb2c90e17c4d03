import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

/**
 * `npm run release:check -- --sbom <file>`: what must hold before a release, one step after the other, and the list of
 * packages that ship (CycloneDX JSON) in the file. Exit 1 at the first step that fails; the file is then not written.
 */

interface Step {
  name: string
  args: string[]
  /** Likely cause of a failure, printed with it. */
  hint: string
}

const checks: Step[] = [
  { name: 'verify', args: ['run', 'verify'], hint: 'The lines above say what does not hold.' },
  {
    name: 'signatures of packages',
    args: ['audit', 'signatures'],
    hint: 'This needs the npm registry and tuf-repo-cdn.sigstore.dev. If they cannot be reached, nothing was checked.',
  },
]
// Shipped packages only: some test packages ask for "latest", which npm reports as an error.
const sbom: Step = {
  name: 'list of packages',
  args: ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
  hint: 'Run npm ci first: the list is made of what is installed.',
}

/** @returns what it printed; null when it failed */
function runNpm({ name, args, hint }: Step, output: 'inherit' | 'pipe'): Promise<string | null> {
  console.log(`\n${name}: npm ${args.join(' ')}`)
  return new Promise((done, fail) => {
    const child = spawn('npm', args, { stdio: ['ignore', output, 'inherit'] })
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    child.once('error', fail)
    child.once('close', (code) => {
      if (code !== 0) console.error(`\n${name}: failed. ${hint}`)
      done(code === 0 ? text : null)
    })
  })
}

async function checkRelease(file: string): Promise<boolean> {
  for (const check of checks) if ((await runNpm(check, 'inherit')) === null) return false
  const list = await runNpm(sbom, 'pipe')
  if (list === null) return false
  await writeFile(file, list)
  console.log(`\nThe list of packages is in ${file}. Next: npm test and npm run test:mutants.`)
  return true
}

const { sbom: file } = parseArgs({ options: { sbom: { type: 'string' } } }).values
if (file === undefined) console.error('Say where the list of packages goes: --sbom <file>.')
process.exitCode = file !== undefined && (await checkRelease(file)) ? 0 : 1
