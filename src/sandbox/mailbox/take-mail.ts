import { timingSafeEqual } from 'node:crypto'
import type { Sql } from 'postgres'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'
import { ensureAuthSchema } from '../auth/auth-schema'

const bytesMax = 64 * 1024

/** Puts a mail that a program hands over into the mailbox: `{to, replyTo, subject, text}` with the service key. */
export async function takeMail(sql: Sql, request: Request, serviceKey: string): Promise<Response> {
  if (!isKey(request.headers.get('authorization'), serviceKey)) {
    return new Response('This address takes mail from the product alone.\n', { status: 401 })
  }
  const bytes = await readLimitedBytes(request, bytesMax)
  if (bytes === null) return new Response('That mail is too long.\n', { status: 413 })
  const mail = JSON.parse(new TextDecoder().decode(bytes)) as Record<
    'to' | 'replyTo' | 'subject' | 'text',
    string
  >
  await ensureAuthSchema(sql)
  await sql`
    insert into sandbox_auth.mails (sent_to, type, subject, otp, link, body, sent_at)
    values (${mail.to.toLowerCase()}, 'contact', ${mail.subject}, '', null,
      ${`Reply to: ${mail.replyTo}\n\n${mail.text}`}, ${new Date()})`
  return new Response(null, { status: 202 })
}

function isKey(authorization: string | null, serviceKey: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${serviceKey}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
