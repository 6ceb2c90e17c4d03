import type { z } from 'zod'

/** A stored row that does not fit the contract of its list. It names fields, never their values. */
export interface UnreadableRow {
  kind: 'meme' | 'prompt' | 'template' | 'visual'
  id: string
  /** Path and kind of fault: `captions.0.text too_big`. */
  faults: string[]
}

export type OnUnreadableRow = (row: UnreadableRow) => void

interface RowsOfList<Row, Item> {
  kind: UnreadableRow['kind']
  contract: z.ZodType<Item>
  idOf(row: Row): string
  present(row: Row, siteUrl: string): Item
}

interface PresentingContext {
  onUnreadableRow?: OnUnreadableRow
  site: { url: string }
}

/**
 * Presents rows as lists show them. A row that does not fit its contract is reported and left out, because one bad row
 * must not take the whole list with it. decision: ADR-0041
 */
export function rowsPresenter<Row, Item>({ kind, contract, idOf, present }: RowsOfList<Row, Item>) {
  return ({ onUnreadableRow, site }: PresentingContext, rows: readonly Row[]): Item[] =>
    rows.flatMap((row) => {
      const { item, faults } = read(() => present(row, site.url), contract)
      if (faults.length === 0) return item
      onUnreadableRow?.({ kind, id: idOf(row), faults })
      return []
    })
}

function read<Item>(present: () => Item, contract: z.ZodType<Item>): { item: Item[]; faults: string[] } {
  try {
    const parsed = contract.safeParse(present())
    if (parsed.success) return { item: [parsed.data], faults: [] }
    return { item: [], faults: parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`) }
  } catch (error) {
    return { item: [], faults: [error instanceof Error ? error.name : 'unknown'] }
  }
}
