import { describe, expect, it } from 'vitest'
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

describe('a start with a model says what limits its cost', () => {
  it('in dollars where its prices are known', () => {
    expect(announced(model)).toContain(
      'spending  at most $40 a day, $2 an account and 2000 runs a day, 100 an account',
    )
  })

  it('in runs where they are not, and how they are told', () => {
    expect(announced({ ...model, LANGUAGE_MODEL: 'new-model' })).toContain(
      'spending  at most 2000 runs a day, 100 an account; the prices of new-model are unknown (LANGUAGE_MODEL_PRICES)',
    )
    expect(announced({ ...model, LANGUAGE_MODEL: 'new-model', LANGUAGE_MODEL_PRICES: '1/0.1/5' })).toContain(
      'spending  at most $40 a day',
    )
  })

  it('with the second model that is not counted', () => {
    expect(announced({ ...model, LANGUAGE_MODEL_FALLBACK: 'other' })).toContain(
      'other has no known prices and is not counted in dollars (LANGUAGE_MODEL_FALLBACK_PRICES)',
    )
  })

  it('and nothing without one', () => {
    expect(announced({})).not.toContain('spending')
  })
})
