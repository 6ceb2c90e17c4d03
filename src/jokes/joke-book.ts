import type { Book } from '../core/writer/book'
import { tellingWords } from './generated/telling-words'
import { connectives, unspacedLanguages } from './lexicon/connectives'
import { englishGroups, foreignGroups } from './lexicon/group-words'
import { foreignReactions } from './reactions/foreign/foreign-reactions'
import { consolingReactions, guardedReactions } from './reactions/guarded'
import { reactionsByRegister } from './reactions/reactions'
import { situations } from './situations/situations'
import { topics } from './topics/topics'

/** The product's jokes, as the writer takes them. */
export const jokeBook: Book = {
  topics,
  situations,
  reactions: {
    byRegister: reactionsByRegister,
    byLanguage: foreignReactions,
    guarded: guardedReactions,
    consoling: consolingReactions,
  },
  connectives,
  unspacedLanguages,
  groups: { english: englishGroups, foreign: foreignGroups },
  tellingWords,
}
