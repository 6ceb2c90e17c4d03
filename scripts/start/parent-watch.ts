const intervalMs = 300

/**
 * Calls back once when the npm that runs `npm start` is gone: it passes no signal on when it is killed, and without
 * this the product would run on unseen and hold its port. Started in another way, nothing is watched.
 */
export function whenNpmEnds(then: () => void): void {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, intervalMs)
  timer.unref()
}
