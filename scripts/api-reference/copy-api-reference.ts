import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const sourcePackage = 'node_modules/@scalar/api-reference'
const target = 'public/api-reference'
const stampFile = 'version'

/**
 * Puts the program of the API reference where our own server serves it, so that no page asks a foreign host for it.
 * Does nothing when the copy is of the installed version; an unfinished copy is never taken for a whole one.
 */
export async function copyApiReference(): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(sourcePackage, 'package.json'), 'utf8'))
  const current = await readFile(path.join(target, stampFile), 'utf8').catch(() => '')
  if (current === version) return
  const unfinished = `${target}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  const browser = path.join(sourcePackage, 'dist/browser')
  await cp(path.join(browser, 'chunks'), path.join(unfinished, 'chunks'), {
    recursive: true,
    // Source maps are four fifths of the bytes and of use to nobody here.
    filter: (file) => !file.endsWith('.map'),
  })
  await cp(path.join(browser, 'standalone.esm.js'), path.join(unfinished, 'standalone.esm.js'))
  await writeFile(path.join(unfinished, stampFile), version)
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
}
