import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { rateWindowMs } from '@/contracts/rate-limits'
import type { CallCounter } from '../../services/ports/call-counter'

/** Longest wait of a call for the store, in ms. */
const answerLimitMs = 500
/** Longest wait of the first calls for the connection, in ms. */
const openingLimitMs = 1000

export interface RedisCallCounter extends CallCounter {
  close(): void
}

/**
 * Counts in Redis (2.6.12 or newer): a key that lives for a minute. The three commands run as one.
 *
 * @param onFailure told of a connection that breaks; the client goes on trying to connect by itself
 */
export function createRedisCallCounter(url: string, onFailure: (error: unknown) => void): RedisCallCounter {
  const client = createClient({ url, RESP: 2, disableClientInfo: true, maintNotifications: 'disabled' })
  client.on('error', onFailure)
  const opening = Promise.race([client.connect().catch(onFailure), pause(openingLimitMs)])
  return {
    async add(key, calls, windowMs = rateWindowMs) {
      await opening
      // Without a connection the client would keep the commands for later, which is too late.
      if (!client.isReady) throw new Error('Redis is not connected.')
      const counted = client
        .multi()
        .set(key, 0, { expiration: { type: 'PX', value: windowMs }, condition: 'NX' })
        .incrBy(key, calls)
        .pTTL(key)
        .execTyped()
      const [, total, endsInMs] = await Promise.race([counted, silence()])
      return { calls: total, endsInMs: Math.max(1, endsInMs) }
    },
    close: () => client.destroy(),
  }
}

function pause(durationMs: number): Promise<void> {
  return sleep(durationMs, undefined, { ref: false })
}

async function silence(): Promise<never> {
  await pause(answerLimitMs)
  throw new Error(`Redis did not answer within ${answerLimitMs} ms.`)
}
