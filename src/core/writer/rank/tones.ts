/** How memes are meant to sound; `any` leaves it to the text. decision: ADR-0038 */
export const tones = ['any', 'dry', 'warm', 'dramatic', 'silly'] as const

export type Tone = (typeof tones)[number]

/** A tone by its name; `any` for an unknown name. */
export function toneNamed(name: string | undefined): Tone {
  return tones.find((tone) => tone === name) ?? 'any'
}
