import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Stands in for the hosts of scripts that others serve, and for the one that takes page views. */
export interface ScriptServer {
  origin: string
  /** Paths that were asked for, in order. */
  paths: string[]
  /** The posted bodies, decompressed. */
  posted: { path: string; body: string }[]
  close(): Promise<void>
}

/** Answers every `…/name.js` with a script that notes `name` in `window.scriptsOfOthers`. */
export async function startScriptServer(): Promise<ScriptServer> {
  const paths: string[] = []
  const posted: ScriptServer['posted'] = []
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://server').pathname
    paths.push(path)
    if (request.method === 'POST') posted.push({ path, body: await bodyOf(request) })
    const [, name] = /([\w-]+)\.js$/.exec(path) ?? []
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', name ? 'text/javascript' : 'application/json')
    response.end(name ? scriptNamed(name) : '{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    paths,
    posted,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function scriptNamed(name: string): string {
  return `(window.scriptsOfOthers ??= []).push(${JSON.stringify(name)}); window.partners = { referral: 'from-the-script' };`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  return (isPacked ? gunzipSync(body) : body).toString('utf8')
}
