const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const localeFile = join(__dirname, '../public/locales/en/common.json')
const imports = /^import (?:common|\{ pickSections \}) from .*\n/gm
const call = /pickSections\(common, \[([^\]]*)\]\)/

/**
 * A loader for src/i18n/words: puts the sections that a module picks from the locale file in the place of the call
 * that picks them, and the file itself, with the words of every other screen, stays behind.
 */
module.exports = function pickSections(source) {
  this?.addDependency?.(localeFile)
  const words = JSON.parse(readFileSync(localeFile, 'utf8'))
  const [whole, list] = call.exec(source) ?? []
  if (whole === undefined)
    throw new Error('A module of src/i18n/words calls pickSections(common, [...]) once.')
  const sections = [...list.matchAll(/'(\w+)'/g)].map(([, section]) => [section, words[section]])
  return source.replace(imports, '').replace(whole, () => JSON.stringify(Object.fromEntries(sections)))
}
