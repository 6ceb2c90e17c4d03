import { expect, it } from 'vitest'
import { shapeOf, titleOf } from '@/templates/template-index'
import { templates } from '@/templates/templates'

it('the index of titles and shapes says what the templates say: a new one has a line in template-index.ts', () => {
  for (const { name, title, jokeShape } of templates)
    expect([name, titleOf(name), shapeOf(name)]).toEqual([name, title, jokeShape])
  expect(titleOf('toString')).toBeUndefined()
})
