import type { CountedDownload, StarInput } from '@/contracts/result'
import type { ServiceContext } from '../service-context'
import { countMemeEvent } from './count-meme-event'

/** Counts that one of the caller's memes was downloaded; one that is not there is passed over. */
export async function countDownload(
  context: ServiceContext,
  { resultId }: StarInput,
): Promise<CountedDownload> {
  await countMemeEvent(context, 'download', [resultId])
  return {}
}
