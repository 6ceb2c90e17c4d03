import type { Mailer } from '@/server/services/ports/mailer'

const waitMs = 8000

interface HttpMailOptions {
  /** Takes `{to, replyTo, subject, text}` as JSON. */
  url: string
  /** Sent as a bearer token. */
  key: string
  onFailure(error: unknown): void
}

/** Mail that is handed over by HTTP, as to the local mailbox. */
export function createHttpMailer({ url, key, onFailure }: HttpMailOptions): Mailer {
  return {
    async send(mail) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify(mail),
          signal: AbortSignal.timeout(waitMs),
        })
        if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`)
        return true
      } catch (error) {
        onFailure(error)
        return false
      }
    },
  }
}
