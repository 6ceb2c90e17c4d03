export const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Label of a line that tells a time or a step: "Monday: …", "7 am: …". No speaker has such a name. */
export const timeLabel = String.raw`(?:${weekday}|day \d+|week \d+|\d{1,2} ?[ap]m|morning|breakfast|step \d+)`

/** Opens the moment that a text is about: "when", "me when", "that feeling when". */
export const whenLead =
  '(?:(?:me|us|my face|tfw|mfw|that (?:awkward |weird )?(?:moment|feeling|face)|the (?:moment|feeling)) )?when'

/** Endings of English verbs. Made from the dictionary form only, so no ending is ever put on another. */

const vowel = /[aeiou]/

/** Verbs of more than one syllable whose last consonant doubles; British spelling for those in -l. */
const doubling = new Set(
  'admit begin cancel commit compel control deter equip expel fulfil forget label model occur patrol permit prefer propel quarrel rebel recur refer regret signal submit transfer travel upset unplug reset'.split(
    ' ',
  ),
)

function doubles(base: string): boolean {
  if (doubling.has(base)) return true
  const tail = /^[^aeiou]*(?:qu)?([aeiou])([^aeiouwxy])$/.exec(base)
  return tail !== null && base.length >= 3
}

/** `deny` is `denying`, `die` is `dying`, `run` is `running`, `make` is `making`. */
export function gerundOf(base: string): string {
  if (base === 'be') return 'being'
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/(?:ee|oe|ye|inge|ie)$/.test(base)) return `${base}ing`
  if (/[^aeiou]?e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`
  if (/ic$/.test(base)) return `${base}king`
  return doubles(base) && vowel.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

/** Opposite deeds of verbs that refuse: `deny my vacation` refuses `approving my vacation`. */
const opposites: Record<string, string> = {
  deny: 'approving',
  refuse: 'approving',
  reject: 'approving',
  decline: 'accepting',
  cancel: 'keeping',
  ignore: 'answering',
  forget: 'remembering',
  lose: 'keeping',
  skip: 'attending',
  break: 'fixing',
  miss: 'catching',
  fire: 'keeping',
  cut: 'raising',
  delay: 'delivering',
  postpone: 'holding',
  hide: 'showing',
  block: 'helping',
  interrupt: 'listening to',
  delete: 'keeping',
}

/** The opposite activity, or null where none is certain. */
export function oppositeGerund(base: string): string | null {
  return Object.hasOwn(opposites, base) ? (opposites[base] ?? null) : null
}

/** Words that carry no picture by themselves: a caption of these alone says nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  "a an the and or but nor so yet if when while because as than that which who whom whose of to in on at by for from with without into onto about over under is are was were be been being am do does did done has have had having will would can could shall should may might must not n't 's 're 've 'll 'm i me my mine you your yours he him his she her hers it its we us our ours they them their theirs this that these those there here just also very too really then".split(
    ' ',
  ),
)

/** Words that no caption may begin or end with: something is missing behind or before them. */
export const danglingEnds: ReadonlySet<string> = new Set(
  'a an the and or but nor because although if than of to into onto from with without by my your our their his its whose which very is are was were am be as'.split(
    ' ',
  ),
)
export const danglingStarts: ReadonlySet<string> = new Set('and or nor but than of also then'.split(' '))
