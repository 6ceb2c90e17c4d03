import { cleanText } from '@/core/meme/clean-text'
import { judgeWritten } from '@/core/moderation/written/judge-written'
import { noPrompt } from '@/core/writer/accept/prompt-text'
import { unwantedIn } from '@/core/writer/accept/unwanted-words'
import { withoutFullStop } from '@/core/writer/read/polish-text'
import type { DescribedPicture, PictureDescriber } from '@/server/services/ports/picture-describer'
import { createCircuitBreaker } from './circuit-breaker'
import type { LookAtPicture } from './look-at-picture'
import type { OpenBudget } from './model-budget'
import type { ModelFailure } from './model-failure'
import type { ModelChoice, ModelLimits } from './model-settings'

/** A run waits no longer for what it can do without. */
const waitMsMax = 10_000
const descriptionCharsMax = 110
/** A picture and the question about it, as letters: what an answer without numbers is guessed by. */
const lettersOfPicture = 6000
/** Answers of a model that refuses or cannot see the picture. */
const noDescription =
  /^(?:i['’]?m sorry|sorry|i can(?:no|['’])t|i am unable|as an ai|unable to|none\b|unknown\b)/i

export interface PictureDescriberOptions {
  choice: ModelChoice
  limits: ModelLimits
  /** Without it nothing is counted. */
  openBudget?: OpenBudget | undefined
  /** Called with the reason when the model did not finish. */
  onFailure?: (failure: ModelFailure) => void
}

/**
 * A vision model that says what is to be seen. It is asked once, for ten seconds at most, and left alone for a while
 * when it fails too often; its packages are loaded with the first picture.
 */
export function createPictureDescriber({
  choice,
  limits,
  openBudget,
  onFailure,
}: PictureDescriberOptions): PictureDescriber {
  const breaker = createCircuitBreaker(limits)
  const patience = { ...limits, totalMs: Math.min(limits.totalMs, waitMsMax), retriesMax: 0 }
  let opening: Promise<LookAtPicture> | null = null
  const open = () => {
    opening ??= import('./look-at-picture').then(({ createLookAtPicture }) =>
      createLookAtPicture(choice, patience),
    )
    return opening
  }
  const nothing: DescribedPicture = { description: null, usage: null }
  return {
    async describe(bytes, accountId) {
      if (!breaker.mayTry()) return nothing
      const budget = openBudget && (await openBudget(accountId))
      if (budget === null) return nothing
      const look = await open().catch(() => {
        opening = null
        return null
      })
      const notLoaded = { said: '', usage: null, failure: { kind: 'not-loaded', fault: 'service' } } as const
      const { said, usage, failure } = look ? await look(bytes) : notLoaded
      if (failure === null) breaker.succeeded()
      else {
        breaker.failed(failure)
        onFailure?.(failure)
      }
      const letters = { asked: lettersOfPicture, heard: said.length }
      await budget?.settle([{ choice, reply: { usage, failure, letters } }])
      return { description: failure === null ? readDescription(said) : null, usage }
    },
  }
}

/** One short phrase without quotes that may stand in a meme, or null. */
function readDescription(said: string): string | null {
  const line = cleanText(said).split('\n')[0]?.trim() ?? ''
  const bare = withoutFullStop(line.replace(/^["“”'*_`-]+\s*|["“”'*_`]+$/g, '').trim())
  const phrase = wholePhrase(bare)
  if (phrase === null || !/\p{L}/u.test(phrase) || noDescription.test(phrase)) return null
  const isUnwanted = unwantedIn(phrase, { text: '', prompt: noPrompt }).length > 0
  return isUnwanted || judgeWritten(phrase).tier === 'block' ? null : phrase
}

/** Ends where a clause ends; null where the first one is too long, because half a phrase describes something else. */
function wholePhrase(text: string): string | null {
  if (text.length <= descriptionCharsMax) return text
  const end = text.slice(0, descriptionCharsMax + 1).search(/[,;:.–—](?=\s)[^,;:.–—]*$/)
  return end > 0 ? text.slice(0, end) : null
}
