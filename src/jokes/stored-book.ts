import type { Book } from '../core/writer/book'

/** A value as JSON holds it: a pattern is its source, a set is a list. */
export type Stored<Value> = Value extends RegExp
  ? string
  : Value extends ReadonlySet<infer Item>
    ? readonly Item[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Stored<Value[Key]> }
      : Value

/** `generated/book.json`, which `npm run jokes:build` writes. The learnt words have a file of their own. */
export type StoredBook = Stored<Omit<Book, 'tellingWords'>>
