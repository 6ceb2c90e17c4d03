import type { Figure } from './figure'
import { growthFigures } from './growth-figures'
import { oneFigures } from './one-figures'
import { pairFigures } from './pair-figures'

const all = { ...growthFigures, ...pairFigures, ...oneFigures }

export type FigureName = keyof typeof all

/** Every visual metaphor by its name. */
export const figures: Readonly<Record<FigureName, Figure>> = all
