/** One thing that is timed. */
export interface Contestant {
  name: string
  run(): Promise<unknown> | unknown
  /** How often it is timed; slow ones less. */
  rounds: number
}

/**
 * Best times in ms by name: what else a shared machine does can only add to a time. All take turns, so that a slow
 * moment meets each of them; each is run twice before it counts.
 */
export async function timeInTurns(contestants: readonly Contestant[]): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]))
  for (const { run } of contestants) for (let warmUp = 0; warmUp < 2; warmUp++) await run()
  const rounds = Math.max(...contestants.map((contestant) => contestant.rounds))
  for (let round = 0; round < rounds; round++) {
    for (const { name, run, rounds: wanted } of contestants) {
      if (round >= wanted) continue
      const startedAtMs = performance.now()
      await run()
      times.get(name)?.push(performance.now() - startedAtMs)
    }
  }
  return new Map([...times].map(([name, list]) => [name, Math.min(...list)]))
}

/** NaN for an empty list. */
export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
