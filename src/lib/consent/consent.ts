import type { ForeignScriptKind } from '@/env/foreign-script'

/** `statistics`: how pages are used. `partners`: what others load here for their own ends. */
export type ConsentCategory = 'statistics' | 'partners'
export const consentCategories: readonly ConsentCategory[] = ['statistics', 'partners']

/** The consent of a visitor. */
export interface Choice {
  /** ISO 8601 day, UTC. */
  chosenOn: string
  allowed: readonly ConsentCategory[]
}

export const categoryOfScript: Readonly<Record<ForeignScriptKind, ConsentCategory>> = {
  tagManager: 'partners',
  sessionReplay: 'statistics',
  pricingBanner: 'partners',
  affiliate: 'partners',
}

/** First-party, readable by the page: it holds only the choice and its day. */
export const consentCookieName = 'quipsmith-consent'
/** After half a year the question is asked again. */
export const consentMaxAgeSeconds = 180 * 24 * 60 * 60
const version = '1'

/** `1.2026-11-22.statistics+partners` */
export function writeChoice({ chosenOn, allowed }: Choice): string {
  return [version, chosenOn, allowed.join('+')].join('.')
}

/** Null for no choice, and for a value that this site did not write. */
export function readChoice(text: string | undefined): Choice | null {
  const [, chosenOn, names] = /^1\.(\d{4}-\d{2}-\d{2})\.([a-z+]*)$/.exec(text ?? '') ?? []
  if (chosenOn === undefined || names === undefined) return null
  const words = names.split('+')
  return { chosenOn, allowed: consentCategories.filter((category) => words.includes(category)) }
}

/** The categories that need consent; none where no third-party script is configured. */
export function categoriesToAsk(configured: {
  posthogKey: string | undefined
  foreignScripts: readonly { kind: ForeignScriptKind }[]
}): ConsentCategory[] {
  const asked = new Set(configured.foreignScripts.map(({ kind }) => categoryOfScript[kind]))
  if (configured.posthogKey) asked.add('statistics')
  return consentCategories.filter((category) => asked.has(category))
}
