import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { startSmtpServer } from '@tests/support/smtp-server'
import { sql as statement } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ContactInput } from '@/contracts/contact'
import { createSmtpMailer } from '@/server/integrations/smtp/smtp-mailer'
import { eraseAccount } from '@/server/services/accounts/erase-account'
import { openAccount } from '@/server/services/accounts/open-account'
import { type ContactContext, sendMessage } from '@/server/services/contact/send-message'
import { clearOldCalls } from '@/server/services/limits/clear-old-calls'

const services = setUp(openTestServices)

const message = {
  name: 'Ada',
  email: 'Ada@example.org',
  topic: 'problem',
  message: 'The button fell off.\nI put it back.',
} as const
const without = (): ContactContext => ({ ...services.contextFor(), post: null })

async function stored() {
  return [...(await services.database.sql`select * from contact_messages order by created_at, email`)]
}

/** A mail server, a product that writes to it, and what went wrong. */
async function openPost(options?: { refuses: boolean }) {
  const server = await startSmtpServer(options)
  const failures: unknown[] = []
  const mailer = createSmtpMailer({
    url: server.url,
    from: 'help@memes.example',
    onFailure: (error) => failures.push(error),
  })
  return { server, failures, context: { ...without(), post: { mailer, to: 'help@memes.example' } } }
}

describe('a message', () => {
  it('is mailed to who runs this and stored', async () => {
    const { server, context } = await openPost()
    await sendMessage(context, ContactInput.parse(message))
    await server.close()
    const [mail] = server.mails
    expect(mail).toMatchObject({ from: 'help@memes.example', to: ['help@memes.example'] })
    expect(mail?.data).toMatch(/^Reply-To: Ada@example\.org\r?$/m)
    expect(mail?.data).toMatch(/^Subject: Quipsmith contact: problem\r?$/m)
    expect(mail?.data).toContain('The button fell off.')
    expect((await stored()).at(-1)).toMatchObject({
      ...message,
      email: 'ada@example.org',
      mailed: true,
    })
  })

  it.each([
    ['whose server refuses it', { refuses: true }],
    ['whose server is away', undefined],
  ])('is stored also %s, and the failure is told', async (_, options) => {
    const { server, failures, context } = await openPost(options)
    if (!options) await server.close()
    await sendMessage(context, ContactInput.parse({ ...message, name: randomUUID() }))
    await server.close()
    expect(failures).toHaveLength(1)
    expect((await stored()).filter(({ mailed }) => !mailed).length).toBeGreaterThan(0)
  })

  it('puts nothing of its own into the head of the mail', async () => {
    const { server, context } = await openPost()
    const name = 'Eve\r\nBcc: everybody@example.com'
    await sendMessage(
      context,
      ContactInput.parse({ ...message, name, message: 'Bcc: all@example.com\n.\nQUIT\n' }),
    )
    await server.close()
    expect(server.mails).toHaveLength(1)
    const [head = ''] = server.mails[0]?.data.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/bcc/i)
    expect(server.mails[0]?.to).toEqual(['help@memes.example'])
    const hostile = [
      'eve@example.com\r\nBcc: all@example.com',
      'eve@example.com, all@example.com',
      '"x"\n<eve@example.com>',
    ]
    for (const email of hostile)
      expect(ContactInput.safeParse({ ...message, email }).success, email).toBe(false)
  })

  it('is refused when a field is not what it should be', () => {
    const wrong = [
      { name: 'x'.repeat(81) },
      { email: 'nobody' },
      { topic: 'gossip' },
      { message: 'Too short' },
      { message: `${' '.repeat(20)}x` },
      { message: 'x'.repeat(4001) },
      { more: 'fields' },
    ]
    for (const one of wrong) expect(ContactInput.safeParse({ ...message, ...one }).success).toBe(false)
    expect(ContactInput.parse({ ...message, name: '  ', message: 'x'.repeat(4000) }).name).toBe('')
  })
})

describe('messages in the database', () => {
  it('cannot be read by the application, nor changed', async () => {
    const { db } = without()
    await sendMessage(without(), ContactInput.parse(message))
    await expect(db.execute(statement`select message from contact_messages`)).rejects.toThrow()
    await expect(db.execute(statement`update contact_messages set message = ''`)).rejects.toThrow()
    expect([...(await db.execute(statement`select email from contact_messages`))]).toEqual([])
    const before = (await stored()).length
    await db.execute(statement`delete from contact_messages`)
    expect(await stored()).toHaveLength(before)
  })

  it('go after a year, and not before', async () => {
    const { sql } = services.database
    await sql`delete from contact_messages`
    for (const [name, age] of [
      ['old', '366 days'],
      ['new', '364 days'],
    ] as const) {
      await sql`insert into contact_messages values
        (gen_random_uuid(), 'a@example.org', ${name}, 'other', 'text', false, now() - ${age}::interval)`
    }
    await clearOldCalls(without().db)
    expect((await stored()).map(({ name }) => name)).toEqual(['new'])
  })

  it('go with the account of their address, and those of others stay', async () => {
    await services.database.sql`delete from contact_messages`
    const context = services.contextFor()
    await openAccount(context)
    const own = context.actor.kind === 'user' ? context.actor.email.toUpperCase() : ''
    await sendMessage(without(), ContactInput.parse({ ...message, email: own }))
    await sendMessage(without(), ContactInput.parse(message))
    await eraseAccount(context, context.actor.userId, null)
    expect((await stored()).map(({ email }) => email)).toEqual(['ada@example.org'])
  })
})
