import { describe, expect, test } from 'vitest'
import { doodle } from '@/templates/kit/doodle'
import { emoji } from '@/templates/kit/emoji'
import { hand } from '@/templates/kit/hand'
import { head } from '@/templates/kit/head'
import { peep } from '@/templates/kit/peep'

const person = { pose: 'bust/Tee', at: [500, 900], heightPx: 600, head: 'Afro', face: 'Calm' } as const

describe('a name that the art does not have', () => {
  test.each([
    ['pose', () => peep({ ...person, pose: 'bust/Cape' })],
    ['kind of pose', () => peep({ ...person, pose: 'flying/Tee' })],
    ['head', () => peep({ ...person, head: 'Helmet' })],
    ['face', () => head({ head: 'Afro', face: 'Bliss' })],
    ['beard', () => peep({ ...person, beard: 'Braided' })],
    ['accessory', () => peep({ ...person, accessory: 'Monocle' })],
    ['emoji', () => emoji('flying-toaster', { at: [0, 0], sizePx: 10 })],
    ['hand', () => hand('third-hand', 'tan', { at: [0, 0], sizePx: 10 })],
    ['doodle', () => doodle('ToasterDoodle', { at: [0, 0], widthPx: 10 })],
    ['name of every object', () => doodle('constructor', { at: [0, 0], widthPx: 10 })],
  ])('stops the build: %s', (_, draw) => {
    expect(draw).toThrow(/has no/)
  })
})

describe('art that is in its package but not for us', () => {
  test.each(['bust/TeeSelena', 'bust/Computer'])('cannot be drawn: %s', (pose) => {
    expect(() => peep({ ...person, pose })).toThrow(/has no/)
  })
})

describe('a person', () => {
  test('wears the colours asked for, and no placeholder is left', () => {
    const drawn = peep({ ...person, skin: 'deep', colors: { top: '#123456' } })
    expect(drawn).toContain('#123456')
    expect(drawn).toContain('#6B3F2A')
    expect(drawn).not.toContain('{{')
  })

  test('has the neck above the point where it stands', () => {
    expect(peep({ ...person, heightPx: 1000 })).toMatch(/^<g transform="translate\(500 900\)/)
  })
})

describe('a hand', () => {
  test('has the skin of its person and none of the emoji yellow', () => {
    const drawn = hand('raised-hand', 'brown', { at: [0, 0], sizePx: 100 })
    expect(drawn).toContain('#9A5B3A')
    expect(drawn).not.toContain('#ffc83d')
  })
})

describe('an emoji', () => {
  test('has an ink line, unless it is asked not to', () => {
    const ink = /stroke="#1B1B22"/
    expect(emoji('pizza', { at: [0, 0], sizePx: 100 })).toMatch(ink)
    expect(emoji('pizza', { at: [0, 0], sizePx: 100, lineWidthPx: 0 })).not.toMatch(ink)
  })
})

describe('a doodle', () => {
  test('has its holes filled with paper in the colours asked for', () => {
    const drawn = doodle('RunningDoodle', { at: [0, 0], widthPx: 100, accent: '#ABCDEF', paper: '#FEDCBA' })
    expect(drawn).toContain('#ABCDEF')
    expect(drawn).toContain('fill="#FEDCBA"')
    expect(drawn).not.toContain('{{')
  })
})
