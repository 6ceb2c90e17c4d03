/** Movements that loop: what they give at t = 1 is what they gave at t = 0. */

/** Swings between -1 and 1. @param cycles whole swings in one loop. @param phase in turns. */
export function wave(t: number, cycles = 1, phase = 0): number {
  return Math.sin((t * cycles + phase) * 2 * Math.PI)
}

/** Runs from 0 to 1 and starts again. @param laps whole runs in one loop. */
export function lap(t: number, laps = 1, phase = 0): number {
  const position = t * laps + phase
  return position - Math.floor(position)
}

/** True while the eyes are shut: once in a loop, late, for a moment. */
export function blinks(t: number): boolean {
  const moment = lap(t)
  return moment > 0.8 && moment < 0.9
}
