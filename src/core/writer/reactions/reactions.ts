import type { Register } from '../reading'
import type { Reaction } from './reaction'
import { dreadedTopicReactions, likedTopicReactions, plainTopicReactions } from './topics'
import { winReactions } from './win'

/** Every reaction, by the kind of telling that it answers. */
export const reactionsByRegister: Readonly<Record<Register, readonly Reaction[]>> = {
  trouble: [],
  oddity: [],
  win: winReactions,
  question: [],
  saying: [],
  list: [],
  'dreaded-topic': dreadedTopicReactions,
  'liked-topic': likedTopicReactions,
  'plain-topic': plainTopicReactions,
}
