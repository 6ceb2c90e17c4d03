/** Letters of one element beyond which it is dropped: a dozen times what a meme takes. */
const elementCharsMax = 8000

/**
 * Reads the elements of a list out of what a model says, while it is still speaking. Fed with pieces of the answer, it
 * gives the JSON objects that are complete: those of `{"elements":[…]}`, of a bare list, and a bare object itself. Fences,
 * sentences around the JSON and `<think>…</think>` are skipped.
 *
 * Each letter is looked at once and each element parsed once, so the time is linear however long the answer is.
 */
export function createElementReader(): (piece: string) => unknown[] {
  let open: string[] = []
  let element: string | null = null
  let whole: string | null = null
  let inString = false
  let isEscaped = false
  let isThinking = false
  let tail = ''

  function begins(character: string): boolean {
    tail = (tail + character).slice(-11)
    if (tail.endsWith('<think')) isThinking = true
    if (/<\/think(?:ing)?>$/.test(tail)) isThinking = false
    return !isThinking && (character === '{' || character === '[')
  }

  function capture(character: string): void {
    if (element !== null) element = element.length < elementCharsMax ? element + character : element
    if (whole !== null) whole = whole.length < elementCharsMax ? whole + character : whole
  }

  /** True while a string goes on; its brackets are letters. */
  function readsString(character: string): boolean {
    if (!inString) {
      inString = character === '"'
      return inString
    }
    if (isEscaped) isEscaped = false
    else if (character === '\\') isEscaped = true
    else if (character === '"') inString = false
    return true
  }

  function read(character: string): unknown {
    if (open.length === 0) {
      if (!begins(character)) return undefined
      tail = ''
      whole = character === '{' ? '' : null
    }
    const isElement = character === '{' && /^\{?\[$/.test(open.join(''))
    if (isElement && !inString) element = ''
    capture(character)
    if (readsString(character)) return undefined
    if (character === '{' || character === '[') open.push(character)
    if (character !== '}' && character !== ']') return undefined
    open.pop()
    return closed()
  }

  /** What ends with the bracket that was just read. */
  function closed(): unknown {
    const isElementOver = element !== null && /^\{?\[$/.test(open.join(''))
    const said = isElementOver ? element : open.length === 0 ? whole : null
    if (isElementOver) element = null
    if (open.length === 0) {
      open = []
      element = null
      whole = null
    }
    return said === null ? undefined : parse(said)
  }

  return (piece) => {
    const elements: unknown[] = []
    for (const character of piece) {
      const value = read(character)
      if (value !== undefined) elements.push(value)
    }
    return elements
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
