import type { UserDetails } from '@/contracts/account'
import type { ServiceContext } from '../service-context'
import { getAccount } from './get-account'

/** The caller's details. `subscription` is null for everybody without a plan. @see spec §3 userDetails */
export async function getUserDetails(context: ServiceContext): Promise<UserDetails> {
  const account = await getAccount(context)
  return {
    id: account.userId,
    email: account.email,
    credits: account.credits,
    watermark_text: account.watermarkText,
    subscription: null,
  }
}
