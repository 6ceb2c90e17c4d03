/** Number of queued tasks, the running one included. */
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Queues work that blocks the page for some milliseconds. Between two tasks the page handles input: twelve memes at
 * once would freeze it. Runs at once when the queue is empty.
 */
export async function queuePaint<T>(work: () => T): Promise<T> {
  const turn = waiting === 0 ? Promise.resolve().then(work) : last.then(letAnswer).then(work)
  waiting += 1
  // A failed task must not stop the queue.
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
