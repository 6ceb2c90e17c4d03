import type { JokeShape, Template } from '../../template/template'

/**
 * For each joke shape, those that work in nearly the same way, the nearest first. They stand in where a shape has too
 * few templates. decision: ADR-0028
 */
export const jokeKin: Readonly<Record<JokeShape, readonly JokeShape[]>> = {
  preference: ['temptation', 'contrast', 'choice', 'dilemma'],
  contrast: ['false-distinction', 'preference', 'hidden-depth', 'anticlimax'],
  dilemma: ['choice', 'temptation', 'preference'],
  choice: ['dilemma', 'temptation', 'preference'],
  temptation: ['preference', 'choice', 'dilemma', 'avoidance'],
  denial: ['avoidance', 'hidden-depth', 'false-competence', 'bad-advice'],
  escalation: ['overwhelm', 'overthinking', 'realisation'],
  'hidden-depth': ['denial', 'contrast', 'intrusive-thought', 'overwhelm'],
  'intrusive-thought': ['overthinking', 'hidden-depth', 'realisation'],
  'undeserved-reward': ['overpraise', 'false-competence', 'anticlimax'],
  'false-competence': ['undeserved-reward', 'denial', 'overpraise'],
  provocation: ['bad-advice', 'overpraise', 'agreement'],
  'bad-advice': ['denial', 'provocation', 'temptation'],
  avoidance: ['denial', 'overwhelm', 'temptation'],
  realisation: ['anticlimax', 'intrusive-thought', 'escalation'],
  anticlimax: ['realisation', 'contrast', 'overpraise'],
  overwhelm: ['escalation', 'avoidance', 'hidden-depth'],
  agreement: ['overpraise', 'false-distinction', 'provocation'],
  overpraise: ['undeserved-reward', 'anticlimax', 'false-competence'],
  overthinking: ['intrusive-thought', 'escalation', 'realisation'],
  'false-distinction': ['contrast', 'agreement', 'preference'],
}

/** Every shape that there is. */
export const jokeShapes = Object.keys(jokeKin) as [JokeShape, ...JokeShape[]]

/** As far as two shapes can be apart. */
export const jokeDistanceMax = 5

/** 0 for the same shape, 1, 2 … for its kin, the nearest first, `jokeDistanceMax` for any other. */
export function jokeDistance(from: JokeShape, to: Template['jokeShape']): number {
  if (from === to) return 0
  const place = jokeKin[from].indexOf(to)
  return place < 0 ? jokeDistanceMax : place + 1
}
