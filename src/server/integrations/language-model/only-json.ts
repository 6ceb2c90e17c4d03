import type { LanguageModelMiddleware } from 'ai'

/**
 * Takes the first JSON value out of what a model says, while it is still speaking: fences and sentences around it
 * go. The SDK's own middleware does the same only once everything has been said, and then a stream that dies takes
 * the finished memes with it.
 */
export const onlyJson: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  async wrapStream({ doStream }) {
    const { stream, ...rest } = await doStream()
    const scanners = new Map<string, (text: string) => string>()
    type Part = typeof stream extends ReadableStream<infer Item> ? Item : never
    const filter = new TransformStream<Part, Part>({
      transform(part, controller) {
        if (part.type !== 'text-delta') {
          controller.enqueue(part)
          return
        }
        const scan = scanners.get(part.id) ?? createJsonScanner()
        scanners.set(part.id, scan)
        const delta = scan(part.delta)
        if (delta !== '') controller.enqueue({ ...part, delta })
      },
    })
    return { stream: stream.pipeThrough(filter), ...rest }
  },
}

/**
 * Fed with pieces of a text, gives the pieces of the first object in it. A list that stands alone is put into the
 * object that was asked for: `[…]` becomes `{"elements":[…]}`.
 */
export function createJsonScanner(): (text: string) => string {
  let depth = 0
  let place: 'before' | 'within' | 'after' = 'before'
  let inString = false
  let isEscaped = false
  let closing = ''

  function read(character: string): string {
    if (place === 'after') return ''
    if (place === 'before') {
      if (character !== '{' && character !== '[') return ''
      place = 'within'
      depth = 1
      closing = character === '[' ? '}' : ''
      return character === '[' ? '{"elements":[' : character
    }
    if (inString) {
      if (isEscaped) isEscaped = false
      else if (character === '\\') isEscaped = true
      else if (character === '"') inString = false
      return character
    }
    if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth > 0) return character
    place = 'after'
    return character + closing
  }

  return (text) => {
    let json = ''
    for (const character of text) json += read(character)
    return json
  }
}
