import type { BlockedCategory, Judgement } from '@/core/moderation/judgement'
import type { ModerationVerdict } from '@/server/services/ports/moderator'

const opening = 'We will not draw this one'
const closing = 'Nothing was charged.'

/** Messages for people: the kind of refusal, what would work instead, and that nothing was charged. */
const refusalMessages: Readonly<Record<BlockedCategory, string>> = {
  hate: `${opening}: it speaks with hate of people for who they are. ${closing} Without the hate, the joke will survive.`,
  threat: `${opening}: it threatens somebody with violence. ${closing} Try it without the threat.`,
  'sexual-minors': `${opening}: it brings sex and children together, and that has no place here. ${closing}`,
  // Whoever writes this needs no scolding.
  'self-harm':
    'This sounds heavy, so we made no joke of it, and nothing was charged. If you think of hurting yourself, please talk to somebody today: findahelpline.com lists free and quiet help in your country, and in an emergency the local emergency number is right.',
  'self-harm-urging': `${opening}: it tells somebody to hurt themselves, or how. ${closing} If somebody you know is at risk, findahelpline.com lists people who help.`,
  doxxing: `${opening}: it gives away somebody’s number, address or account. ${closing} Leave that out, and it works.`,
  'weapons-drugs': `${opening}: it asks how weapons or drugs are made or bought. ${closing}`,
  sexual: `${opening}: it is too explicit for a picture. ${closing}`,
  violence: `${opening}: it is too cruel for a picture. ${closing}`,
  harassment: `${opening}: it goes after somebody. ${closing} Aim it at the situation, and it works.`,
}

/** A judgement with the sentence that goes with it. */
export function verdictOf(judgement: Judgement): ModerationVerdict {
  if (judgement.tier !== 'block') return { allowed: true, ...judgement }
  return { allowed: false, ...judgement, message: refusalMessages[judgement.category] }
}
