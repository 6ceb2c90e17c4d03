import { callerFor, callProcedure } from '@tests/support/call-procedure'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { appRouter } from '@/server/api/root'

const services = setUp(openTestServices)

describe('a visitor', () => {
  it('is refused by every procedure, with exactly the word that clients look for', async () => {
    const caller = callerFor(services.contextFor(), null)
    const names = Object.keys(appRouter._def.procedures)
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) {
      await expect(callProcedure(caller, name, {}), name).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'Unauthorized',
      })
    }
  })
})
