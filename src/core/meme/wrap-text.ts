import type { BreakUnit } from './break-units'

/** A break unit with its advance width. Widths here are in em. */
export interface MeasuredUnit extends BreakUnit {
  widthEm: number
  /** Cost of a line that ends with this unit and is not the last. Below 0 for a good place to break. */
  endPrice: number
}

/** Beyond this many units balancing is not worth its time: the lines are even enough. */
const balancedUnitsMax = 240

/** Price of a last line that holds one short word, and of a line that ends in a stub ("a", "to"), in line widths². */
const orphanPrice = 0.3
const stubPrice = 0.02
/** Reward for a line that ends with a sentence or a clause. */
const clauseReward = 0.03

export function measuredUnit({ text, spaced }: BreakUnit, widthEm: number): MeasuredUnit {
  const stub = /^[\p{L}]{1,2}$/u.test(text) ? stubPrice : 0
  const reward = /[.,;:!?…—–]["”’»]?$/u.test(text) ? clauseReward : 0
  return { text, spaced, widthEm, endPrice: stub - reward }
}

/** How many lines a paragraph needs at least; Infinity when one of its units is wider than a line. */
export function countLines(units: readonly MeasuredUnit[], spaceEm: number, lineEm: number): number {
  let lines = 1
  let usedEm = 0
  for (const [index, unit] of units.entries()) {
    if (unit.widthEm > lineEm) return Number.POSITIVE_INFINITY
    const neededEm =
      index > 0 && usedEm > 0 && unit.spaced ? usedEm + spaceEm + unit.widthEm : usedEm + unit.widthEm
    if (neededEm > lineEm) {
      lines++
      usedEm = unit.widthEm
    } else usedEm = neededEm
  }
  return lines
}

/**
 * Breaks a paragraph into the fewest lines that hold it, as even as they can be.
 *
 * 1. The greedy count says how many lines there must be.
 * 2. Of all ways to fill that many, the cheapest wins: squared line widths (equal lines are cheapest), dearer when
 *    one short word is left alone at the end, cheaper when a line ends with a clause.
 *
 * A unit wider than the line stands alone on it.
 */
export function wrapText(units: readonly MeasuredUnit[], spaceEm: number, lineEm: number): string[] {
  const count = countLines(units, spaceEm, lineEm)
  if (count === 1) return [joinUnits(units)]
  if (!Number.isFinite(count) || units.length > balancedUnitsMax) return wrapGreedily(units, spaceEm, lineEm)
  return wrapEvenly(units, spaceEm, lineEm, count)
}

/** Fills each line before the next one begins. */
export function wrapGreedily(units: readonly MeasuredUnit[], spaceEm: number, lineEm: number): string[] {
  const lines: string[] = []
  let from = 0
  let usedEm = 0
  for (const [index, unit] of units.entries()) {
    const neededEm = usedEm + (index > from && unit.spaced ? spaceEm : 0) + unit.widthEm
    if (index > from && neededEm > lineEm) {
      lines.push(joinUnits(units.slice(from, index)))
      from = index
      usedEm = unit.widthEm
    } else usedEm = neededEm
  }
  lines.push(joinUnits(units.slice(from)))
  return lines
}

function wrapEvenly(
  units: readonly MeasuredUnit[],
  spaceEm: number,
  lineEm: number,
  lineCount: number,
): string[] {
  // costs[i] is the least price of the first i units in `line` lines; starts[line][i] where its last line begins.
  let costs = units.map(() => Number.POSITIVE_INFINITY).concat(Number.POSITIVE_INFINITY)
  costs[0] = 0
  const starts: number[][] = []
  const endsMin = earliestEnds(units, spaceEm, lineEm, lineCount)
  let [first, last] = [0, 0]
  for (let line = 1; line <= lineCount; line++) {
    const next = costs.map(() => Number.POSITIVE_INFINITY)
    const lineStarts = costs.map(() => 0)
    let [nextFirst, nextLast] = [units.length, 0]
    for (let end = Math.max(first + 1, endsMin[line] ?? 0); end <= units.length; end++) {
      let widthEm = 0
      let isReached = false
      for (let start = end - 1; start >= first; start--) {
        const unit = units[start]
        const after = units[start + 1]
        if (!unit) break
        widthEm += unit.widthEm + (start + 1 < end && after?.spaced ? spaceEm : 0)
        if (widthEm > lineEm) break
        isReached ||= start <= last
        const price = (costs[start] ?? 0) + linePrice(units, start, end, widthEm / lineEm)
        if (price < (next[end] ?? 0)) {
          next[end] = price
          lineStarts[end] = start
        }
      }
      // No line that begins where the one before can end is as long as that.
      if (!isReached && end > last + 1) break
      if (next[end] !== Number.POSITIVE_INFINITY) {
        nextFirst = Math.min(nextFirst, end)
        nextLast = end
      }
    }
    costs = next
    starts.push(lineStarts)
    first = nextFirst
    last = nextLast
  }
  const lines: string[] = []
  let end = units.length
  for (const lineStarts of starts.reverse()) {
    const start = lineStarts[end] ?? 0
    lines.unshift(joinUnits(units.slice(start, end)))
    end = start
  }
  return lines
}

/** With fewer units than `[line]` in the first lines, what is left does not fit into the others. */
function earliestEnds(
  units: readonly MeasuredUnit[],
  spaceEm: number,
  lineEm: number,
  lineCount: number,
): number[] {
  const ends = [units.length]
  // Sums from the other side differ in their last digit.
  const roomEm = lineEm * (1 + 1e-9)
  let start = units.length
  while (ends.length <= lineCount) {
    let widthEm = 0
    while (start > 0) {
      const unit = units[start - 1]
      const isLastOfLine = start === ends[0]
      widthEm += (unit?.widthEm ?? 0) + (!isLastOfLine && units[start]?.spaced ? spaceEm : 0)
      if (widthEm > roomEm) break
      start--
    }
    ends.unshift(start)
  }
  return ends
}

function linePrice(units: readonly MeasuredUnit[], start: number, end: number, share: number): number {
  const price = share * share
  if (end < units.length) return price + (units[end - 1]?.endPrice ?? 0)
  return end - start === 1 && share < 0.4 ? price + orphanPrice : price
}

function joinUnits(units: readonly BreakUnit[]): string {
  return units.map((unit, index) => (index > 0 && unit.spaced ? ` ${unit.text}` : unit.text)).join('')
}
