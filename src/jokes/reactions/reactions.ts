import type { Reaction, Register } from '../book'
import { listReactions } from './list'
import { oddityReactions } from './oddity'
import { questionReactions } from './question'
import { sayingReactions } from './saying'
import { dreadedTopicReactions, likedTopicReactions, plainTopicReactions } from './topics'
import { troubleReactions } from './trouble'
import { winReactions } from './win'

/** Every reaction, by the kind of telling that it answers. */
export const reactionsByRegister: Readonly<Record<Register, readonly Reaction[]>> = {
  trouble: troubleReactions,
  oddity: oddityReactions,
  win: winReactions,
  question: questionReactions,
  saying: sayingReactions,
  list: listReactions,
  'dreaded-topic': dreadedTopicReactions,
  'liked-topic': likedTopicReactions,
  'plain-topic': plainTopicReactions,
}
