import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { ModelReply } from './ask-model'
import type { CandidateSet } from './candidate-set'
import { type FurtherCall, rewriteCaptions } from './rewrite-captions'
import { languageLine } from './write-prompt'

/** One call for all memes that are good but for the length of some captions; what comes back is checked as any other. */
export async function repairMemes(
  set: CandidateSet,
  { outputLanguage }: CaptionRequest,
  call: FurtherCall,
): Promise<Pick<ModelReply, 'usage' | 'letters'>> {
  const memes = set.tooLong.splice(0)
  const captions = memes.flatMap(({ meme, slots }) =>
    slots.map(({ id, maxChars }) => ({ meme, id, maxChars, text: meme.words[id] ?? '' })),
  )
  const { texts, ...reply } = await rewriteCaptions(
    captions.map(({ text, maxChars }) => ({ text, maxChars })),
    { task: 'shorten', language: languageLine(outputLanguage) },
    call,
  )
  for (const { meme } of memes) {
    const changed = captions.flatMap((caption, at) =>
      caption.meme === meme ? [[caption.id, texts.get(at) ?? ''] as const] : [],
    )
    if (changed.some(([, text]) => text === '')) continue
    await set.consider({
      templateId: meme.templateName,
      words: { ...meme.words, ...Object.fromEntries(changed) },
      header: meme.header ?? '',
      reason: meme.reason,
      engine: '',
    })
  }
  return reply
}
