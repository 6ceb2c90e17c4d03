import { baseUrlOf, type ModelPlan } from '@tests/support/model-server'
import { describe, expect, it } from 'vitest'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import type { ModelChoice, ModelLimits } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { createThemedModelWriter } from '@/server/integrations/language-model/themed-model-writer'
import { findTemplate, templates } from '@/templates/templates'
import { acceptor } from './acceptor'
import { byModel, json, meme } from './sample-memes'
import { ask, builtIn, expectWhole, patient, withModelServer } from './with-model-server'

const model = withModelServer()

const wanted = ask({ outputLanguage: 'de', inputLanguage: 'en' })

function models(limits: Partial<ModelLimits> = {}, choice: Partial<ModelChoice> = {}) {
  return createModels({
    choice: {
      provider: 'openai-compatible',
      modelId: 'test-model',
      baseUrl: baseUrlOf(model.server, 'openai-compatible'),
      ...choice,
    },
    limits: { ...patient, retriesMax: 0, failuresMax: 5, restMs: 600_000, ...limits },
    onFailure: (failure) => model.failures.push(failure),
  })
}
const write = (plan: ModelPlan, limits?: Partial<ModelLimits>, choice?: Partial<ModelChoice>) => {
  model.server.plan = plan
  const writer = createLanguageModelWriter({ models: models(limits, choice), templates, builtIn, acceptor })
  return writer.write(wanted)
}

const isTranslation = (body: string) => body.includes('You translate captions')
const translations = () => model.server.requests.filter(({ body }) => isTranslation(body))

/** Two German words for each caption, none of them twice. */
const phrases =
  'Wecker klingelt|Kissen wartet|Bett gemacht|Decke fehlt|Serie läuft|Abspann kommt|Vorschau startet|Licht gelöscht|Augen offen|Morgen gestrichen|Chef gähnt|Kaffee hilft|Zähne geputzt|Handy geladen|Mond scheint|Nachbar schnarcht'.split(
    '|',
  )
const idsIn = (body: string) =>
  [...body.matchAll(/(?:\\n|")(\d+) of meme \d+ \|/g)].map(([, id]) => Number(id))
const inGerman = (body: string) => json(idsIn(body).map((id) => ({ id, text: phrases[id % phrases.length] })))

const german = [
  meme('two-buttons', { left: 'Um zehn ins Bett gehen', right: 'Noch eine Folge schauen' }),
  meme('nope-yep', { reject: 'Den Wecker stellen', approve: 'Den Wecker beleidigen' }),
]
/** Two memes, then nothing further of its own. */
const two = (translated: (body: string) => string): ModelPlan => ({
  says: '',
  saysTo: (body) => {
    if (isTranslation(body)) return translated(body)
    return json(model.server.requests.length === 1 ? german : [])
  },
})

describe('built-in memes of a set in another language than the text', () => {
  it('are translated by one call where the model wrote too few, so that no set mixes languages', async () => {
    const { memes, notice, modelMissed } = await write(two(inGerman))
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(4)
    expect(notice).toBeUndefined()
    expect(modelMissed).toBeUndefined()
    expect(translations()).toHaveLength(1)
    const offline = await builtIn.write(wanted)
    expect(translations()[0]?.body).toContain('German (de)')
    const kept = memes.slice(2).map(({ templateName }) => templateName)
    expect(offline.memes.map(({ templateName }) => templateName)).toEqual(expect.arrayContaining(kept))
  })

  it('are a whole set where all that the model wrote was refused', async () => {
    const { memes, notice } = await write({
      says: '',
      saysTo: (body) => (isTranslation(body) ? inGerman(body) : json([{ joke: 'none' }])),
    })
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(4)
    expect(notice).toBeUndefined()
  })

  it.each<[string, (body: string) => string]>([
    ['talks', () => 'Das übersetze ich gern.'],
    [
      'leaves captions out',
      (body) =>
        json(
          idsIn(body)
            .slice(0, 1)
            .map((id) => ({ id, text: 'Nur eins' })),
        ),
    ],
    ['insults', (body) => json(idsIn(body).map((id) => ({ id, text: `What a pathetic fat loser ${id}` })))],
    ['advertises', (body) => json(idsIn(body).map((id) => ({ id, text: `www.billig-${id}.example` })))],
    [
      'does not translate',
      (body) => json(idsIn(body).map((id) => ({ id, text: `This is still the English one ${id}` }))),
    ],
  ])('stay as they were where the model %s, and the answer says so', async (_how, translated) => {
    const { memes, notice } = await write(two(translated))
    const offline = await builtIn.write(wanted)
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(2)
    expect(offline.memes).toEqual(expect.arrayContaining(memes.slice(2)))
    expect(notice).toBe('translation_unavailable')
  })

  it('are not waited for beyond the time of the run', async () => {
    const { memes, notice } = await write(
      {
        ...two(inGerman),
        waits: () =>
          isTranslation(model.server.requests.at(-1)?.body ?? '') ? new Promise(() => undefined) : undefined,
      },
      { totalMs: 4000, firstChunkMs: 600 },
    )
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(2)
    expect(notice).toBe('translation_unavailable')
  })

  it('are not translated by a model that failed, nor where the words are in the language', async () => {
    const failed = await write({ says: '', statuses: 500 })
    expect(failed).toMatchObject({ notice: 'translation_unavailable', modelMissed: true })
    model.server.plan = { says: json([]) }
    const writer = createLanguageModelWriter({ models: models(), templates, builtIn, acceptor })
    await writer.write(ask({ inputLanguage: 'en' }))
    expect(translations()).toEqual([])
  })

  it('are translated by a small model too, by one last call', async () => {
    const { memes, notice } = await write(
      { says: '', saysTo: (body) => (isTranslation(body) ? inGerman(body) : json([{ nothing: 'here' }])) },
      {},
      { isSmall: true },
    )
    expectWhole(memes, 4)
    expect(byModel(memes)).toHaveLength(4)
    expect(notice).toBeUndefined()
    expect(model.server.requests).toHaveLength(5)
  })
})

describe('built-in memes about a theme in another language', () => {
  const template = findTemplate('two-buttons')
  const request = {
    theme: 'coffee',
    count: 4,
    inputLanguage: 'en',
    outputLanguage: 'de',
    variation: 0,
  }
  const plan: ModelPlan = {
    says: '',
    saysTo: (body) => (isTranslation(body) ? inGerman(body) : json([])),
  }
  const writer = () => createThemedModelWriter({ models: models(), seesPictures: false, builtIn, acceptor })

  it('are translated on a template', async () => {
    model.server.plan = plan
    if (!template) throw new Error('two-buttons is gone')
    const { memes, notice } = await writer().writeForTemplate(request, template)
    expect(memes).toHaveLength(4)
    expect(memes.filter(({ wordsByModel }) => wordsByModel)).toHaveLength(4)
    expect(notice).toBeUndefined()
  })

  it('are translated on a picture that somebody brought', async () => {
    model.server.plan = plan
    const { memes, notice } = await writer().writeForPicture(request, { name: 'upload:a', descriptions: {} })
    expect(memes).toHaveLength(4)
    expect(memes.filter(({ wordsByModel }) => wordsByModel)).toHaveLength(4)
    expect(notice).toBeUndefined()
  })
})
