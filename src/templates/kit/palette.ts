/** The few colours that every scene shares. One saturated ground per scene, cream for words, ink for lines. */
export const palette = {
  ink: '#1B1B22',
  paper: '#FFFDF7',
  cream: '#FFF3DC',
  yellow: '#FFCE4A',
  orange: '#FF9A3D',
  coral: '#FF6B5E',
  red: '#E8413C',
  pink: '#FFA9C6',
  violet: '#8C6CF0',
  lilac: '#D9CCFF',
  blue: '#4C7DF0',
  sky: '#BDE5FF',
  teal: '#2FB9A5',
  mint: '#C8F0DC',
  green: '#67C26B',
  brown: '#8A5A3C',
  wood: '#D9884A',
  darkWood: '#7A4326',
  tan: '#E2B07A',
  grey: '#A9ACB8',
  fog: '#E6E6EC',
  night: '#25253F',
} as const

export type SkinTone = 'pale' | 'light' | 'tan' | 'brown' | 'deep'

/** Skin: the flat colour, and the darker one of the creases of a hand. */
export const skinTones: Record<SkinTone, { fill: string; crease: string }> = {
  pale: { fill: '#FFD9BF', crease: '#E8A98A' },
  light: { fill: '#F2B78F', crease: '#CF8A60' },
  tan: { fill: '#D08B5B', crease: '#A5683E' },
  brown: { fill: '#9A5B3A', crease: '#6E3E26' },
  deep: { fill: '#6B3F2A', crease: '#452717' },
}

/** Width of the ink line on a canvas about 1000 px wide. */
export const inkWidthPx = 6
/** The line of what stands in front. */
export const boldInkWidthPx = 7
