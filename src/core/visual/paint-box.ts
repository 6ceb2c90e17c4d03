/** The colours of the visuals: the paint box of the drawn templates and the paper and ink of the interface. */
export const paintBox = {
  ink: '#1B1B22',
  paper: '#F8F3E8',
  deep: '#E6DBC5',
  sheet: '#FFFDF7',
  voice: '#6E56CF',
  violet: '#8C6CF0',
  lilac: '#D9CCFF',
  yellow: '#FFCE4A',
  coral: '#FF6B5E',
  pink: '#FFA9C6',
  teal: '#2FB9A5',
  mint: '#C8F0DC',
  sky: '#BDE5FF',
  cream: '#FFF3DC',
  night: '#25253F',
  wood: '#E0A469',
  stone: '#B9B2C4',
} as const

/** Colours that a whole picture may stand on. */
export type Ground =
  | 'paper'
  | 'cream'
  | 'sky'
  | 'mint'
  | 'lilac'
  | 'pink'
  | 'yellow'
  | 'coral'
  | 'violet'
  | 'teal'
  | 'night'

/** The colour of bare lines on a ground: ink would drown in the night. */
export function lineColorOn(ground: Ground): string {
  return ground === 'night' ? paintBox.cream : paintBox.ink
}
