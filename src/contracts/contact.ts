import { z } from 'zod'
import {
  contactMessageCharsMax,
  contactMessageCharsMin,
  contactNameCharsMax,
  contactTopics,
} from '@/core/contact/contact-limits'
import { graphemeCount } from '@/core/text/graphemes'
import { TypedText, upToChars } from './storable-text'

/** Input of the contact form. A pasted name is reduced to one line. decision: ADR-0033 */
export const ContactInput = z.strictObject({
  name: upToChars(
    TypedText.overwrite((text) => text.replace(/\s+/g, ' ')),
    contactNameCharsMax,
  ),
  email: TypedText.pipe(z.email().max(254)),
  topic: z.enum(contactTopics),
  message: upToChars(
    TypedText.overwrite((text) => text.replaceAll('\r\n', '\n')),
    contactMessageCharsMax,
  ).refine((text) => graphemeCount(text) >= contactMessageCharsMin),
})
export type ContactInput = z.infer<typeof ContactInput>
