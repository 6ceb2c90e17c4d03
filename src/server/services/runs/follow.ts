/**
 * Turns the reports of some work into an async iterable. The work does not wait for its reader and goes on after the
 * reader has left.
 *
 * @throws what the work throws, once all that it told has been read
 */
export async function* follow<Step>(
  work: (tell: (step: Step) => void) => Promise<void>,
): AsyncGenerator<Step> {
  const told: Step[] = []
  let isOver = false
  let wake = () => {}
  const working = work((step) => {
    told.push(step)
    wake()
  })
  const over = () => {
    isOver = true
    wake()
  }
  working.then(over, over)
  while (!isOver || told.length > 0) {
    const step = told.shift()
    if (step !== undefined) yield step
    else {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  await working
}
