import { setTimeout as sleep } from 'node:timers/promises'

interface Mail {
  to: string
  type: string
  subject: string
  otp: string
  link: string | null
  /** Of the contact form. */
  text: string | null
}

const mailLimitMs = 15_000

/** The newest mail to an address, once it is there. */
export async function newestMail(baseUrl: string, to: string): Promise<Mail> {
  const address = `${baseUrl}/sandbox/mailbox?${new URLSearchParams({ to, format: 'json' })}`
  const deadlineMs = Date.now() + mailLimitMs
  while (Date.now() < deadlineMs) {
    const [newest] = (await (await fetch(address)).json()) as Mail[]
    if (newest) return newest
    await sleep(100)
  }
  throw new Error(`No mail for ${to} arrived.`)
}
