import type { Book } from '../core/writer/book'
import stored from './generated/book.json'
import { tellingWords } from './generated/telling-words'
import type { StoredBook } from './stored-book'

/** The product's jokes, as the writer takes them. Edited in the YAML files beside this one (`npm run jokes:build`). */
export const jokeBook: Book = {
  situations: stored.situations.map(({ sign, falseSign, ...situation }) => ({
    ...situation,
    sign: new RegExp(sign),
    ...(falseSign !== undefined && { falseSign: new RegExp(falseSign) }),
  })),
  subjects: (stored.subjects as StoredBook['subjects']).map(({ falseSign, ...subject }) => ({
    ...subject,
    ...(falseSign !== undefined && { falseSign: new RegExp(falseSign) }),
  })),
  topics: stored.topics.map(({ falseFriends, ...topic }) => ({
    ...topic,
    ...(falseFriends !== undefined && { falseFriends: new RegExp(falseFriends) }),
  })),
  reactions: stored.reactions,
  transforms: stored.transforms,
  connectives: stored.connectives,
  unspacedLanguages: new Set(stored.unspacedLanguages),
  groups: {
    english: stored.groups.english.map((source) => new RegExp(source, 'i')),
    foreign: stored.groups.foreign.map((source) => new RegExp(source, 'u')),
  },
  tellingWords,
}
