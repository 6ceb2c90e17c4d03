import { describe, expect, test } from 'vitest'
import { ownFace, ownFaceNames } from '@/templates/kit/faces/own-faces'
import { head } from '@/templates/kit/head'
import { peep } from '@/templates/kit/peep'

const wanted = ['Cry', 'SideEye', 'Dizzy', 'Drool', 'Smug', 'Scream', 'SobLaugh', 'DeadInside']

describe('a face of our own', () => {
  test('is one of eight', () => {
    expect([...ownFaceNames].sort()).toEqual([...wanted].sort())
  })

  test.each(wanted)('%s is worn by a head and by a whole person', (face) => {
    const drawings = [
      head({ head: 'Afro', face }),
      peep({ pose: 'bust/Tee', at: [0, 0], heightPx: 600, head: 'Bald', face, skin: 'deep', flip: true }),
    ]
    for (const drawn of drawings) {
      expect(drawn).not.toMatch(/NaN|undefined|\{\{/)
      expect(drawn).not.toBe(head({ head: 'Afro', face: 'Calm' }))
    }
  })

  test.each(wanted)('%s has the ink of the head, and thickens with it', (face) => {
    const colors = { outline: '#123456' }
    expect(head({ head: 'Afro', face, colors })).toContain('fill="#123456"')
    expect(ownFace(face)?.markup).toContain('fill="{{outline}}"')
    expect(head({ head: 'Afro', face }, 20)).toContain('stroke-width="4.4"')
  })

  test.each(wanted)('%s stays inside the box of a face', (face) => {
    const markup = ownFace(face)?.markup ?? ''
    const data = [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path).join(' ')
    const numbers = (data.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    expect(numbers.length).toBeGreaterThan(100)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(300)
  })

  test.each(['Cry', 'Drool', 'SobLaugh'])('%s is wet, in a colour that can be chosen', (face) => {
    expect(head({ head: 'Afro', face })).toContain('#78C6FF')
    expect(head({ head: 'Afro', face, colors: { tears: '#00FF00' } })).toContain('fill="#00FF00"')
  })

  test.each(['Bliss', 'constructor', 'cry', ''])('has no other name: "%s"', (face) => {
    expect(ownFace(face)).toBeNull()
    expect(() => head({ head: 'Afro', face })).toThrow(/has no/)
  })
})
