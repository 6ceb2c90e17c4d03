import type { BrowserMeme } from '@/contracts/browser-memes'
import { hashText } from '@/core/random/hash-text'
import { createRandom } from '@/core/random/seeded-random'
import type { Template } from '@/core/template/template'
import { smallInstructions, wordsBySlot, writeSmallPrompt } from '@/core/writer/small-prompt'
import { strictObject } from '@/core/writer/strict-object'
import type { WriterRequest } from '@/core/writer/written-meme'
import { templates } from '@/templates/templates'
import type { BrowserModel } from './browser-model'

/** ms that the page waits for the browser's model; what has come by then is taken. */
const writingMsMax = 20_000
/** A model in a browser writes one after the other, and the built-in writer fills the rest. */
const memesMax = 6

type BrowserRequest = Pick<
  WriterRequest,
  'text' | 'count' | 'variation' | 'outputLanguage' | 'tone' | 'without'
>

/**
 * Memes by the browser's own model, one template after the other: nothing that it reads or writes leaves the machine
 * here. Empty when it fails; then the run goes on without it.
 */
export async function writeInBrowser(
  model: BrowserModel,
  request: BrowserRequest,
  signal: AbortSignal,
): Promise<BrowserMeme[]> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(writingMsMax)])
  const memes: BrowserMeme[] = []
  try {
    const initialPrompts = [{ role: 'system' as const, content: smallInstructions }]
    const session = await model.create({ initialPrompts, signal: ends })
    try {
      for (const template of templatesFor(request)) {
        const told = memes.map(({ words }) => Object.values(words).join(' / '))
        const form = wordsBySlot(template)
        // A clone knows the rules and none of the other memes, so that the context stays short.
        const fresh = await session.clone({ signal: ends })
        const answer = await fresh.prompt(writeSmallPrompt(request, template, told), {
          responseConstraint: listOf(form.schema),
          signal: ends,
        })
        fresh.destroy()
        const said = form.read(firstElement(answer))
        if (said) memes.push({ templateName: said.templateId, words: said.words })
      }
    } finally {
      session.destroy()
    }
  } catch {
    signal.throwIfAborted()
  }
  return memes
}

/** Pictures for any text, other ones for each variation. The server leaves out those that mock where they are out of place. */
function templatesFor({ text, variation, count, without = [] }: BrowserRequest): Template[] {
  const free = templates.filter(
    ({ name, motion, sensitive }) => motion === null && !sensitive && !without.includes(name),
  )
  const random = createRandom(hashText(`${text}\n${variation}`))
  return random.shuffle(free).slice(0, Math.min(count, memesMax))
}

function listOf(schema: object): object {
  return strictObject({ elements: { type: 'array', items: schema, maxItems: 1 } })
}

function firstElement(answer: string): unknown {
  try {
    const { elements } = JSON.parse(answer) as { elements?: unknown }
    return Array.isArray(elements) ? elements[0] : null
  } catch {
    return null
  }
}
