/** The purposes of a link in a mail. */
const confirmTypes = ['email', 'magiclink', 'recovery', 'invite', 'email_change'] as const
export type ConfirmType = (typeof confirmTypes)[number]

/** `signup` is the older name of `email`. */
export function readConfirmType(text: string | undefined): ConfirmType {
  return confirmTypes.find((type) => type === text) ?? 'email'
}
