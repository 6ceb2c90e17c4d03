/** Work that waits for its turn, the running one included. */
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work that keeps the page busy for some milliseconds, after what asked before. Between two the page answers who
 * presses something: twelve memes at once would let it wait. With nobody before it runs at once.
 */
export async function queuePaint<T>(work: () => T): Promise<T> {
  const turn = waiting === 0 ? Promise.resolve().then(work) : last.then(letAnswer).then(work)
  waiting += 1
  // Whoever comes next waits also for one that fails.
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

function letAnswer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
