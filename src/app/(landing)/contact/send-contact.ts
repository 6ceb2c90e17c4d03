'use server'

import { randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import { ContactInput } from '@/contracts/contact'
import { contactWritingMsMin } from '@/core/contact/contact-limits'
import {
  type ContactProblems,
  type ContactState,
  contactFields,
  madeAtField,
  problemOfField,
  trapField,
} from '@/features/landing/contact/contact-state'
import { admitMessage } from '@/server/admit'
import { reportError } from '@/server/report-error'
import { sendMessage } from '@/server/services/contact/send-message'
import { container } from '@/server/wire'

/**
 * Takes the contact form, with and without scripts in the browser. What was typed comes back with what is wrong with
 * it; only a message that could be sent is counted.
 */
export async function sendContact(_before: ContactState, form: FormData): Promise<ContactState> {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const values = {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  }
  const open = (problems: ContactProblems, waitMinutes?: number): ContactState => ({
    kind: 'open',
    values,
    problems,
    ...(waitMinutes ? { waitMinutes } : {}),
  })
  const read = ContactInput.safeParse(values)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
    const fields = contactFields.filter((field) => wrong.has(field))
    return open(Object.fromEntries(fields.map((field) => [field, problemOfField(field, values.message)])))
  }
  if (text(trapField) !== '') return open({ form: 'trap' })
  const writingMs = Date.now() - Number(text(madeAtField))
  if (!(writingMs >= contactWritingMsMin)) return open({ form: 'tooFast' })
  const waitSeconds = await admitMessage(await headers())
  if (waitSeconds !== null) return open({ form: 'tooMany' }, Math.ceil(waitSeconds / 60))
  try {
    const { services, post } = container()
    await sendMessage({ ...services, post }, read.data)
  } catch (error) {
    reportError(error, randomUUID())
    return open({ form: 'failed' })
  }
  return { kind: 'sent', email: read.data.email }
}
