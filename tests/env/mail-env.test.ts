import { describe, expect, it } from 'vitest'
import { ConfigurationError } from '@/env/configuration-error'
import { readMailEnv } from '@/env/mail-env'

const nothing = { smtpUrl: undefined, contactTo: undefined, contactEmail: undefined, mailbox: null }
const mailbox = { url: 'http://127.0.0.1:3000/sandbox/mailbox/mails', key: 'key' }
const smtpUrl = 'smtp://user:password@mail.example:587'

describe('who hears of the contact form', () => {
  it('is nobody where nothing is set, and the local mailbox where mail is played', () => {
    expect(readMailEnv(nothing)).toBeNull()
    expect(readMailEnv({ ...nothing, contactEmail: 'help@memes.example' })).toBeNull()
    expect(readMailEnv({ ...nothing, mailbox })).toMatchObject({ kind: 'http', to: 'contact@example.com' })
  })

  it('is the address that is set, by the mail server that is set', () => {
    const set = { ...nothing, smtpUrl, mailbox, contactEmail: 'help@memes.example' }
    expect(readMailEnv(set)).toEqual({ kind: 'smtp', url: smtpUrl, to: 'help@memes.example' })
    expect(readMailEnv({ ...set, contactTo: 'desk@memes.example' })?.to).toBe('desk@memes.example')
  })

  it.each([
    [{ smtpUrl }, /^SMTP_URL is set but CONTACT_TO is not/],
    [{ contactTo: 'desk@memes.example' }, /^CONTACT_TO is set but SMTP_URL is not/],
    [{ smtpUrl: 'mail.example:587', contactTo: 'desk@memes.example' }, /^SMTP_URL is no address/],
    [{ smtpUrl: 'http://mail.example', contactTo: 'desk@memes.example' }, /^SMTP_URL is no address/],
  ])('is not guessed from half a configuration: %j', (half, sentence) => {
    expect(() => readMailEnv({ ...nothing, ...half })).toThrow(ConfigurationError)
    expect(() => readMailEnv({ ...nothing, ...half })).toThrow(sentence)
  })
})
