import type { Situation } from './situation'

/** All situations, the more specific ones first. */
export const situations: readonly Situation[] = []
