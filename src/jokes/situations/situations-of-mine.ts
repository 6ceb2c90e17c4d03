import type { Situation } from '../book'
import { awkwardEncounter } from './awkward-encounter'
import { bodyComplains } from './body-complains'
import { foodEvent } from './food-event'
import { guiltySecret } from './guilty-secret'
import { learningIt } from './learning-it'
import { lostAndFound } from './lost-and-found'
import { moneyWent } from './money-went'
import { myMistake } from './my-mistake'
import { planAndDay } from './plan-and-day'
import { busyInstead, puttingOff } from './putting-off'
import { smallWin } from './small-win'
import { tiredOut } from './tired-out'
import { tooMany } from './too-many'

/** What befalls the writer: mishaps, small wins, tiredness, money, food. The more specific ones first. */
export const situationsOfMine: readonly Situation[] = [
  guiltySecret,
  awkwardEncounter,
  lostAndFound,
  smallWin,
  puttingOff,
  busyInstead,
  myMistake,
  learningIt,
  tooMany,
  tiredOut,
  bodyComplains,
  moneyWent,
  foodEvent,
  planAndDay,
]
