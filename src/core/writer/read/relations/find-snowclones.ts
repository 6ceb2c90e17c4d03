import { anyOf } from '../../../text/pattern'
import type { Relation, Turn } from '../reading'

const part = String.raw`\s*(.+?)[\s.,;!/]*`
const expectation = new RegExp(
  String.raw`^(?:my )?(?:expectations?|the plan|plan|what (?:i|we) (?:ordered|wanted|expected)):${part}\b(?:but )?(?:(?:the |my )?reality|what (?:i|we) (?:actually )?got):${part}$`,
  'is',
)
const started = new RegExp(
  String.raw`^how it (?:all )?started:${part}\bhow it(?:['’]s| is|s) going(?: now)?:${part}$`,
  'is',
)

/** "Expectation: … Reality: …", "how it started: … how it's going: …": two halves with names that everybody knows. */
export function findNamedHalves(text: string, say: (text: string) => string): Relation | null {
  const [, expected, real] = expectation.exec(text) ?? []
  if (expected && real) return { type: 'expectation', expected: say(expected), real: say(real) }
  const [, earlier, later] = started.exec(text) ?? []
  return earlier && later ? { type: 'then-now', earlier: say(earlier), later: say(later) } : null
}

const nobodyLine = String.raw`(?:(?:absolutely|literally) )*(?:nobody|no one)(?: ever| at all)?:[\s/.…]*`
const unprompted = new RegExp(String.raw`^(?:${nobodyLine})+(\S.+)$`, 'is')

/** "Nobody: / my cat at 3am: parkour": nobody asked for it. */
export function findUnprompted(text: string, say: (text: string) => string): Relation | null {
  const scene = unprompted.exec(text)?.[1]
  return scene ? { type: 'unprompted', scene: say(scene) } : null
}

const beLike = /^(?:my |the |our |all )?[\p{L}\p{N}' -]{2,36}? be like\b[:,]?\s*/iu

/** "Cats be like" is about cats. Words behind it are what they say: "product managers be like we need a small change". */
export function withoutBeLike(text: string): string {
  const lead = beLike.exec(text)?.[0]
  if (!lead) return text
  const who = lead.replace(/ be like[:,]?\s*$/i, '')
  const line = text.slice(lead.length)
  return line === '' ? who : `${who}: ${line}`
}

const speakers = anyOf`
  me, i, you, we, us, he, she, they, it, everyone, everybody, someone, somebody, people, also me, other people,
  (?:my|our|your|his|her|their|the|an?|every|some|all|also|that|random) [^:]+, [^:]+ (?:at|in|after|before|when|on|during) [^:]+,
  brain, body, phone, app, alarm, computer, laptop, gps, google, siri, alexa, ai, chatgpt, printer, internet, wifi, fridge,
  car, clock, stomach, life, universe, narrator, doctor, recruiter, interviewer, hr,
  plumber, police, pilot, waiter, teacher, vet, dentist`
const speaker = new RegExp(`^${speakers}(?:,.*)?$`, 'i')
const heading =
  /\b(?:ideas?|plans?|goals?|dreams?|excuses?|hobby|hobbies|rules?|secrets?|motto|tips?|advice|reviews?|verdict|problems?|status|mood|diet|routine|schedule|story|facts?|opinion)$/i

/** True if the words before the only colon of a text can speak; "TypeError: …" and "Update: …" are no speakers. */
export function isSpeaker({ who }: Turn, isRole: (word: string) => boolean): boolean {
  return (speaker.test(who) && !heading.test(who)) || who.split(/[\s-]+/).some(isRole)
}
