import { AppError } from '@/contracts/errors'
import type { Payments } from '../ports/payments'
import type { ServiceContext } from '../service-context'

/** @throws SERVICE_UNAVAILABLE where nothing can be bought */
export function requirePayments({ ports }: Pick<ServiceContext, 'ports'>): Payments {
  if (ports.payments) return ports.payments
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    'Payments are not set up here. Nothing was changed and nothing was charged.',
  )
}
