import { expect, it } from 'vitest'
import { refuseSandboxRequest } from '@/sandbox/sandbox-gate'

const status = (host: string | null, sandboxAuth = true, sandboxPublic = false) =>
  refuseSandboxRequest(new Headers(host === null ? {} : { host }), { sandboxAuth, sandboxPublic })?.status ??
  200

it('is not there when it is off', () => {
  expect(status('127.0.0.1:3000', false)).toBe(404)
  expect(status('127.0.0.1:3000', false, true)).toBe(404)
})

it('answers this machine under each of its names', () => {
  for (const host of ['127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000', '127.0.0.53']) {
    expect(status(host), host).toBe(200)
  }
})

it('refuses other hosts, and names that only look like this machine', () => {
  for (const host of [
    'quipsmith.example',
    '10.0.0.1',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    null,
  ]) {
    expect(status(host), String(host)).toBe(403)
  }
  expect(status('quipsmith.example', true, true)).toBe(200)
})
