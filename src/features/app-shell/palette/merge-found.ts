/**
 * Local results, followed by later ones that are not among them. A result never moves, because it may be about to be
 * chosen.
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
