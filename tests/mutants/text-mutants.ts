import type { Mutant } from './mutant'

/** Lengths of texts, answers before charges, and lists with a bad row. */
export const textMutants: Mutant[] = [
  {
    row: 37,
    name: 'endless-letters',
    file: 'src/core/text/text-limit.ts',
    find: "return text.length > unitsMax ? 'too-many-units' : null",
    replace: 'return null',
    test: 'tests/contracts/text-lengths.test.ts',
  },
  {
    row: 37,
    name: 'lengths-in-units',
    file: 'src/core/text/text-limit.ts',
    find: 'const unitsPerChar = 4',
    replace: 'const unitsPerChar = 1',
    test: 'tests/rest/long-texts.test.ts',
    title: 'takes the longest text once and lists what it made: Hindi',
  },
  {
    row: 37,
    name: 'capitals-without-end',
    file: 'src/core/meme/compose-meme.ts',
    find: 'text: cutText(slot.upperCase ? upperCase(words, language) : words, captionCharsMax)',
    replace: 'text: slot.upperCase ? upperCase(words, language) : words',
    test: 'tests/contracts/fullest-memes.test.ts',
  },
  {
    row: 38,
    name: 'charge-before-the-answer',
    file: 'src/server/services/runs/run-and-charge.ts',
    find: 'output.parse(answer(',
    replace: '((unchecked: Answer) => unchecked)(answer(',
    test: 'tests/services/unreadable-rows.test.ts',
    title: 'is neither stored nor charged: text-to-meme',
  },
  {
    row: 38,
    name: 'store-before-the-answer',
    file: 'src/server/services/results/present-result.ts',
    find: 'if (read.success) return read.data',
    replace: 'return presentResult(row, siteUrl)',
    test: 'tests/services/unreadable-rows.test.ts',
    title: 'is neither stored nor charged: result',
  },
  {
    row: 38,
    name: 'one-bad-row',
    file: 'src/server/services/pages/present-rows.ts',
    find: 'contract.safeParse(present())',
    replace: '{ success: true, data: present() } as z.ZodSafeParseSuccess<Item>',
    test: 'tests/services/unreadable-rows.test.ts',
    title: 'is left out of every list',
  },
]
