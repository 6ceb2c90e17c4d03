import type { z } from 'zod'
import { AppError } from '@/contracts/errors'
import type { Credits } from '@/contracts/meme-shapes'
import { creditCosts, type PaidAction } from '@/core/credits/credit-costs'
import type { Tone } from '@/core/writer/rank/tones'
import type { ModelUsage } from '@/core/writer/written-meme'
import type { Database } from '../../db/client'
import { prompts } from '../../db/schema/prompts'
import { getAccount } from '../accounts/get-account'
import type { Account } from '../accounts/load-account'
import { lockAgainstClosing } from '../accounts/lock-account'
import { isTestKey } from '../api-keys/is-test-key'
import { presentCredits } from '../credits/get-credits'
import { openCreditPeriod } from '../credits/open-credit-period'
import { refuseWithoutCredits, spendCredits } from '../credits/spend-credits'
import type { ServiceContext } from '../service-context'
import { storedWords } from '../words/found-by'

/** A prompt as the library stores it. */
interface AskedFor {
  kind: PaidAction
  /** Text that is moderated and shown in the library. */
  text: string
  inputLanguage: string
  outputLanguage: string
  variation: number
  /** How the memes were meant to sound, where that can be asked for. */
  tone?: Tone | undefined
}

/** One run while it is made. */
export interface OpenRun {
  promptId: string
  account: Account
  /** One moment for the whole run: the library sorts by it and keeps the run's order within it. */
  at: Date
  /** Made with a test key: nothing is charged, and the pictures say so. */
  isTest: boolean
}

/** The part of an answer that all paid calls share. */
export interface ChargedAnswer {
  promptId: string
  credits: Credits
}

interface ChargedRun<Made, Answer extends ChargedAnswer> {
  asked: AskedFor
  /** The contract of the answer. */
  output: z.ZodType<Answer>
  /** Makes everything and stores nothing, so that a failure costs nothing. */
  make(run: OpenRun): Promise<Made> | Made
  /** Builds the answer for the caller. */
  answer(made: Made, paid: ChargedAnswer): Answer
  /** Stores what was made, in the transaction that takes the credits. */
  store(transaction: Database, made: Made): Promise<void>
  /** True for what is given away: it is stored as any other, and no credits are taken. */
  isFree?(made: Made): boolean
  /** Token usage of the language model, if one was asked. */
  usageOf?(made: Made): ModelUsage | undefined
}

/**
 * Makes something that costs credits:
 * 1. the credit period is opened;
 * 2. the moderator checks the text, and a caller without credits is refused before any work is done;
 * 3. everything is made;
 * 4. the answer is checked against its contract, so that nothing is stored that could not be answered;
 * 5. one transaction takes the credits and stores the prompt with the results.
 *
 * Test keys do all of it without credits, and so does what `isFree` gives away.
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS, and what `make` throws
 */
export async function runAndCharge<Made, Answer extends ChargedAnswer>(
  context: ServiceContext,
  { asked, output, make, answer, store, isFree, usageOf }: ChargedRun<Made, Answer>,
): Promise<Answer> {
  const { actor, db, ports, site } = context
  const account = await getAccount(context)
  const period = await openCreditPeriod(context, account)
  const verdict = await ports.moderator.check(asked.text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)

  const isTest = isTestKey(actor)
  const run: OpenRun = { promptId: context.runId ?? context.newId(), account, at: context.now(), isTest }
  const price = { period, cost: creditCosts[asked.kind], siteUrl: site.url }
  if (!isTest) refuseWithoutCredits(price)
  const made = await make(run)
  const isGift = isTest || isFree?.(made) === true
  const answered = output.parse(answer(made, { promptId: run.promptId, credits: presentCredits(period) }))
  const spent = await db.transaction(async (transaction) => {
    await lockAgainstClosing(transaction, account.userId)
    const after = isGift
      ? period
      : await spendCredits(transaction, {
          ...price,
          userId: account.userId,
          reason: asked.kind,
          idempotencyKey: `prompt:${run.promptId}`,
        })
    await transaction.insert(prompts).values({
      ...asked,
      id: run.promptId,
      userId: account.userId,
      modelUsage: usageOf?.(made) ?? null,
      words: storedWords(asked.text),
      createdAt: run.at,
    })
    await store(transaction, made)
    return after
  })
  if (!isGift) context.onSpend?.(price.cost)
  return { ...answered, credits: presentCredits(spent) }
}
