/** A mail in plain words. Nothing of it may hold a line break but the text. */
export interface Mail {
  to: string
  replyTo: string
  subject: string
  text: string
}

/** Sends what the product itself writes; mails of the sign-in are the sign-in service's. */
export interface Mailer {
  /** True once a server has taken the mail; false where none did, which has been reported. */
  send(mail: Mail): Promise<boolean>
}
