import type { StoredBook } from '../stored-book'

declare const book: StoredBook
export default book
