import { callerFor, callProcedure } from '@tests/support/call-procedure'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '@/server/api/root'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)
/** The owner's things, which others must not reach. */
let owner: Actor
let things: Record<'resultId' | 'visualId' | 'promptId' | 'uploadName' | 'keyId', string>

beforeAll(async () => {
  owner = services.newUser()
  const mine = callerFor(services.contextFor(owner))
  const memes = await mine.meme.textToMeme({ text: 'the lift stopped for everybody but me', count: 1 })
  const { visuals } = await mine.meme.minimalistVisual({ concept: 'Letting go' })
  const base64String = await pictureBase64()
  const themed = await mine.meme.themedUpload({ base64String, memeTheme: 'Mondays' })
  things = {
    resultId: memes.results[0]?.id ?? '',
    promptId: memes.promptId,
    visualId: visuals[0]?.visualId ?? '',
    uploadName: themed.results[0]?.imageName ?? '',
    keyId: (await mine.apiKey.create({ name: 'Bot' })).id,
  }
})

/** Every call that names a thing of somebody's, with an input that its owner could send. */
const calls: Record<string, () => unknown> = {
  'apiKey.revoke': () => ({ keyId: things.keyId }),
  'account.promptResults': () => ({ promptId: things.promptId }),
  'account.myTemplate': () => ({ name: things.uploadName }),
  'account.updateMyTemplate': () => ({ name: things.uploadName, title: 'Mine' }),
  'account.deleteMyTemplate': () => ({ name: things.uploadName }),
  'meme.themedTemplate': () => ({ imageName: things.uploadName, memeTheme: 'Mondays' }),
  'minimalistVisual.star': () => ({ visualId: things.visualId }),
  'minimalistVisual.unstar': () => ({ visualId: things.visualId }),
  'minimalistVisual.delete': () => ({ id: things.visualId }),
  'result.create': () => ({ imageName: things.uploadName, captions: [], width: 500, height: 500 }),
  'result.get': () => ({ id: things.resultId }),
  'result.swap': () => ({ resultId: things.resultId }),
  'result.update': () => ({ id: things.resultId, captions: [] }),
  'result.delete': () => ({ id: things.resultId }),
  'result.countDownload': () => ({ resultId: things.resultId }),
  'result.star': () => ({ resultId: things.resultId }),
  'result.unstar': () => ({ resultId: things.resultId }),
  'result.share': () => ({ resultId: things.resultId }),
  'result.unshare': () => ({ resultId: things.resultId }),
  'template.star': () => ({ name: things.uploadName }),
  'template.unstar': () => ({ name: things.uploadName }),
}
/** Names of what belongs to nobody or is yet to be made, and of a checkout, which the tests of payments look at. */
const foreignNames = new Set(['apiKey.create', 'subscription.checkoutSession', 'subscription.sync'])

interface Described {
  _def: { inputs: readonly { shape?: object }[] }
}

function run(actor: Actor, name: string): Promise<unknown> {
  return callProcedure(callerFor(services.contextFor(actor)), name, calls[name]?.())
}

async function snapshot(): Promise<unknown> {
  const { sql } = services.database
  const [rows] = await sql`select
    (select jsonb_agg(r order by id) from results r) as results,
    (select jsonb_agg(v order by id) from visuals v) as visuals,
    (select jsonb_agg(k order by id) from api_keys k) as keys,
    (select jsonb_agg(u order by key) from uploads u) as uploads`
  return rows
}

describe('what belongs to somebody else', () => {
  it('is named in every call of this list, and no call that names such a thing is missing', () => {
    const naming = Object.entries(appRouter._def.procedures as unknown as Record<string, Described>)
      .filter(([, { _def }]) =>
        _def.inputs.some(({ shape }) =>
          Object.keys(shape ?? {}).some((key) => /^(?:id|name|imageName|\w+Ids?)$/.test(key)),
        ),
      )
      .map(([name]) => name)
      .filter((name) => !foreignNames.has(name))
    expect(naming.sort()).toEqual([...Object.keys(calls), 'result.deleteMany'].sort())
  })

  it('is not there for another account, by session or by key, and stays as it is', async () => {
    const before = await snapshot()
    const stranger = services.newUser()
    const key = keyActor(stranger.userId)
    await callerFor(services.contextFor(stranger)).account.userDetails()
    for (const name of Object.keys(calls)) {
      for (const actor of [stranger, key]) {
        // A key touches no keys, whosever they are.
        const code = name === 'apiKey.revoke' && actor === key ? 'FORBIDDEN' : 'NOT_FOUND'
        await expect(run(actor, name), `${name} by ${actor.kind}`).rejects.toMatchObject({ code })
      }
    }
    expect(await snapshot()).toEqual(before)
  })

  it('is passed over by the call that deletes many', async () => {
    const before = await snapshot()
    const resultIds = [things.resultId]
    expect(await callerFor(services.contextFor()).result.deleteMany({ resultIds })).toEqual({ deleted: 0 })
    expect(await snapshot()).toEqual(before)
  })

  it('is there for its owner, who may end it last', async () => {
    const last = ['result.delete', 'minimalistVisual.delete', 'account.deleteMyTemplate']
    const inOrder = [...Object.keys(calls).filter((name) => !last.includes(name)), ...last]
    for (const name of inOrder) await expect(run(owner, name), name).resolves.toBeTruthy()
  })
})
