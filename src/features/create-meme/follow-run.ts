import { TRPCClientError } from '@trpc/client'
import type { TextRunOutput } from '@/contracts/text-run'
import type { TextRunStep } from '@/contracts/text-run-step'
import { LineCut } from '@/meme-ui/prompt/failure-of'
import { type Place, placesOfDrafts, settlePlaces, takePlace } from './places'

/**
 * Reads how a run gets on, up to what is kept.
 *
 * @param onPlaces told of the places while better memes may come
 * @throws TRPCClientError for what the server refused, LineCut when its answer broke off
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
    // A broken line shows itself in whatever the reader stumbles over.
    throw error instanceof TRPCClientError ? error : new LineCut({ cause: error })
  }
  throw new LineCut()
}
