import type { Reaction } from '../reaction'

/** Reactions by BCP-47 base code, for languages that we can write in but not read: right for good news and bad. */
export const foreignReactions: Readonly<Record<string, readonly Reaction[]>> = {}
