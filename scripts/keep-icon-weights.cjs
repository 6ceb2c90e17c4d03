/**
 * A loader for `@phosphor-icons/react/dist/defs`: each icon comes in six weights, the design uses two, and the other
 * four would be three quarters of what icons cost. An icon in another weight would be empty; a test asks for the two.
 */
const kept = new Set(['bold', 'fill'])
const entry = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\](?:,\n|\n)/gm

module.exports = function keepIconWeights(source) {
  return source.replace(entry, (whole, weight) => (kept.has(weight) ? whole : ''))
}
