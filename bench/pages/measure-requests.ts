import { Agent, get } from 'node:http'

export interface Load {
  /** Requests under way at a time, each on a connection that is kept. */
  connections: number
  durationMs: number
  /** The Accept-Encoding of each request. */
  encoding: string
}

export interface RequestFigures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Size of a body as it was sent. */
  bytes: number
  /** Answers other than 200, and requests without one. */
  failed: number
}

/** Asks for one address again and again. Failed requests do not count as answered. */
export async function measureRequests(address: string, load: Load): Promise<RequestFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const timesMs: number[] = []
  let [bytes, failed] = [0, 0]
  const startMs = performance.now()
  const untilMs = startMs + load.durationMs

  async function askUntilEnd(): Promise<void> {
    while (performance.now() < untilMs) {
      const askedMs = performance.now()
      const answer = await ask(address, load.encoding, agent).catch(() => null)
      if (answer?.status === 200) {
        timesMs.push(performance.now() - askedMs)
        bytes = answer.bytes
      } else failed += 1
    }
  }

  await Promise.all(Array.from({ length: load.connections }, askUntilEnd))
  const tookMs = performance.now() - startMs
  agent.destroy()
  timesMs.sort((a, b) => a - b)
  const quantile = (share: number) => timesMs[Math.floor(timesMs.length * share)] ?? Number.NaN
  return {
    perSecond: timesMs.length / (tookMs / 1000),
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    bytes,
    failed,
  }
}

function ask(address: string, encoding: string, agent: Agent): Promise<{ status: number; bytes: number }> {
  return new Promise((done, fail) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding }
    const request = get(address, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.once('end', () => done({ status: response.statusCode ?? 0, bytes }))
      response.once('error', fail)
    })
    request.once('error', fail)
  })
}
