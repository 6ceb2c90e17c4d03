import { describe, expect, it } from 'vitest'
import type { Words } from '@/core/writer/book'
import { type Fault, lintFill } from '@/core/writer/render/linter'
import { findTemplate } from '@/templates/templates'

function faults(templateName: string, words: Words, header?: string, verbatim = ''): Fault[] {
  const template = findTemplate(templateName)
  if (!template) throw new Error(templateName)
  return lintFill({ words, header, fit: 1, reason: '' }, template, { verbatim, isEnglish: true })
}

describe('the linter', () => {
  it('passes a sound meme', () => {
    expect(faults('two-buttons', { left: 'Sleep early', right: 'One more episode' }, 'Me at 1 a.m.')).toEqual(
      [],
    )
  })

  it('refuses "when" twice, in one caption or in two', () => {
    expect(faults('debate-table', { claim: 'When you wake up when it rains' })).toContain('doubled-when')
    expect(faults('two-buttons', { left: 'When it rains', right: 'Stay in' }, 'When it pours')).toContain(
      'doubled-when',
    )
  })

  it('refuses a caption that ends or begins in the middle of something', () => {
    expect(faults('debate-table', { claim: 'Yeah, if you could not mow the' })).toContain('dangling-word')
    expect(faults('debate-table', { claim: 'and then leave early' })).toContain('dangling-word')
    expect(faults('debate-table', { claim: 'Waiting for the client to' })).toContain('dangling-word')
  })

  it('lets an ellipsis, a question or a quote end where it likes', () => {
    expect(faults('debate-table', { claim: 'Passwords that need a…' })).toEqual([])
    expect(faults('debate-table', { claim: 'What is it for?' })).toEqual([])
  })

  it('refuses the same words twice', () => {
    expect(faults('two-buttons', { left: 'Tabs', right: 'tabs' })).toContain('identical-slots')
  })

  it('refuses words longer than their slot, counted as a reader counts', () => {
    expect(faults('side-glance', { subject: 'x'.repeat(25) })).toContain('too-long')
    expect(faults('side-glance', { subject: '👨‍👩‍👧‍👦'.repeat(24) })).toEqual([])
  })

  it('refuses captions of function words alone, but for "Me"', () => {
    expect(faults('debate-table', { claim: 'It is the' })).toContain('function-words-only')
    expect(faults('side-glance', { subject: 'Me' })).toEqual([])
  })

  it('refuses placeholders that nobody filled', () => {
    for (const claim of ['{text} is best', 'undefined is best', 'Best of [object Object]']) {
      expect(faults('debate-table', { claim })).toContain('placeholder')
    }
  })

  it('refuses invented endings and keeps true ones', () => {
    for (const claim of ['Coulds and shoulds', 'Two dyings today', 'Bugginging it']) {
      expect(faults('debate-table', { claim }), claim).toContain('invented-word')
    }
    for (const claim of ['Singing and bringing snacks', 'A wedding in spring', 'Ringing twice']) {
      expect(faults('debate-table', { claim }), claim).toEqual([])
    }
  })

  it('refuses a sentence where a label belongs', () => {
    expect(faults('side-glance', { subject: 'I do what he is at' })).toContain('sentence-in-label')
  })

  it('refuses a person who is two', () => {
    expect(faults('debate-table', { claim: 'Me when you say you’ll help' })).toContain('person-clash')
  })

  it('refuses a quote that nobody closes', () => {
    expect(faults('debate-table', { claim: '“We are a family' })).toContain('unbalanced-quote')
  })

  it('refuses slots that the template does not have', () => {
    expect(faults('debate-table', { claim: 'Soup', other: 'Bread' })).toContain('unknown-slot')
  })

  it('never judges the user’s own words, only their length', () => {
    expect(faults('debate-table', { claim: 'When the when' }, undefined, 'When the when')).toEqual([])
  })
})
