import { describe, expect, it } from 'vitest'
import { illustrations } from '../../src/templates/illustrations/illustrations'
import { illustrationSvg } from '../../src/templates/kit/svg-document'

/** The illustrations on the screens. */
const people = ['talker', 'pointer', 'shrug', 'coffee', 'gaming', 'boss', 'glasses', 'hijab']
const states = ['unbox', 'read', 'lay', 'meditate', 'clumsy', 'chill']
const avatars = [1, 2, 3, 4, 5, 6].map((number) => `avatar-${number}`)

describe('the illustrations', () => {
  it('are those that the screens show, each once', () => {
    const names = illustrations.map(({ name }) => name)
    expect([...names].sort()).toEqual([...people, ...states, ...avatars, 'mark'].sort())
  })

  it.each(illustrations.map((illustration) => [illustration.name, illustration] as const))(
    '%s is drawn whole: no number missing, nothing from elsewhere',
    (_, illustration) => {
      const svg = illustrationSvg(illustration)
      expect(svg).toContain('<path')
      expect(svg).not.toMatch(/NaN|undefined|<image|href="http/)
    },
  )
})
