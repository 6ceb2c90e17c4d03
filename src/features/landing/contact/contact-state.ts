import { contactMessageCharsMax, contactMessageCharsMin } from '@/core/contact/contact-limits'
import { graphemeCount } from '@/core/text/graphemes'
import { cutText } from '@/core/text/text-limit'

export const contactFields = ['name', 'email', 'topic', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Errors that keep a message from being sent; `form` belongs to no field. */
export type ContactProblem =
  | 'email'
  | 'name'
  | 'topic'
  | 'messageShort'
  | 'messageLong'
  | 'tooFast'
  | 'tooMany'
  | 'trap'
  | 'failed'

/** States of the form: open, with errors, or sent. */
export type ContactState =
  | { kind: 'open'; values: Record<ContactField, string>; problems: ContactProblems; waitMinutes?: number }
  | { kind: 'sent'; email: string }

export type ContactProblems = Partial<Record<ContactField | 'form', ContactProblem>>

export const emptyContact: ContactState = {
  kind: 'open',
  values: { name: '', email: '', topic: '', message: '' },
  problems: {},
}

/** Names of the fields that only programs fill: one that must stay empty, and when the page was made. */
export const trapField = 'website'
export const madeAtField = 'made-at'

/** Sends the form; makes the page's next state. */
export type SendContact = (state: ContactState, form: FormData) => Promise<ContactState>

/** The sentence for a field that the contract refused. */
export function problemOfField(field: ContactField, message: string): ContactProblem {
  if (field !== 'message') return field
  return graphemeCount(message.trim()) < contactMessageCharsMin ? 'messageShort' : 'messageLong'
}

/** Characters beyond the most, 0 or more. */
export function charsOver(message: string): number {
  const typed = message.trim()
  return graphemeCount(typed) - graphemeCount(cutText(typed, contactMessageCharsMax))
}
