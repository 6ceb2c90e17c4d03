import { contactMessageCharsMax, contactMessageCharsMin } from '@/core/contact/contact-limits'
import { filled } from '../filled'
import { type ContactField, type ContactState, charsOver } from './contact-state'
import type { ContactWords } from './contact-words'

/** The error message of a field or of the whole form; undefined where nothing is wrong. */
export function problemSentence(
  words: ContactWords,
  state: Extract<ContactState, { kind: 'open' }>,
  place: ContactField | 'form',
): string | undefined {
  const problem = state.problems[place]
  if (!problem) return undefined
  const count = problem === 'messageShort' ? contactMessageCharsMin : charsOver(state.values.message)
  return filled(words.problem[problem], {
    count,
    max: contactMessageCharsMax,
    minutes: state.waitMinutes ?? 60,
  })
}
