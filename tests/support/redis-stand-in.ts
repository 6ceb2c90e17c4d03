import { createServer, type Server, type Socket } from 'node:net'

/**
 * The few commands of Redis that counting needs, over its own protocol (RESP 2): SET … PX … NX, INCRBY, PTTL, PEXPIRE,
 * MULTI and EXEC. npm brings no Redis that needs neither a compiler nor a download; with TEST_REDIS_URL the tests
 * speak to a real one instead.
 */
export interface RedisStandIn {
  url: string
  /** Breaks every connection and takes no new one. */
  stop(): Promise<void>
  /** Answers again at the same address, with nothing counted. */
  start(): Promise<void>
}

/** The Redis of TEST_REDIS_URL, or a stand-in. */
export function openTestRedis(): Promise<Pick<RedisStandIn, 'url' | 'stop'>> {
  const url = process.env.TEST_REDIS_URL
  return url ? Promise.resolve({ url, stop: async () => undefined }) : startRedisStandIn()
}

type Reply = string | number | null | Error | Reply[]

interface Entry {
  value: number
  endsAtMs: number
}

export async function startRedisStandIn(): Promise<RedisStandIn> {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0

  async function start(): Promise<void> {
    const entries = new Map<string, Entry>()
    const opened = createServer((socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      socket.on('error', () => undefined)
      serveClient(socket, entries)
    })
    await new Promise<void>((done, fail) => {
      opened.once('error', fail)
      opened.listen(port, '127.0.0.1', done)
    })
    const address = opened.address()
    if (typeof address === 'object' && address) port = address.port
    server = opened
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      const closed = new Promise((done) => server?.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function serveClient(socket: Socket, entries: Map<string, Entry>): void {
  let rest = ''
  let queued: string[][] | null = null
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    rest += chunk
    for (let read = readCommand(rest); read; read = readCommand(rest)) {
      rest = rest.slice(read.length)
      const name = read.command[0]?.toUpperCase()
      let reply: Reply
      if (name === 'MULTI') {
        queued = []
        reply = '+OK'
      } else if (name === 'EXEC') {
        reply = (queued ?? []).map((command) => run(command, entries))
        queued = null
      } else if (queued) {
        queued.push(read.command)
        reply = '+QUEUED'
      } else {
        reply = run(read.command, entries)
      }
      socket.write(encode(reply))
    }
  })
}

/** `*2\r\n$4\r\nPTTL\r\n$1\r\nk\r\n` → the command and how many characters it took; null while it is not all there. */
function readCommand(text: string): { command: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  const command: string[] = []
  let at = head[0].length
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 16))
    if (!size) return null
    const begin = at + size[0].length
    const end = begin + Number(size[1])
    if (text.length < end + 2) return null
    command.push(text.slice(begin, end))
    at = end + 2
  }
  return { command, length: at }
}

function run([name = '', key = '', ...values]: string[], entries: Map<string, Entry>): Reply {
  const nowMs = Date.now()
  const entry = entries.get(key)
  const live = entry && entry.endsAtMs > nowMs ? entry : undefined
  switch (name.toUpperCase()) {
    case 'SET': {
      const [value, px, durationMs, nx] = values
      if (px?.toUpperCase() !== 'PX' || nx?.toUpperCase() !== 'NX') return new Error('ERR syntax error')
      if (live) return null
      entries.set(key, { value: Number(value), endsAtMs: nowMs + Number(durationMs) })
      return '+OK'
    }
    case 'INCRBY': {
      const changed = { value: (live?.value ?? 0) + Number(values[0]), endsAtMs: live?.endsAtMs ?? Infinity }
      entries.set(key, changed)
      return changed.value
    }
    case 'PTTL':
      return live ? live.endsAtMs - nowMs : -2
    case 'PEXPIRE':
      if (live) entries.set(key, { ...live, endsAtMs: nowMs + Number(values[0]) })
      return live ? 1 : 0
    default:
      return new Error(`ERR unknown command '${name}'`)
  }
}

function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (reply instanceof Error) return `-${reply.message}\r\n`
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (typeof reply === 'string') return `${reply}\r\n`
  return `*${reply.length}\r\n${reply.map(encode).join('')}`
}
