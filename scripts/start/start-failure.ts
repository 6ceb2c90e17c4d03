/** Something a person can put right: the message is the one sentence that they see. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Turns whatever a step throws into its sentence. */
export function failureOf(step: string, error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartFailure(`${step}: ${reason.replaceAll(/\s+/g, ' ').trim()}`, { cause: error })
}
