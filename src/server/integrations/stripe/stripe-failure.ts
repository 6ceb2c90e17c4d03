import Stripe from 'stripe'
import { AppError } from '@/contracts/errors'

/** Stripe knows no such thing, or no longer. */
function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/**
 * Maps calls that Stripe did not answer to SERVICE_UNAVAILABLE, with words of ours.
 */
function stripeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error instanceof Stripe.errors.StripeRateLimitError || isUnheard(error)) {
    return new AppError(
      'SERVICE_UNAVAILABLE',
      'The payment service did not answer. Nothing was changed; try again in a minute.',
      { cause: error, retryAfterSeconds: 60 },
    )
  }
  return error
}

function isUnheard(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    (error.statusCode ?? 0) >= 500
  )
}

/** @throws what `stripeFailure` makes of it */
export async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw stripeFailure(error)
  }
}

/** The same of something that may not be there. */
export async function askedFor<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  return asked(() =>
    work().catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    }),
  )
}
