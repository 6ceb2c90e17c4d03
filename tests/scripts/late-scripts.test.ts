import { expect, test } from 'vitest'
import { withLateScripts } from '../../scripts/serve/late-scripts'

const nonce = 'HMuKzf07vxeimvQbAqaIng=='
const script = (name: string) =>
  `<script src="/_next/static/chunks/${name}.js" async="" nonce="${nonce}"></script>`
const preload = `<link rel="preload" as="script" fetchPriority="low" nonce="${nonce}" href="/_next/static/chunks/main.js"/>`
const noModule = `<script src="/_next/static/chunks/old.js" noModule="" nonce="${nonce}"></script>`
const data = `<script nonce="${nonce}">self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/a.js\\" async=\\"\\">"])</script>`
const styles = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'

test('the scripts of a page become a loader that knows their addresses in order, under the nonce of the page', () => {
  const html = `<html><head>${styles}${preload}${script('a')}${script('b')}${noModule}</head><body><p>So</p>${script('main')}${data}</body></html>`
  const late = withLateScripts(html)
  expect(late).not.toContain('async=""')
  expect(late).not.toContain('rel="preload"')
  expect(late).toContain(`${noModule}<script nonce="${nonce}">(function loadLate(`)
  const addresses = ['a', 'b', 'main'].map((name) => `/_next/static/chunks/${name}.js`)
  expect(late).toContain(`)(${JSON.stringify(addresses)})</script></head>`)
  expect(late.startsWith(`<html><head>${styles}${noModule}<script`)).toBe(true)
  expect(late.endsWith(`</head><body><p>So</p>${data}</body></html>`)).toBe(true)
})

test('a page without scripts, and one without a nonce to run a loader under, stay as they are', () => {
  for (const html of [
    '<html><head></head><body><p>So</p></body></html>',
    '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head></html>',
  ])
    expect(withLateScripts(html)).toBe(html)
})

test('what is of others is no script of the page, and dollars in an address are letters', () => {
  const foreign = '<script src="https://example.com/a.js" async="" nonce="x"></script>'
  const late = withLateScripts(`<head>${foreign}${script("$'a$&")}</head>`)
  expect(late).toContain(foreign)
  expect(late).toContain(`["/_next/static/chunks/$'a$&.js"]`)
})
