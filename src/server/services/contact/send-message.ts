import type { ContactInput } from '@/contracts/contact'
import { contactMessages } from '../../db/schema/contact-messages'
import type { Mailer } from '../ports/mailer'
import type { ServiceContext } from '../service-context'

export interface ContactContext extends Pick<ServiceContext, 'db' | 'now' | 'newId' | 'site'> {
  /** Null where nobody is written to: then messages are stored alone. */
  post: { mailer: Mailer; to: string } | null
}

/**
 * Takes a message from anybody: mailed where that is configured, and stored in any case, so that a mail server that is
 * away loses nothing. Of what was typed only the address stands in a head of the mail.
 */
export async function sendMessage(
  { db, now, newId, site, post }: ContactContext,
  { name, email, topic, message }: ContactInput,
): Promise<void> {
  const mailed =
    post !== null &&
    (await post.mailer.send({
      to: post.to,
      replyTo: email,
      subject: `${site.brandName} contact: ${topic}`,
      text: `${message}\n\n-- \n${[name, email].filter(Boolean).join(', ')}\nTopic: ${topic}\nFrom: ${site.url}/contact\n`,
    }))
  await db
    .insert(contactMessages)
    .values({ id: newId(), email: email.toLowerCase(), name, topic, message, mailed, createdAt: now() })
}
