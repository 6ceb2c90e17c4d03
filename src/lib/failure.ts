/** Why a call gave no result, as far as the person in front of it can do something about it. */
export type Failure =
  /** `unreachable`: no answer although the browser is online. `cutOff`: an answer that broke off. */
  | { kind: 'offline' | 'unreachable' | 'cutOff' | 'failed' | 'noCredits' | 'signedOut' }
  | { kind: 'conflict' }
  | { kind: 'tooFast'; seconds: number | undefined }
  /** The server's sentence says what to change (`refused`) or that the same call may work later (`unavailable`). */
  | { kind: 'refused' | 'unavailable'; message: string }

/** No answer arrived. @param online what the browser says of its connection */
export const failureWithoutAnswer = (online: boolean): Failure => ({
  kind: online ? 'unreachable' : 'offline',
})
