export type * from '../core/writer/book'
