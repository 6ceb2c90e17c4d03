import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Logs requests that block the event loop, because while one does, nobody else is served. A timer that is late by more
 * than the limit, and for as much work of this thread, tells that something blocked it. Which request did the work
 * cannot be known without tracing every callback: named are those that were under way all the time, mostly one.
 */

export interface BlockedEventLoop {
  blockedMs: number
  /** Work of the main thread in that time. Less than the whole on a machine that is busy with other things. */
  cpuMs: number
  requests: { method: string; route: string; bodyBytes: number | null; ageMs: number }[]
}

/** Longer than anybody should wait for somebody else's request. */
const blockedMsMax = 200
const beatMs = 20
const requestsShownMax = 10

/** From now on, for every server of this process. Each request is reported once. */
export function watchEventLoop(report: (blocked: BlockedEventLoop) => void = logBlocked): void {
  /** Under way, or answered since the last beat. No listener of ours: Next adds many to an answer already. */
  const requests = new Map<IncomingMessage, { atMs: number; response: ServerResponse }>()
  const reported = new WeakSet<IncomingMessage>()

  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    requests.set(request, { atMs: performance.now(), response })
  })

  let lastMs = performance.now()
  let lastCpu = process.threadCpuUsage()
  setInterval(() => {
    const nowMs = performance.now()
    const { user, system } = process.threadCpuUsage(lastCpu)
    const blockedMs = nowMs - lastMs
    const cpuMs = (user + system) / 1000
    if (blockedMs > blockedMsMax && cpuMs > blockedMsMax) {
      const suspects = [...requests].filter(
        ([request, { atMs }]) => nowMs - atMs > blockedMsMax && !reported.has(request),
      )
      for (const [request] of suspects) reported.add(request)
      const shown = suspects
        .slice(0, requestsShownMax)
        .map(([request, { atMs }]) => ({ ...describeRequest(request), ageMs: Math.round(nowMs - atMs) }))
      if (shown.length > 0) {
        report({ blockedMs: Math.round(blockedMs), cpuMs: Math.round(cpuMs), requests: shown })
      }
    }
    lastMs = nowMs
    lastCpu = process.threadCpuUsage()
    for (const [request, { response }] of requests) if (response.closed) requests.delete(request)
  }, beatMs).unref()
}

function describeRequest({ method = '', url = '', headers }: IncomingMessage) {
  const bytes = Number(headers['content-length'])
  return { method, route: routeOf(url), bodyBytes: Number.isInteger(bytes) ? bytes : null }
}

const segmentsMax = 6
/** `meme`, `text-to-meme`, `clown-steps.png`, `account.stats,result.star`; neither ids nor tokens. */
const speakingSegment = /^(v1|[a-z-]{0,40}(\.[a-z]{1,5})?|[a-zA-Z]+\.[a-zA-Z]+(,[a-zA-Z]+\.[a-zA-Z]+){0,19})$/

/** The address without its query and without whatever may be an id or a token. */
export function routeOf(url: string): string {
  const segments = (url.split('?')[0] ?? '').split('/').slice(1, segmentsMax + 1)
  return `/${segments.map((segment) => (speakingSegment.test(segment) ? segment : '…')).join('/')}`
}

function logBlocked(blocked: BlockedEventLoop): void {
  console.warn(JSON.stringify({ level: 'warn', message: 'A request blocked the event loop.', ...blocked }))
}
