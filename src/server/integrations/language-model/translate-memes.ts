import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { ModelReply } from './ask-model'
import type { CandidateSet } from './candidate-set'
import { type FurtherCall, rewriteCaptions } from './rewrite-captions'
import { languageLine } from './write-prompt'

const headerChars = 80

/** Gives the built-in memes of a run whose words are in another language than the one asked for. */
export type Untranslated = () => Promise<readonly WrittenMeme[]>

/**
 * One call that translates built-in memes into the places that are missing, so that no set mixes languages. What comes
 * back is checked as any other words of a model; what fails stays as it was written.
 */
export async function translateMemes(
  set: CandidateSet,
  { outputLanguage }: Pick<CaptionRequest, 'outputLanguage'>,
  { untranslated, ...call }: FurtherCall & { untranslated: Untranslated },
): Promise<Pick<ModelReply, 'usage' | 'letters'>> {
  const memes = (await untranslated())
    .filter((meme) => set.hasRoomFor(meme) && Object.values(meme.words).some((text) => text !== ''))
    .slice(0, set.missing)
  const captions = memes.flatMap((meme, at) => linesOf(set, meme).map((line) => ({ ...line, meme: at })))
  if (captions.length === 0) return { usage: null, letters: { asked: 0, heard: 0 } }
  const { texts, ...reply } = await rewriteCaptions(
    captions,
    { task: 'translate', language: languageLine(outputLanguage) },
    call,
  )
  for (const [at, { templateName, reason }] of memes.entries()) {
    const said = captions.flatMap(({ meme, slot }, place) =>
      meme === at ? [[slot, texts.get(place) ?? ''] as const] : [],
    )
    if (said.some(([, text]) => text === '')) continue
    const { [headerSlot]: header = '', ...words } = Object.fromEntries(said)
    await set.consider({ templateId: templateName, words, header, reason, engine: '' })
  }
  return reply
}

/** No slot has this name. */
const headerSlot = ''

function linesOf(set: CandidateSet, { templateName, words, header }: WrittenMeme) {
  const slots = set.templateOf(templateName)?.slots ?? []
  return [
    ...(header ? [{ slot: headerSlot, text: header, maxChars: headerChars }] : []),
    ...slots.flatMap(({ id, maxChars }) => (words[id] ? [{ slot: id, text: words[id], maxChars }] : [])),
  ]
}
