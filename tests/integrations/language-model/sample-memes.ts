import type { WrittenMeme } from '@/core/writer/written-meme'
import { findTemplate } from '@/templates/templates'

/** A meme as a model says it on the wire. */
export interface Said {
  templateId: string
  captions: { slot: string; text: string }[]
  header: string
  reason: string
}

export function meme(templateId: string, words: Record<string, string>, more: Partial<Said> = {}): Said {
  const captions = Object.entries(words).map(([slot, text]) => ({ slot, text }))
  return { templateId, captions, header: '', reason: 'you want both.', ...more }
}

export const json = (elements: readonly unknown[]) => JSON.stringify({ elements })

/** A meme with words for every slot of a template, none of them in another slot and hardly any in another meme. */
export function filled(templateName: string): Said {
  const slots = findTemplate(templateName)?.slots ?? []
  return meme(
    templateName,
    Object.fromEntries(
      slots.map(({ id }, index) => [id, index === 0 ? 'Nap 1' : `${templateName.slice(0, 14)} ${index + 1}`]),
    ),
  )
}

export const buttons = meme('two-buttons', { left: 'Sleep at ten', right: 'One more episode' })
export const green = filled('all-green')
export const four = [buttons, green, filled('podium'), filled('iceberg')]
export const fourNames = ['two-buttons', 'all-green', 'podium', 'iceberg']

/** Names of the templates that the model's memes stand on, in their order. */
export const byModel = (memes: readonly WrittenMeme[]) =>
  memes.filter(({ wordsByModel }) => wordsByModel).map(({ templateName }) => templateName)
