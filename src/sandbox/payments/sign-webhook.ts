import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for exactly this body. @param seconds Unix time of the attempt */
export function signWebhook(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
