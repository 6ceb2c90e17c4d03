import { TRPCClientError } from '@trpc/client'
import type { TextRunOutput } from '@/contracts/text-run'
import type { TextRunStep } from '@/contracts/text-run-step'
import { AnswerCutOff } from '@/trpc/failure-of'
import { type Place, placesOfDrafts, settlePlaces, takePlace } from './places'

/**
 * Reads the steps of a run up to its stored results.
 *
 * @param onPlaces called with the places while better memes may come
 * @throws TRPCClientError for what the server refused, AnswerCutOff when its answer broke off
 */
export async function followRun(
  steps: AsyncIterable<TextRunStep>,
  onPlaces: (places: Place[]) => void,
): Promise<{ places: Place[]; hadDrafts: boolean; output: TextRunOutput }> {
  let places: Place[] = []
  try {
    for await (const step of steps) {
      if (step.type === 'done') {
        const { output } = step
        return { places: settlePlaces(places, output.results), hadDrafts: places.length > 0, output }
      }
      places = step.type === 'drafts' ? placesOfDrafts(step.memes) : takePlace(places, step.meme)
      onPlaces(places)
    }
  } catch (error) {
    // A broken connection surfaces as any kind of error in the reader.
    throw error instanceof TRPCClientError ? error : new AnswerCutOff({ cause: error })
  }
  throw new AnswerCutOff()
}
