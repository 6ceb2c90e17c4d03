import type { DemoOutput } from '@/contracts/demo'
import { callOwnPage } from '@/lib/call-own-page'
import type { Failure } from '@/lib/failure'
import type { ExampleMeme } from './example-meme'
import { OwnTakesView } from './own-takes-view'

type Answer = { memes: ExampleMeme[]; View: typeof OwnTakesView; failure: null } | { failure: Failure }

/** Asks for three memes of a sentence. It comes with what shows them, in a file that nobody loads who asks nothing. */
export async function askDemo(text: string, variation: number): Promise<Answer> {
  // The painter is needed as soon as the answer is there; where it cannot be fetched now, it is asked for again then.
  import('@/meme-ui/canvas/meme-canvas').catch(() => undefined)
  const answer = await callOwnPage<DemoOutput>('/api/demo', { text, variation })
  if (!answer.ok) return { failure: answer.failure }
  const memes = answer.output.memes.map(({ document, altText }) => ({ document, altText, motion: null }))
  return { memes, View: OwnTakesView, failure: null }
}
