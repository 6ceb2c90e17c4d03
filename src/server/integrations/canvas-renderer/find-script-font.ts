import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const variableSuffix = ' Variable'

/**
 * Finds the file of a script's family that holds a letter. A package tells in `unicode.json` which file holds which;
 * it is read when the first letter is asked for.
 *
 * @param packagesDir the directory that holds packages such as `noto-sans-thai`; beside it, with "-variable" behind
 * its name, lies the one that holds those of families such as "Noto Sans JP Variable"
 * @param weight of the files of a family that is not variable
 * @throws Error when the package is missing
 */
export function findScriptFont(
  packagesDir: string,
  family: string,
  weight: number,
): (letter: string) => string | undefined {
  const isVariable = family.endsWith(variableSuffix)
  const name = family.replace(variableSuffix, '').toLowerCase().replaceAll(' ', '-')
  const packageDir = path.join(isVariable ? `${packagesDir}-variable` : packagesDir, name)
  const rangesFile = path.join(packageDir, 'unicode.json')
  if (!existsSync(rangesFile)) throw new Error(`The caption font "${family}" is missing in ${packageDir}`)
  const fileOf = (subset: string) =>
    path.join(packageDir, 'files', `${name}-${subset}-${isVariable ? 'wght' : weight}-normal.woff2`)

  let ranges: FileRange[] | undefined
  return (letter) => {
    ranges ??= fileRanges(JSON.parse(readFileSync(rangesFile, 'utf8')), fileOf)
    const code = letter.codePointAt(0) ?? 0
    // Where two files hold a letter the later one counts, as it does in CSS.
    return ranges.findLast(({ first, last }) => first <= code && code <= last)?.file
  }
}

/** Letters that lie in one file, by code point. */
interface FileRange {
  first: number
  last: number
  file: string
}

/** Thousands of ranges, not tens of thousands of letters: the first letter of a family must not hold the thread. */
function fileRanges(rangesBySubset: Record<string, string>, fileOf: (subset: string) => string): FileRange[] {
  return Object.entries(rangesBySubset).flatMap(([subset, ranges]) => {
    const file = fileOf(subset.replace(/[[\]]/g, ''))
    return ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), file }
    })
  })
}
