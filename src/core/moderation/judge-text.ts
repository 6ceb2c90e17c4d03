/**
 * Decides by rules alone which texts may be drawn: no service, the same answer everywhere, some tenths of a millisecond.
 *
 * 1. fold: small letters, no accents, no disguises (`fold-text`)
 * 2. figures of speech are taken out ("this bug makes me want to die")
 * 3. each way to read the text (digits for letters, letters drawn out) is held against slurs and phrases
 * 4. the text as typed is searched for numbers and addresses that expose somebody
 *
 * It knows what is plain. Irony, hints and dog whistles need a model (`createProviderModerator`). @see ADR-0016
 */

import { englishRules } from './english-rules'
import { foldText, readings } from './fold-text'
import { withoutIdioms } from './idioms'
import type { BlockedCategory, Judgement } from './judgement'
import { type LanguageRules, otherLanguages } from './other-languages'
import { otherPeople, protectedGroups } from './people-words'
import { hasPersonalData } from './personal-data'
import { profanity } from './profanity'
import { isSelfHarm } from './self-harm'
import { slurs } from './slurs'

interface Rule {
  category: BlockedCategory
  pattern: RegExp
  /** A text without this cannot match: it is the quicker look. */
  needs: RegExp
  /** Speaks of groups in a Latin script; of no use for a text that names none in any language. */
  isAboutPeople: boolean
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
const people = `(?:${protectedGroups}|${otherPeople})`
const english: LanguageRules = { language: 'en', groups: people, rules: englishRules }
const inLatin = [english, ...otherLanguages.filter(({ language }) => !scripts[language])]

/** Tested once for each text: most texts name no group, and the lists of groups are long. */
const anybody = new RegExp(bounded(inLatin.map(({ groups }) => groups).join('|')), 'u')

const speaksOfPeople = (source: string) => /\{[gp]\}/.test(source)

/** Few patterns, each over many phrases: the bounds of words are looked for once in each. */
const rules: readonly Rule[] = order.flatMap((category) => {
  const sourcesOf = ({ rules: own }: LanguageRules) => (own[category] ?? []).flatMap(alternatives)
  const plain = inLatin.flatMap(sourcesOf).filter((source) => !speaksOfPeople(source))
  return [
    ...compile(category, english, plain, latin),
    ...inLatin.flatMap((one) => {
      const mention = new RegExp(bounded(one.groups), 'u')
      return compile(category, one, sourcesOf(one).filter(speaksOfPeople), mention, true)
    }),
    ...otherLanguages.flatMap((one) => {
      const script = scripts[one.language]
      return script ? compile(category, one, sourcesOf(one), script) : []
    }),
  ]
})

/** The parts of a pattern between the bars that stand in no bracket. */
function alternatives(source: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === '|' && depth === 0) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)]
}

function compile(
  category: BlockedCategory,
  { language, groups, isGlued }: LanguageRules,
  sources: readonly string[],
  needs: RegExp,
  ofPeople = false,
): Rule[] {
  if (sources.length === 0) return []
  const hated = language === 'en' ? protectedGroups : groups
  const whole = foldSource(sources.join('|').replaceAll('{g}', hated).replaceAll('{p}', people))
  const pattern = new RegExp(isGlued ? whole : bounded(whole), 'u')
  return [{ category, pattern, needs, isAboutPeople: ofPeople }]
}

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
  const namesPeople = anybody.test(judged)
  const rule = rules.find(
    ({ needs, pattern, isAboutPeople }) =>
      (namesPeople || !isAboutPeople) && needs.test(judged) && pattern.test(judged),
  )
  if (rule) return rule.category
  if (isSelfHarm(judged)) return 'self-harm'
  return slurs.test(judged) ? 'hate' : null
}
