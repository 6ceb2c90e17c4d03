import { describe, expect, it } from 'vitest'
import type { Subject } from '@/core/writer/book'
import { echoesOf, stemsOf, toldShare } from '@/core/writer/read/told-share'

const subject = (name: string, cues: string[], words: Record<string, string>): Subject => ({
  name,
  cues,
  reason: 'it is about that.',
  lines: [{ template: 'museum-piece', words }],
})

const line = { template: 'museum-piece', words: { art: 'A sock', critic: 'Its partner is away' } }
const sock = subject('missing-sock', ['sock + wash|dryer'], { art: 'A sock', critic: 'Its partner is away' })
const wifi = subject('wifi', ['wifi', 'wash basin'], { art: 'The router', critic: 'It blinks' })
const subjects = [sock, wifi, subject('rain', ['rain'], { art: 'A cloud', critic: 'Wet' })]

describe('the share of a text that a subject accounts for', () => {
  it('is all of a text that says nothing else, and none of a text about another thing', () => {
    expect(toldShare(stemsOf('my socks in the dryer'), sock, subjects)).toBe(1)
    expect(toldShare(stemsOf('the router'), sock, subjects)).toBe(0)
    expect(toldShare(stemsOf('it is what it is'), sock, subjects)).toBe(0)
  })

  it('counts words of its lines, too, and rare words more than those of many subjects', () => {
    const text = stemsOf('sock partner router rain wash')
    expect(toldShare(text, sock, subjects)).toBeGreaterThan(toldShare(text, wifi, subjects))
    expect(toldShare(stemsOf('washing rain'), sock, subjects)).toBeLessThan(0.5)
  })
})

describe('echoes', () => {
  it('are the words of the text that come back in a line, however they end', () => {
    expect(echoesOf(stemsOf('two socks and a partner'), line)).toBe(2)
    expect(echoesOf(stemsOf('a shoe'), line)).toBe(0)
  })
})
