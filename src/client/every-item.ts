interface Page<Item> {
  items: Item[]
  before: string | null
}

/**
 * Walks a list to its end, page by page as they are needed: nothing comes twice and nothing is left out, whatever is
 * added meanwhile.
 *
 * @param list such as `client.memes.list`
 * @param input its page size and order
 */
export async function* everyItem<Item, Input extends { before?: string | undefined }>(
  list: (input?: Input) => Promise<Page<Item>>,
  input?: Input,
): AsyncGenerator<Item> {
  let before = input?.before
  do {
    const page: Page<Item> = await list({ ...input, ...(before === undefined ? {} : { before }) } as Input)
    yield* page.items
    before = page.before ?? undefined
  } while (before !== undefined)
}
