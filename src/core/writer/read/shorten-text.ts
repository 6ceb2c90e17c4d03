import { cutText, isWithin } from '../../text/text-limit'

/**
 * At most `maxChars` characters: whole when it fits, else whole sentences, else whole words with an ellipsis, else
 * (a word longer than the room) cut between characters.
 */
export function shortenText(text: string, maxChars: number): string {
  if (isWithin(text, maxChars)) return text
  const room = cutText(text, maxChars - 1)
  const sentence = /^[\s\S]*[.!?。！？](?=\s|$)/.exec(room)?.[0]
  if (sentence && sentence.length > room.length / 2) return sentence.trim()
  const words = room.replace(/\s+\S*$/, '')
  const kept = words.length > room.length / 2 ? words : room
  return `${kept.replace(/[\s,;:\-–—("“]+$/, '')}…`
}
