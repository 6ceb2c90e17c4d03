import type { CreateResultInput, ResultOutput } from '@/contracts/result'
import { describeMeme } from '@/core/meme/describe-meme'
import { getAccount } from '../accounts/get-account'
import { isTestKey } from '../api-keys/is-test-key'
import type { ServiceContext } from '../service-context'
import { documentOfSize } from './document-of-size'
import { getBlankPicture } from './get-blank-picture'
import { moderateWords } from './moderate-words'
import { newResult, storeResults, watermarkFor } from './new-result'
import { presentNewResult } from './present-result'
import { refuseCostly } from './refuse-costly'
import { copiesTestRun } from './test-copies'

/**
 * A meme whose boxes somebody placed and filled by hand. Free. What moves is scaled down to the size of its drawings.
 * One that copies what a test key's run made bears the test mark.
 *
 * @throws NOT_FOUND | GONE when there is no such template, or no such upload of the caller's
 * @throws BAD_REQUEST when header and footer leave no room for the picture, the words take too long to
 *   paint, or no list could show the meme
 * @throws CONTENT_BLOCKED
 */
export async function createResult(context: ServiceContext, input: CreateResultInput): Promise<ResultOutput> {
  const { layout } = context.ports
  const picture = await getBlankPicture(context, input.imageName)
  await moderateWords(context, input)
  const account = await getAccount(context)
  const isTest = isTestKey(context.actor) || (await copiesTestRun(context, input))
  const watermark = watermarkFor(context, account, isTest)
  const isMoving = picture.motion !== null
  const sized = await layout.shrinkMeme({
    document: await documentOfSize(input, watermark, layout),
    isMoving,
  })
  refuseCostly(sized.document)
  const made = newResult(
    context,
    { promptId: null, resultId: context.runId, account, at: context.now(), isTest },
    {
      ...sized,
      altText: describeMeme(picture, sized.document),
      animated: isMoving,
      reason: null,
      position: 0,
      wordsByModel: false,
    },
  )
  const result = presentNewResult(made, context.site.url)
  await context.db.transaction((transaction) => storeResults(transaction, [made]))
  return { result }
}
