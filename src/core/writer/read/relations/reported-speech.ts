const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bi am\b|\bi'm\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\bi\b|\bme\b/gi, 'you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmy\b/gi, 'your'],
]
const speakers: readonly (readonly [RegExp, string])[] = [
  [/^(?:he|she) (?:is|was) |^(?:he|she)'s /i, 'I am '],
  [/^(?:he|she) has /i, 'I have '],
  [/^(?:he|she) (?=will|would|can|could|should|must)/i, 'I '],
  [/^they are |^they're /i, 'we are '],
  [/^they /i, 'we '],
]

/**
 * Reported speech as direct speech: "my therapist says I need boundaries" said "you need boundaries". Null where the
 * report cannot be turned back ("she likes it").
 */
export function asDirectSpeech(report: string): string | null {
  const words = report.replace(/^"|"$/g, '').trim()
  if (words.length <= 2) return null
  // Words in quotes are direct speech already.
  if (report.startsWith('"')) return words
  const speaker = speakers.find(([pattern]) => pattern.test(words))
  if (speaker) return words.replace(speaker[0], speaker[1])
  if (/^(?:he|she)\b/i.test(words)) return null
  return swaps.reduce((text, [pattern, other]) => text.replace(pattern, other), words)
}
