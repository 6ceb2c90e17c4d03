import { expect, it } from 'vitest'
import { shapeOf, titleOf } from '@/templates/template-index'
import { templates } from '@/templates/templates'

it('the index has the title and the joke shape of every template', () => {
  for (const { name, title, jokeShape } of templates)
    expect([name, titleOf(name), shapeOf(name)]).toEqual([name, title, jokeShape])
  expect(titleOf('toString')).toBeUndefined()
})
