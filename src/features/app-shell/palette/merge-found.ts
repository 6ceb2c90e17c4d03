/**
 * Results that were found at once, followed by later ones that are not among them: no result moves while somebody is
 * about to choose it.
 */
export function mergeFound<Item>(
  atOnce: readonly Item[],
  later: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const all = new Map<string, Item>()
  for (const item of [...atOnce, ...later]) {
    if (!all.has(keyOf(item))) all.set(keyOf(item), item)
  }
  return [...all.values()]
}
