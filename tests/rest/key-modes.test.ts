import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'

const services = setUp(openTestServices)

describe('keys of both kinds', () => {
  it('are made and shown over REST, the live one where nobody says', async () => {
    const call = restCaller(services)
    const user = services.newUser()
    const live = await call(user, 'POST', '/api-key/generate-new')
    expect([live.status, live.body.key]).toEqual([200, expect.stringMatching(/^qs_live_/)])
    const trial = await call(user, 'POST', '/api-key/generate-new', { mode: 'test' })
    expect([trial.status, trial.body.key]).toEqual([200, expect.stringMatching(/^qs_test_/)])
    expect((await call(user, 'GET', '/api-key/get-default')).body.prefix).toBe(live.body.prefix)
    expect((await call(user, 'GET', '/api-key/get-default?mode=test')).body.prefix).toBe(trial.body.prefix)
    expect((await call(services.newUser(), 'GET', '/api-key/get-default?mode=test')).body).toBeNull()
    expect(await call(user, 'POST', '/api-key/generate-new', { mode: 'both' })).toMatchObject({
      status: 400,
      body: { message: 'mode must be one of live, test.' },
    })
  })
})
