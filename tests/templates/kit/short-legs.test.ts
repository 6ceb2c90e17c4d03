import { describe, expect, it } from 'vitest'
import { shoe, shortLegs } from '@/templates/kit/short-legs'

const stand = {
  waist: [200, 700],
  widthPx: 170,
  feet: [
    [150, 860],
    [250, 860],
  ],
} as const

describe('short legs', () => {
  it('end in two shoes, each where its ankle is', () => {
    const markup = shortLegs(stand)
    expect(markup).toContain('translate(150 860)')
    expect(markup).toContain('translate(250 860)')
  })

  it('wear the colours that they are given', () => {
    const markup = shortLegs({ ...stand, color: '#123456', shoeColor: '#654321' })
    expect(markup).toContain('#123456')
    expect(markup).toContain('#654321')
  })

  it('turn their shoes to the left on demand', () => {
    expect(shortLegs(stand)).not.toContain('scale(-')
    expect(shortLegs({ ...stand, flip: true })).toContain('scale(-')
  })

  it('keep the ink of a shoe as bold at any scale', () => {
    const boldPx = (scale: number) =>
      scale * Number(/stroke-width="([\d.]+)"/.exec(shoe([0, 0], { scale }))?.[1])
    expect(boldPx(0.5)).toBeCloseTo(boldPx(2), 1)
  })
})
