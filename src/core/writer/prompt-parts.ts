import type { Tone } from './rank/tones'

/** How a wished tone is told; the rules about people hold in each. */
export const voices: Readonly<Record<Tone, string>> = {
  any: '',
  dry: ' The tone is dry: deadpan and understated, nobody in a caption is excited.',
  warm: ' The tone is warm: fond and kind, the joke is on everybody’s side.',
  dramatic: ' The tone is dramatic: trifles are told with the pathos of great events.',
  silly: ' The tone is silly: playful and absurd, logic may give way.',
}

/** A text as a JSON string. It cannot close its own tag, because it holds no angle bracket. */
export function fenceText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}
