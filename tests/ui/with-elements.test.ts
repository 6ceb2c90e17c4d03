import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withElements } from '@/i18n/with-elements'

const elements = {
  go: (words: string) => createElement('a', { href: '/login' }, words),
  strong: (words: string) => createElement('strong', null, words),
}
const markup = (words: string) => renderToStaticMarkup(withElements(words, elements))

describe('words with elements in them', () => {
  it('have the elements where the words name them', () => {
    expect(markup('New here? <go>Make an account</go>, <strong>free</strong>.')).toBe(
      'New here? <a href="/login">Make an account</a>, <strong>free</strong>.',
    )
  })

  it('keep the words of an element that nobody gives', () => {
    expect(markup('Read <other>the rest</other> of it')).toBe('Read the rest of it')
  })

  it('are text wherever they name no element', () => {
    expect(markup('a < b, <go>never closed, <b onclick="x">')).toBe(
      'a &lt; b, &lt;go&gt;never closed, &lt;b onclick=&quot;x&quot;&gt;',
    )
  })

  it('are nothing when there are none', () => {
    expect(markup('')).toBe('')
  })
})
