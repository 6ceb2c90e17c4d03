import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const sourcePackage = '@scalar/fastify-api-reference'
const target = 'public/api-reference'
const stampFile = 'version'

/**
 * Puts the program of the API reference where our own server serves it, so that no page asks a foreign host for it.
 * Does nothing when the copy is of the installed version; an unfinished copy is never taken for a whole one.
 */
export async function copyApiReference(): Promise<void> {
  const packageFile = path.join('node_modules', sourcePackage, 'package.json')
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const stamp = `${sourcePackage}@${version}`
  if ((await readFile(path.join(target, stampFile), 'utf8').catch(() => '')) === stamp) return
  const unfinished = `${target}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await writeFile(path.join(unfinished, 'standalone.js'), await readProgram())
  await writeFile(path.join(unfinished, stampFile), stamp)
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
}

interface Route {
  url: string
  handler(request: object, reply: { header(): { send(body: string): void } }): void
}

/**
 * Scalar's plugin for Fastify holds the program as a single file. Scalar's own package of it would install 180 more
 * packages, all of which are inside that file already. The plugin offers the file as a route, which needs no server.
 */
async function readProgram(): Promise<string> {
  const { default: plugin } = (await import('@scalar/fastify-api-reference')) as unknown as {
    default: (server: { route(route: Route): void }, options: object, done: () => void) => void
  }
  const routes: Route[] = []
  plugin({ route: (route) => routes.push(route) }, { configuration: { url: '/' } }, () => undefined)
  let program = ''
  const send = (body: string) => {
    program = body
  }
  routes.find(({ url }) => url.endsWith('.js'))?.handler({}, { header: () => ({ send }) })
  if (program === '') throw new Error(`${sourcePackage} offers its program in another way than before.`)
  // The source map is not served.
  return program.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')
}
