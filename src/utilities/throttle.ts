/** Calls `act` at most once in `stepMs` milliseconds: the first call of each step passes, the others are dropped. */
export function throttle<Value>(act: (value: Value) => void, stepMs: number): (value: Value) => void {
  let quietUntilMs = 0
  return (value) => {
    if (Date.now() < quietUntilMs) return
    quietUntilMs = Date.now() + stepMs
    act(value)
  }
}
