/**
 * Loaded into the web server before its own program (`node --import`): measures its event loop. First line of the
 * file `SOAK_REPORT` is the server's process id; each SIGUSR2 adds a line for the time since the last one.
 */
import { appendFileSync } from 'node:fs'
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.SOAK_REPORT
const beatMs = 10

if (file && isMainThread && process.argv[1]?.endsWith('serve-pages.js')) {
  const delay = monitorEventLoopDelay({ resolution: beatMs })
  delay.enable()
  // Delay counts whatever else the machine does; work is what this thread did itself between two beats, in µs.
  const work = createHistogram()
  let last = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    work.record(Math.max(1, user + system))
  }, beatMs).unref()

  const figures = (histogram, unitsPerMs) =>
    Object.fromEntries(
      [50, 99, 99.9, 100].map((share) => [`p${share}`, histogram.percentile(share) / unitsPerMs]),
    )
  process.on('SIGUSR2', () => {
    const rssMb = process.memoryUsage.rss() / 2 ** 20
    appendFileSync(
      file,
      `${JSON.stringify({ delay: figures(delay, 1e6), work: figures(work, 1e3), rssMb })}\n`,
    )
    delay.reset()
    work.reset()
  })
  appendFileSync(file, `${process.pid}\n`)
}
