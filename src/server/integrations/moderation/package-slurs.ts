import { rot13 } from '@/core/moderation/rot13'

/**
 * Which entries of the package's list are slurs that mean nothing else in any language; everyday swearing is left to
 * taste, and those with a harmless meaning somewhere have rules of their own.
 */
export const packageSlurs: ReadonlySet<string> = new Set(
  ['avttre', 'xvxr', 'genaal', 'puvatpubat', 'nenohfu', 'obbatn', 'nsevpbba'].map(rot13),
)
