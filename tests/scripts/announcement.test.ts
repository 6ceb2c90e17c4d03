import { expect, it } from 'vitest'
import { announcement } from '../../scripts/start/announcement'
import { readStartConfiguration } from '../../scripts/start/start-configuration'

const model = {
  LANGUAGE_MODEL_PROVIDER: 'openai',
  LANGUAGE_MODEL: 'gpt-5.1',
  LANGUAGE_MODEL_API_KEY: 'key',
}
const announced = (given: Record<string, string>) =>
  announcement(readStartConfiguration(given), 'somebody', 1)
const warning = /^ {2}safety +judged by rules alone, which miss hints/m

it('a start with a model and without a moderation service says what the rules miss', () => {
  expect(announced(model)).toMatch(warning)
})

it('a start with both, or without a model, says nothing of it', () => {
  expect(
    announced({ ...model, MODERATION_API_KEY: 'key', MODERATION_BASE_URL: 'http://127.0.0.1:1' }),
  ).not.toMatch(warning)
  expect(announced({})).not.toMatch(warning)
})
