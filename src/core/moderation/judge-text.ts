/**
 * What may be drawn, by rules alone: no service, the same answer everywhere, some tenths of a millisecond.
 *
 * 1. fold: small letters, no accents, no disguises (`fold-text`)
 * 2. figures of speech are taken out ("this bug makes me want to die")
 * 3. each way to read the text (digits for letters, letters drawn out) is held against slurs and phrases
 * 4. numbers and addresses that give somebody away are looked for in the text as it was typed
 *
 * It knows what is plain. Irony, hints and dog whistles need a model (`createProviderModerator`). @see ADR-0016
 */

import { englishRules } from './english-rules'
import { foldText, readings } from './fold-text'
import { withoutIdioms } from './idioms'
import type { BlockedCategory, Judgement } from './judgement'
import { otherLanguages } from './other-languages'
import { hasPersonalData } from './personal-data'
import { profanity } from './profanity'
import { isSelfHarm } from './self-harm'
import { slurs } from './slurs'

interface Rule {
  category: BlockedCategory
  pattern: RegExp
  /** A text without a letter of this script cannot match. */
  script: RegExp
}

/** The gravest first: a text is refused for one thing. */
const order: readonly BlockedCategory[] = [
  'sexual-minors',
  'self-harm',
  'threat',
  'hate',
  'weapons-drugs',
  'self-harm-urging',
]

const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  // Written in Latin letters as well.
  hi: /[\p{Script=Devanagari}a-z]/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
}
const latin = /[a-z0-9]/

/** One pattern for a category and a script: the bounds of words are looked for once. */
const rules: readonly Rule[] = order.flatMap((category) => {
  const spaced = [...(englishRules[category] ?? [])]
  const found: Rule[] = []
  for (const { language, groups, isGlued, rules: own } of otherLanguages) {
    const sources = (own[category] ?? []).map((source) => source.replaceAll('{g}', groups))
    const script = scripts[language]
    if (!script) spaced.push(...sources)
    else if (sources.length > 0) {
      const source = sources.map(foldSource).join('|')
      found.push({ category, script, pattern: new RegExp(isGlued ? source : bounded(source), 'u') })
    }
  }
  const pattern = new RegExp(bounded(spaced.join('|')), 'u')
  return spaced.length > 0 ? [{ category, script: latin, pattern }, ...found] : found
})

function bounded(source: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`
}

/** Letters of the lists that folding writes otherwise. */
function foldSource(source: string): string {
  return source.replace(/[أإآ]/g, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي').normalize('NFC')
}

/** The tier of a text in any language, and what it is refused or softened for. */
export function judgeText(text: string): Judgement {
  const folded = foldText(text)
  const ways = readings(folded)
  for (const way of ways) {
    const category = findCategory(withoutIdioms(way))
    if (category) return { tier: 'block', category }
  }
  if (hasPersonalData(text)) return { tier: 'block', category: 'doxxing' }
  return ways.some((way) => profanity.test(way))
    ? { tier: 'soften', category: 'profanity' }
    : { tier: 'allow' }
}

function findCategory(judged: string): BlockedCategory | null {
  const rule = rules.find(({ script, pattern }) => script.test(judged) && pattern.test(judged))
  if (rule) return rule.category
  if (isSelfHarm(judged)) return 'self-harm'
  return slurs.test(judged) ? 'hate' : null
}
