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

  let files: Map<number, string> | undefined
  return (letter) => {
    files ??= filesByLetter(JSON.parse(readFileSync(rangesFile, 'utf8')), fileOf)
    return files.get(letter.codePointAt(0) ?? 0)
  }
}

/** Where two files hold a letter the later one counts, as it does in CSS. */
function filesByLetter(
  rangesBySubset: Record<string, string>,
  fileOf: (subset: string) => string,
): Map<number, string> {
  const files = new Map<number, string>()
  for (const [subset, ranges] of Object.entries(rangesBySubset)) {
    const file = fileOf(subset.replace(/[[\]]/g, ''))
    for (const range of ranges.split(',')) {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      const lastCode = Number.parseInt(last, 16)
      for (let code = Number.parseInt(first, 16); code <= lastCode; code++) files.set(code, file)
    }
  }
  return files
}
