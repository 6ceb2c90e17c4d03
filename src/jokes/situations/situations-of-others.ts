import type { Situation } from '../book'
import { animalsRule } from './animals-rule'
import { brokenPromise } from './broken-promise'
import { childrenSay } from './children-say'
import { creditTaken } from './credit-taken'
import { decidedAbove } from './decided-above'
import { difficultGuest } from './difficult-guest'
import { itBroke } from './it-broke'
import { keptWaiting } from './kept-waiting'
import { knowItAll } from './know-it-all'
import { nobodyNoticed } from './nobody-noticed'
import { noise } from './noise'
import { oneDoesAll } from './one-does-all'
import { worksWhenWatched } from './works-when-watched'

/** What others do to us: people, animals and machines; the more specific ones first. */
export const situationsOfOthers: readonly Situation[] = [
  worksWhenWatched,
  creditTaken,
  nobodyNoticed,
  oneDoesAll,
  knowItAll,
  brokenPromise,
  animalsRule,
  childrenSay,
  noise,
  itBroke,
  keptWaiting,
  difficultGuest,
  decidedAbove,
]
