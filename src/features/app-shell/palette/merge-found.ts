/**
 * What was found at once, and behind it what came later and is not among it: nothing that one is about to choose changes
 * its place.
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
