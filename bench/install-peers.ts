/** Programs that only benchmarks need. They are not installed with the product, but into bench/peers on first use. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const peersDirectory = fileURLToPath(new URL('peers', import.meta.url))
const packageFile = path.join(peersDirectory, 'package.json')

export const requirePeer = createRequire(packageFile)

/** Loads a program of bench/peers. @throws Error when it is not installed */
export async function importPeer<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requirePeer.resolve(name)).href)) as Module
}

/** Installs what bench/peers/package.json names, unless it is there. @throws Error when npm fails */
export async function installPeers(): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(packageFile, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const versions = await Promise.all(
    Object.entries(dependencies).map(async ([name, version]) => {
      const installed = path.join(peersDirectory, 'node_modules', name, 'package.json')
      const text = await readFile(installed, 'utf8').catch(() => '{}')
      return (JSON.parse(text) as { version?: string }).version === version
    }),
  )
  if (versions.every(Boolean)) return
  console.log('Installing the peers into bench/peers')
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--silent']
  const code = await new Promise((done, fail) => {
    const npm = spawn('npm', args, { cwd: peersDirectory, stdio: 'inherit' })
    npm.once('error', fail)
    npm.once('close', done)
  })
  if (code !== 0) throw new Error(`npm could not install the peers (it ended with ${code})`)
}
