/** Where in a list a page ended: the place of its last item. Items that come or go above it do not move it. */
export interface PageCursor {
  sort: 'created_at' | 'updated_at'
  /** Time of the item in µs since 1970, as digits: what the database keeps is finer than a `Date`. */
  atMicros: string
  /** Place of the item among those of the same moment; 0 where there is no such place. */
  position: number
  /** UUID of the item. */
  id: string
}

const pattern =
  /^(created_at|updated_at)\.(\d{1,16})\.(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A cursor as it crosses the wire; needs no escaping in an address. */
export function writePageCursor({ sort, atMicros, position, id }: PageCursor): string {
  return `${sort}.${atMicros}.${position}.${id}`
}

/** Null for any text that `writePageCursor` did not write. */
export function readPageCursor(text: string): PageCursor | null {
  const [, sort, atMicros, position, id] = pattern.exec(text) ?? []
  if (!(sort && atMicros && position && id)) return null
  return { sort: sort as PageCursor['sort'], atMicros, position: Number(position), id }
}
