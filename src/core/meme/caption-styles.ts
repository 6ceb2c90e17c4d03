import type { TemplateSlot } from '../template/template'

/** Ways to set the words of a meme. @see product-decisions "Wire shapes", GET /meme/style */
export const captionStyles = ['classic', 'clean', 'comic', 'subtitle', 'whisper'] as const
export type CaptionStyle = (typeof captionStyles)[number]

type Look = Partial<Pick<TemplateSlot, 'fontFamily' | 'color' | 'strokeColor' | 'upperCase'>>

const outlined = { color: '#FFFFFF', strokeColor: '#000000' }

/** Where a look names no colour, the place keeps its own: it was chosen for what lies beneath. */
const looks: Record<CaptionStyle, Look> = {
  classic: { fontFamily: 'Anton', upperCase: true, ...outlined },
  clean: { fontFamily: 'Noto Sans', upperCase: false },
  comic: { fontFamily: 'Baloo 2', upperCase: false },
  subtitle: { fontFamily: 'Noto Sans', upperCase: false, ...outlined },
  whisper: { fontFamily: 'Noto Sans', upperCase: false },
}

/** Of the usual size; a whisper may be so small because it is short. */
const whisperShare = 0.55

/** One line or two along the lower edge, as films have it; the watermark keeps its corner. */
const subtitleSlot: TemplateSlot = {
  id: 'subtitle',
  role: 'what is being said',
  hint: 'What is being said',
  x: 0.06,
  y: 0.79,
  width: 0.88,
  height: 0.14,
  rotateAngle: 0,
  align: 'center',
  maxChars: 80,
  fontFamily: 'Noto Sans',
  fontSize: 0.05,
  ...outlined,
  upperCase: false,
}

/** The places of a picture in a style; a subtitle has one place of its own, whatever the picture. */
export function styleSlots(slots: readonly TemplateSlot[], style: CaptionStyle): TemplateSlot[] {
  if (style === 'subtitle') return [subtitleSlot]
  const sizeShare = style === 'whisper' ? whisperShare : 1
  return slots.map((slot) => ({ ...slot, ...looks[style], fontSize: slot.fontSize * sizeShare }))
}

/** The style that a picture's own places come nearest to; `classic` without places. */
export function ownStyle(slots: readonly Pick<TemplateSlot, 'fontFamily'>[]): CaptionStyle {
  const family = slots[0]?.fontFamily
  if (family === 'Baloo 2') return 'comic'
  return family === 'Noto Sans' ? 'clean' : 'classic'
}
