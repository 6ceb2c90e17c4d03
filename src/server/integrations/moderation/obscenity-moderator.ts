import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import type { BlockedCategory, Moderator } from '@/server/services/ports/moderator'
import { blockRules, personalData } from './block-rules'

const messages: Record<BlockedCategory, string> = {
  hate: 'We will not draw this one. Try it without the hate; the joke will survive.',
  'sexual-minors': 'We will not draw this one. Not here, not anywhere.',
  threat: 'We will not draw this one. Try it without the threat.',
  doxxing: 'We will not draw this one. Leave out the phone number, address or account, and it works.',
  'self-harm':
    'We will not draw this one. If it is serious, please talk to somebody today: findahelpline.com lists free, quiet help in your country.',
}

/**
 * Slurs of the package's list that mean nothing else in any language; everyday swearing is left to taste. Those with
 * a harmless meaning somewhere ("en retard", "Abo", "gato negro") have rules of their own.
 */
const slurs = new Set(['nigger', 'fag', 'kike', 'tranny', 'chingchong', 'arabush', 'boonga', 'africoon'])

/** Of the phrases in the package's list that are no slurs at all. */
function slurData(): DataSet<{ originalWord: string }> {
  return new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => !slurs.has(phrase.metadata?.originalWord ?? ''))
}

/** Figures of speech in which nobody dies: taken out before the text is judged. */
const idioms =
  /\b(?:(?:makes?|made|making) (?:me|us) (?:want|wanna) (?:to )?(?:die|kill myself)|kill(?:ing|ed|s)? (?:it|the (?:vibe|mood|process|server|lights?|job|time)|two birds|time)|to die for|die (?:of|from) (?:laughter|laughing|boredom|cringe|embarrassment)|dying (?:of|from) (?:laughter|boredom|cringe)|shoot (?:me|us|him|her|them) (?:an? )?(?:e-?mail|message|text|mail|note)|burn(?:ing)? (?:the )?calories|bomb(?:ed)? the (?:exam|test|interview)|hang(?:ing)? (?:out|with|around)|murder mystery|my \w+ (?:is|are) killing me)\b/g

/** Refuses slurs, threats, sexual content with minors, personal data and serious self-harm; needs no service. */
export function createObscenityModerator(): Moderator {
  const matcher = new RegExpMatcher({ ...slurData().build(), ...englishRecommendedTransformers })
  return {
    async check(text) {
      const category = findCategory(text, (folded) => matcher.hasMatch(folded))
      return category ? { allowed: false, category, message: messages[category] } : { allowed: true }
    },
  }
}

function findCategory(text: string, hasSlur: (folded: string) => boolean): BlockedCategory | null {
  const folded = fold(text)
  const judged = folded.replace(idioms, ' ')
  const rule = blockRules.find(({ pattern }) => pattern.test(judged))
  if (rule) return rule.category
  if (hasSlur(folded)) return 'hate'
  return personalData.some((pattern) => pattern.test(text)) ? 'doxxing' : null
}

/** Lower case, letters without marks or disguise, letters spelt apart ("k i l l") joined again. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=\p{L})[1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})[@4](?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})[$5](?=\p{L})/gu, 's')
  return plain
    .replace(/\b\p{L}(?:[\s.*_-]+\p{L}\b){2,}/gu, (spelt) => spelt.replace(/[\s.*_-]+/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
