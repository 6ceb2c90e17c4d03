import { AppError } from '@/contracts/errors'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'
import type { Moderator } from '@/server/services/ports/moderator'

/** All texts of a meme, header to footer. */
function saidBy({ header, words, footer }: WrittenMeme): string {
  return [header, ...Object.values(words), footer].filter((text) => text?.trim()).join('\n')
}

/**
 * Reads what a writer wrote, because a picture's words beside a harmless text can make a meaning that neither has.
 * Refused memes are left out. What is shown while a model is still writing is read by the rules alone (the model's
 * writer has them read each meme), the answer by everybody, all of it in one call.
 *
 * @throws CONTENT_BLOCKED from `write` when nothing is left
 */
export function createModeratedWriter(
  inner: CaptionWriter,
  { moderator, offline }: { moderator: Moderator; offline: Moderator },
): CaptionWriter {
  return {
    async write(request, watch) {
      const answer = await inner.write(
        request,
        watch && {
          ...watch,
          onDrafts: async (memes) => watch.onDrafts((await allowedOf(memes, offline)).allowed),
        },
      )
      const { allowed, message } = await allowedOf(answer.memes, moderator)
      if (allowed.length === 0 && message !== null) throw new AppError('CONTENT_BLOCKED', message)
      return { ...answer, memes: allowed }
    },
  }
}

async function allowedOf(
  memes: readonly WrittenMeme[],
  moderator: Moderator,
): Promise<{ allowed: WrittenMeme[]; message: string | null }> {
  const verdicts = await moderator.checkEach(memes.map(saidBy))
  const refused = verdicts.find((verdict) => !verdict.allowed)
  return {
    allowed: memes.filter((_, at) => verdicts[at]?.allowed),
    message: refused?.allowed === false ? refused.message : null,
  }
}
