/** Jokes about one part of life. Each line knows its place; no line stands twice in the library. */
export interface Topic {
  name: string
  /** Dictionary forms, lower case, of words that belong to it; two words joined by a space match in a row. */
  cues: readonly string[]
  /** Words of the topic so plain that alone they decide nothing. */
  weakCues?: readonly string[]
  /** Matches lower-case texts in which a cue means something else ("carbon dating"): they are not the topic's. */
  falseFriends?: RegExp
  /** What one should do, and what one would rather do. */
  swaps: readonly (readonly [duty: string, temptation: string])[]
  /** Fits as an answer to any news of the topic: the sensible one, the tempting one. */
  reactions: readonly (readonly [sensible: string, tempting: string])[]
  /** At most 24 characters each. */
  glances: readonly (readonly [temptation: string, subject: string, neglected: string])[]
  turns: readonly (readonly [expectation: string, reality: string])[]
  /** Opinions for a sign. */
  myths: readonly string[]
  chains: readonly (readonly [string, string, string, string])[]
  depths: readonly (readonly [string, string, string, string])[]
  /** A foolish act and its proud name (at most 30 characters). */
  boasts: readonly (readonly [act: string, label: string])[]
  advice: readonly (readonly [string, string, string])[]
  /** What the brain brings up at night. */
  thoughts: readonly string[]
  /** What burns, and what the calm one says. */
  fires: readonly (readonly [fire: string, calm: string])[]
  /** The undeserving winner, the deserving second, the unnoticed third. */
  podiums: readonly (readonly [string, string, string])[]
  chases: readonly (readonly [runner: string, boulder: string])[]
}
