import type { Situation } from '../book'
import { situationsOfMine } from './situations-of-mine'
import { situationsOfOthers } from './situations-of-others'

/** All situations, the more specific ones first: what others do says more about a text than what became of me. */
export const situations: readonly Situation[] = [...situationsOfOthers, ...situationsOfMine]
