import { z } from 'zod'
import {
  contactMessageCharsMax,
  contactMessageCharsMin,
  contactNameCharsMax,
  contactTopics,
} from '@/core/contact/contact-limits'
import { TypedText } from './text-run'

/** What the contact form sends. A name is one line, whatever was pasted. decision: ADR-0033 */
export const ContactInput = z.strictObject({
  name: TypedText.overwrite((text) => text.replace(/\s+/g, ' ')).max(contactNameCharsMax),
  email: TypedText.pipe(z.email().max(254)),
  topic: z.enum(contactTopics),
  message: TypedText.overwrite((text) => text.replaceAll('\r\n', '\n'))
    .min(contactMessageCharsMin)
    .max(contactMessageCharsMax),
})
export type ContactInput = z.infer<typeof ContactInput>
