import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

/** Lists the model packages that a process has loaded once the writer exists, and once it was asked. */
const program = `
import { registerHooks } from 'node:module'
const loaded = new Set()
registerHooks({
  resolve(name, context, next) {
    if (/^(ai|@ai-sdk\\/(openai|anthropic|google|openai-compatible))$/.test(name)) loaded.add(name)
    return next(name, context)
  },
})
const folder = './src/server/integrations/'
const { createLanguageModelWriter } = await import(folder + 'language-model/language-model-writer.ts')
const { createModels } = await import(folder + 'language-model/models.ts')
const { limitsFor } = await import(folder + 'language-model/model-settings.ts')
// Nothing listens on port 9; the packages are loaded all the same.
const baseUrl = 'http://127.0.0.1:9/v1'
const writer = createLanguageModelWriter({ models: createModels({ choice: { provider: 'openai-compatible', modelId: 'test-model', baseUrl }, limits: limitsFor(20_000, { baseUrl }) }), templates: [], builtIn: { write: async () => ({ memes: [], language: 'en' }) }, acceptor: { accept: async () => ({ kind: 'refused', faults: [] }) } })
const before = [...loaded]
await writer.write({ text: 'a', count: 1, inputLanguage: 'en', outputLanguage: 'en', variation: 0, pictures: 'still' })
console.log(JSON.stringify({ before, after: [...loaded].sort() }))
`

describe('the packages of language models', () => {
  it('are loaded with the first text, and only those of the chosen provider', async () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(JSON.parse(stdout)).toEqual({ before: [], after: ['@ai-sdk/openai-compatible', 'ai'] })
  })
})
