import { gifsPerRunMax, memesPerRunMax } from '@/contracts/limits'
import { rateLimits } from '@/contracts/rate-limits'
import { contactKeptDays } from '@/core/contact/contact-limits'
import { creditCosts, freeMonthlyCredits } from '@/core/credits/credit-costs'
import { usageKeptDays } from '@/core/insights/usage-kept-days'
import { languages } from '@/core/language/languages'
import { lexiconLanguages } from '@/core/search/concept'
import { numberWord } from '@/core/text/number-word'
import { templates } from '@/templates/templates'
import { languagesByScript } from './script-samples'

const moving = templates.filter(({ motion }) => motion).length

/** Numbers that a page names as `{templates}`, from where they are true. */
const facts: ReadonlyMap<string, number | string> = new Map(
  Object.entries<number | string>({
    templates: templates.length,
    stillTemplates: templates.length - moving,
    movingTemplates: moving,
    jokeShapes: new Set(templates.map(({ jokeShape }) => jokeShape)).size,
    slots: templates.flatMap(({ slots }) => slots).length,
    languages: languages.length,
    searchLanguages: lexiconLanguages.length,
    scripts: languagesByScript().length,
    memesPerRun: numberWord(memesPerRunMax),
    gifsPerRun: numberWord(gifsPerRunMax),
    keyCallsPerMinute: rateLimits.generateWithKey,
    keyReadsPerMinute: rateLimits.read,
    freeMonthlyCredits,
    freeCreditsAfterOneRun: freeMonthlyCredits - creditCosts['text-to-meme'],
    memeCredits: creditCosts['text-to-meme'],
    gifCredits: creditCosts['text-to-gif'],
    themedTemplateCredits: creditCosts['themed-template'],
    themedUploadCredits: creditCosts['themed-upload'],
    visualCredits: creditCosts['minimalist-visual'],
    freeMemeRuns: freeMonthlyCredits / creditCosts['text-to-meme'],
    freeGifRuns: freeMonthlyCredits / creditCosts['text-to-gif'],
    contactKeptDays,
    usageKeptDays,
  }),
)

/**
 * A text with its numbers. In code, a block of it or between two backticks, other names in braces stay.
 *
 * @throws Error when the text names a number that nobody knows
 */
export function withFacts(text: string, isCode = false): string {
  return text.replace(/`[^`]*`|\{([a-z]\w*)\}/gi, (part, name: string | undefined) => {
    if (name === undefined) return `\`${withFacts(part.slice(1, -1), true)}\``
    const fact = facts.get(name)
    if (fact !== undefined) return String(fact)
    if (isCode) return part
    throw new Error(`A page names ${part}, which src/content/facts.ts does not know.`)
  })
}
