import { AppError } from '@/contracts/errors'
import { captionsOfThemed, fillThemed, type ThemedMeme } from '@/core/writer/themed/fill-themed'
import type { ThemedAnswer } from '@/core/writer/themed/write-themed'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest, CaptionWriter, WritingWatch } from '@/server/services/ports/caption-writer'
import type { ModerationVerdict, Moderator } from '@/server/services/ports/moderator'
import type { ThemedRequest, ThemedWriter } from '@/server/services/ports/themed-writer'

/** All texts of a meme, header to footer, and a model's reason, which stands beside the picture. */
function saidBy({ header, words, footer, reason, wordsByModel }: WrittenMeme): string {
  return [header, ...Object.values(words), footer, wordsByModel && reason]
    .filter((text) => typeof text === 'string' && text.trim())
    .join('\n')
}

interface Moderation {
  moderator: Moderator
  /** Rules alone. */
  offline: Moderator
  /** Writes what stands in for refused memes. */
  refill: CaptionWriter
}

/**
 * Reads what a writer wrote, because a picture's words beside a harmless text can make a meaning that neither has.
 * Others take the places of refused memes. Built-in memes that are shown at once are read by the rules alone; each meme of
 * a model is read by the moderation service, too, before anybody sees it.
 *
 * @throws CONTENT_BLOCKED from `write` when nothing is left
 */
export function createModeratedWriter(
  inner: CaptionWriter,
  { moderator, offline, refill }: Moderation,
): CaptionWriter {
  return {
    async write(request, watch) {
      const moderated = watch && moderatedWatch(watch, { moderator, offline })
      const answer = await inner.write(request, moderated?.watch)
      await moderated?.allShown()
      const { allowed, message } = await allowedOf(answer.memes, moderator)
      const missing = answer.memes.length - allowed.length
      if (missing === 0) return answer
      const more = await allowedOf(await writeOthers(request, answer.memes, refill), moderator)
      const memes = [...allowed, ...more.allowed.slice(0, missing)]
      if (memes.length === 0 && message !== null) throw new AppError('CONTENT_BLOCKED', message)
      return { ...answer, memes }
    },
  }
}

/** The service is asked about several memes at the same time, and they are shown in the order in which they came. */
function moderatedWatch(
  watch: WritingWatch,
  { moderator, offline }: Pick<Moderation, 'moderator' | 'offline'>,
): { watch: WritingWatch; allShown(): Promise<void> } {
  let shown = Promise.resolve()
  return {
    watch: {
      ...watch,
      onDrafts: async (memes) => watch.onDrafts((await allowedOf(memes, offline)).allowed),
      onMeme: async (meme) => {
        shown = Promise.all([allowedOf([meme], moderator), shown]).then(async ([{ allowed }]) => {
          for (const one of allowed) await watch.onMeme(one)
        })
        // The writer does not wait for it; `allShown` tells of a failure.
        shown.catch(() => undefined)
      },
    },
    allShown: () => shown,
  }
}

/** As many again, because some of them may be refused as well. */
async function writeOthers(
  request: CaptionRequest,
  memes: readonly WrittenMeme[],
  refill: CaptionWriter,
): Promise<WrittenMeme[]> {
  const without = [...(request.without ?? []), ...memes.map(({ templateName }) => templateName)]
  return (await refill.write({ ...request, without })).memes
}

async function allowedOf(
  memes: readonly WrittenMeme[],
  moderator: Moderator,
): Promise<{ allowed: WrittenMeme[]; message: string | null }> {
  const isByModel = ({ wordsByModel }: WrittenMeme) => wordsByModel === true
  const checkAll = (texts: string[], check: (all: string[]) => Promise<ModerationVerdict[]>) =>
    texts.length > 0 ? check(texts) : []
  const [ofModel, ofRules] = await Promise.all([
    checkAll(memes.filter(isByModel).map(saidBy), moderator.checkWritten),
    checkAll(memes.filter((meme) => !isByModel(meme)).map(saidBy), moderator.checkEach),
  ])
  const verdicts = memes.map((meme) => (isByModel(meme) ? ofModel : ofRules).shift())
  const refused = verdicts.find((verdict) => !verdict?.allowed)
  return {
    allowed: memes.filter((_, at) => verdicts[at]?.allowed),
    message: refused?.allowed === false ? refused.message : null,
  }
}

interface ThemedModeration {
  moderator: Moderator
  /** Writes what stands in for refused memes. */
  refill: ThemedWriter
}

/** The same for memes about a theme. Those by rules say the theme, which was read before, and our own lines. */
export function createModeratedThemedWriter(
  inner: ThemedWriter,
  { moderator, refill }: ThemedModeration,
): ThemedWriter {
  return {
    writeForTemplate: async (request, template) =>
      withRefill(await inner.writeForTemplate(request, template), request, {
        moderator,
        refill: () => refill.writeForTemplate(request, template),
      }),
    writeForPicture: async (request, picture) =>
      withRefill(await inner.writeForPicture(request, picture), request, {
        moderator,
        refill: () => refill.writeForPicture(request, picture),
      }),
  }
}

async function withRefill<Meme extends ThemedMeme>(
  answer: ThemedAnswer<Meme>,
  request: ThemedRequest,
  { moderator, refill }: { moderator: Moderator; refill(): Promise<ThemedAnswer<Meme>> },
): Promise<ThemedAnswer<Meme>> {
  const written = answer.memes.filter(({ wordsByModel }) => wordsByModel)
  if (written.length === 0) return answer
  const verdicts = await moderator.checkWritten(written.map(themedWords))
  const refused = new Set(written.filter((_, at) => !verdicts[at]?.allowed))
  if (refused.size === 0) return answer
  const allowed = answer.memes.filter((meme) => !refused.has(meme))
  const { memes, notice } = await refill()
  return {
    ...answer,
    memes: fillThemed(allowed, memes, request),
    ...(notice ? { notice } : {}),
    ...(refused.size === written.length ? { modelMissed: true } : {}),
  }
}

function themedWords(meme: ThemedMeme): string {
  return [meme.header, ...captionsOfThemed(meme)].filter((text) => text?.trim()).join('\n')
}
