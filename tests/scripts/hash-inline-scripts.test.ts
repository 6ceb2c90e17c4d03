import { expect, it } from 'vitest'
import { inlineScriptSources } from '../../scripts/start/hash-inline-scripts'

it('names each inline script once by the hash of its text, as a browser does', () => {
  const html =
    '<script src="/_next/a.js" async=""></script><script>run(1)</script><script id="_R_">a\nb</script><script>run(1)</script>'
  // printf 'run(1)' | openssl dgst -sha256 -binary | base64
  expect(inlineScriptSources(html)).toEqual([
    "'sha256-P5dbCIPapC+B9Av9xDEVOowdvOywSCeGhetsu4rQ/N8='",
    "'sha256-fhj3NzEbLcOy8mndeDlrA1HxT7Zu+oefdoyyMYGIPHg='",
  ])
})

it('leaves out data, which no browser runs', () => {
  expect(inlineScriptSources('<script type="application/ld+json">{"a":1}</script>')).toEqual([])
})
