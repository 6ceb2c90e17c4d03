import { anyOf, wholeWords } from '../../text/pattern'
import type { Mood } from '../book'

const good = wholeWords(
  anyOf`
    promoted, bonus, awesome, great news, yay, celebrat\w+, approved, succe\w+, first try, no errors, leaves early, for free,
    found, won, passed, finally (?:finished|done|booked|works?|fixed|passed),
    got (?:the|a) (?:job|raise|promotion|dog|puppy|cat|flat(?! t[iy]re)|house)`,
  'i',
)
const bad = wholeWords(
  anyOf`
    fail\w*, broke\w*, break\w*, bug\w*, crash\w*, wrong, worst, problem\w*, disaster, accident\w*, deleted, forgot\w*, missing,
    missed, lost, lose, late, stuck, waiting, down, spam, printer, rain(?:s|ed|ing|y)?, alarm,
    died, dead, sick, tired, exhaust\w*, hate, angry, mad, panic, blam\w+, awkward, mute,
    deadline\w*, overtime, fired?, layoff\w*, meeting\w*, monday, exam, bill\w*, tax\w*, debt, den(?:y|ies|ied),
    never, no one, nobody, can't, cannot, won't, doesn't, isn't, wasn't, not, but, without, again, stop, asked for`,
  'i',
)

/** Good or bad news. Bad wins, because good news in bad company is a joke about the bad. */
export function detectMood(text: string): Mood {
  if (bad.test(text)) return 'bad'
  return good.test(text) ? 'good' : 'neutral'
}
