/**
 * Turns each Latin letter by thirteen places, and back when done twice. Slurs stand in this code so that it can be
 * read with others in the room; nothing is kept secret by it.
 */
export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
