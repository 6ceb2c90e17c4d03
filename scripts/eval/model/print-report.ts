import type { Calibration, Verdict } from './judge-pairs'
import { agreementMin, eloLead } from './judge-pairs'
import { costOf, type RunFigures } from './measure-runs'

type Gate = readonly [name: string, value: string, gate: string, isMet: boolean]

const percent = (count: number, of: number) => (of === 0 ? 'none' : `${((100 * count) / of).toFixed(1)} %`)

/** Median and 90th percentile. */
function times(values: readonly number[]): string {
  if (values.length === 0) return 'not measured'
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)
  return `${at(0.5)} s, p90 ${at(0.9)} s`
}

/** Gates for a model as a caption writer. Times and costs count only where they were measured. */
export function gatesOf(modelId: string, figures: RunFigures): Gate[] {
  const { said, accepted, runs, full, firstIsFirst, refused, duplicates, languages, firstMs, tokens } =
    figures
  const cost = costOf(modelId, tokens)
  const costPerRun = cost === null ? null : cost / runs
  const p90FirstMs = firstMs.toSorted((a, b) => a - b)[Math.floor(0.9 * (firstMs.length - 1))]
  return [
    ['memes accepted, of those said', `${accepted} of ${said}`, '>= 97 %', accepted >= 0.97 * said],
    ['sets that are full', percent(full, runs), '100 %', full === runs],
    ["the model's first is shown first", percent(firstIsFirst, runs), '', true],
    ['memes that are not safe', String(refused.length), '0', refused.length === 0],
    ['pairs of a set that tell the same', String(duplicates), '0', duplicates === 0],
    [
      'memes in another language',
      `${languages.other} of ${languages.read}`,
      '<= 2 %',
      languages.other <= 0.02 * languages.read,
    ],
    ['first meme', times(firstMs), 'p90 <= 3 s', p90FirstMs === undefined || p90FirstMs <= 3000],
    ['last meme', times(figures.lastMs), '', true],
    [
      'tokens of a run: in, cached, out',
      [tokens.input, tokens.cached, tokens.output].map((sum) => Math.round(sum / runs)).join(', '),
      '',
      true,
    ],
    [
      'cost of a run at list prices',
      costPerRun === null ? 'no price known' : `$${costPerRun.toFixed(4)}`,
      '<= $0.03',
      costPerRun === null || costPerRun <= 0.03,
    ],
  ]
}

export function printGates(gates: readonly Gate[]): boolean {
  for (const [name, value, gate, isMet] of gates) {
    const verdict = gate === '' ? '' : isMet ? 'met' : 'MISSED'
    console.log(`${name.padEnd(36)} ${value.padStart(22)}   ${gate.padEnd(11)} ${verdict}`)
  }
  return gates.every(([, , , isMet]) => isMet)
}

export function printCounts(title: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size === 0) return
  const rows = [...counts].toSorted(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${times}`)
  console.log(`${title}: ${rows.join(', ')}`)
}

export function printJudgement(verdicts: readonly Verdict[], calibration: Calibration): void {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
  if (verdicts.length === 0) console.log('The judge answered no comparison.')
  else {
    console.log(
      `Against the built-in writer: ${count('first')} wins, ${count('tie')} ties, ${count('second')} losses, Elo ${eloLead(verdicts) >= 0 ? '+' : ''}${eloLead(verdicts).toFixed(0)}.`,
    )
  }
  const { pairs, agreement } = calibration
  if (pairs === 0) console.log('The judge was not calibrated: take its verdicts for an opinion.')
  else {
    console.log(
      `The judge agrees with the readers of rounds 13 to 15 on ${(100 * agreement).toFixed(0)} % of ${pairs} pairs, ${agreement >= agreementMin ? 'enough to count' : `less than ${100 * agreementMin} %: take its verdicts for an opinion`}.`,
    )
  }
}
