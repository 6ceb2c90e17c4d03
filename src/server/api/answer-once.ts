import { AppError } from '@/contracts/errors'
import { openAccount } from '../services/accounts/open-account'
import { type Claim, claimCall, type RepeatableCall } from '../services/idempotency/claim-call'
import { forgetCall, releaseCall, settleCall } from '../services/idempotency/settle-call'
import { findRun } from '../services/runs/find-run'
import type { ServiceContext } from '../services/service-context'
import { requireStandingSession } from '../services/sessions/require-standing-session'
import { describeError } from './describe-error'

/** Answer to a call with an `Idempotency-Key`. */
export interface OnceAnswer {
  status: number
  /** JSON */
  body: string
  /** The call had run before. */
  replayed: boolean
}

interface OnceCall extends RepeatableCall {
  /** Its answer is not kept. */
  secretAnswer: boolean
  /** Runs it; what it makes first gets the id. */
  run(runId: string): Promise<unknown>
  /** Called when an answer could not be kept. The caller still gets it. */
  reportError(error: unknown): void
}

/**
 * Runs a call that came with an `Idempotency-Key`, once:
 * 1. the call is claimed, or answered as it was the first time, to a session that could make it now;
 * 2. a claim that another process left behind is looked up first: what it paid for is the answer;
 * 3. the call runs, and what it makes gets the claim's id, which the database takes once;
 * 4. a success is kept for 24 h; a refusal frees the key; after a failure of ours the claim stays, because it is not
 *    known what was stored.
 *
 * @throws CONFLICT while it runs, with another input, or when its answer was a secret; and what the call throws
 */
export async function answerOnce(context: ServiceContext, call: OnceCall): Promise<OnceAnswer> {
  await requireStandingSession(context, 'recent')
  // A claim refers to the account, which a first call has yet to create.
  await openAccount(context)
  const claim = await claimCall(context, call)
  if (claim.kind === 'answered') return replay(claim.status, claim.body)
  if (claim.kind === 'running' || claim.attempt > 1) {
    const paid = await findRun(context, claim.runId)
    if (paid) return settle(context, call, { runId: claim.runId, output: paid, replayed: true })
    if (claim.kind === 'running') {
      throw new AppError(
        'CONFLICT',
        'The first call with this Idempotency-Key still runs. Try again in a second.',
        {
          retryAfterSeconds: 1,
        },
      )
    }
  }
  return runClaimed(context, call, claim)
}

function replay(status: number, body: string | null): OnceAnswer {
  if (body !== null) return { status, body, replayed: true }
  throw new AppError(
    'CONFLICT',
    'This Idempotency-Key was used, and its answer is shown only once. Send a new key to make another one.',
  )
}

async function runClaimed(context: ServiceContext, call: OnceCall, claim: Claim): Promise<OnceAnswer> {
  const { runId } = claim
  try {
    const output = await call.run(runId)
    return await settle(context, call, { runId, output, replayed: false })
  } catch (error) {
    // Not after a takeover: whoever claimed it before may still run it.
    if (describeError(error).status < 500 && claim.attempt === 1) {
      await forgetCall(context, call, claim)
      throw error
    }
    // The answer to a commit may be lost, or another server may have run it meanwhile: what is stored was paid for.
    const paid = await findRun(context, runId).catch(() => null)
    if (paid) return settle(context, call, { runId, output: paid, replayed: true })
    await releaseCall(context, call, claim).catch(call.reportError)
    throw error
  }
}

async function settle(
  context: ServiceContext,
  call: OnceCall,
  { runId, output, replayed }: { runId: string; output: unknown; replayed: boolean },
): Promise<OnceAnswer> {
  const body = JSON.stringify(output)
  // The result is paid for, so it is sent even when it cannot be kept for a repeated call.
  await settleCall(context, call, { runId, status: 200, body: call.secretAnswer ? null : body }).catch(
    call.reportError,
  )
  return { status: 200, body, replayed }
}
