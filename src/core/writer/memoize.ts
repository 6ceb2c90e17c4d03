/** The function with its result kept for each object that it was called with, as long as the object lives. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = results.get(key) ?? { value: make(key) }
    results.set(key, known)
    return known.value
  }
}
