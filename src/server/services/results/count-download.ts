import type { CountedDownload, StarInput } from '@/contracts/result'
import type { ServiceContext } from '../service-context'
import { countMemeEvent } from './count-meme-event'
import { getResultRow } from './get-result'

/** Counts that one of the caller's memes was downloaded. @throws NOT_FOUND */
export async function countDownload(
  context: ServiceContext,
  { resultId }: StarInput,
): Promise<CountedDownload> {
  await getResultRow(context, resultId)
  await countMemeEvent(context, 'download', [resultId])
  return { counted: context.countsMemeEvents }
}
