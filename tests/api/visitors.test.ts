import { randomUUID } from 'node:crypto'
import { openTestServices, type TestServices } from '@tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter, createCaller } from '@/server/api/root'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.close())

describe('a visitor', () => {
  it('is refused by every procedure, with exactly the word that clients look for', async () => {
    const { actor: _nobody, ...rest } = services.contextFor()
    const caller = createCaller({
      actor: null,
      requestId: randomUUID(),
      services: rest,
    }) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
    const names = Object.keys(appRouter._def.procedures)
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) {
      const [router = '', procedure = ''] = name.split('.')
      await expect(caller[router]?.[procedure]?.({}), name).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'Unauthorized',
      })
    }
  })
})
