/** Topics of the contact form; each becomes a word of the mail's subject. */
export const contactTopics = ['question', 'problem', 'billing', 'rights', 'other'] as const

export const contactNameCharsMax = 80
export const contactMessageCharsMin = 10
export const contactMessageCharsMax = 4000
/** How long a message is kept, in days; the privacy policy says it. */
export const contactKeptDays = 365
/** Least time that a person needs to fill in the form, in ms. Faster senders are programs. */
export const contactWritingMsMin = 3000
