import { clipToBox } from '../kit/clip'
import { dots } from '../kit/dots'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { decimal } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { during, track } from '../kit/timeline'

const line = { lineWidthPx: boldInkWidthPx }
const frames = 24
const chatPaper = '#F3EEFF'
const sentPaper = '#BDF0CF'

/** The moment of a frame. */
const at = (frame: number) => frame / frames

/** Words of the draft, as bars: their row and where they lie in it, in px. */
const draft: readonly (readonly [row: number, x: number, widthPx: number])[] = [
  [0, 0, 92],
  [0, 110, 60],
  [0, 188, 118],
  [1, 0, 64],
  [1, 82, 124],
  [1, 224, 82],
  [2, 0, 112],
  [2, 130, 46],
  [2, 194, 110],
  [3, 0, 50],
  [3, 68, 96],
  [3, 182, 98],
]
const rowHeightPx = 40

/** How many words stand in the field: typed in fury, deleted at once, and a little one typed in the end. */
function typed(t: number): number {
  return track(t, [
    [at(1), 0],
    [at(8), draft.length, 'even'],
    [at(11), draft.length],
    [at(14), 0, 'in'],
    [at(16), 0],
    [at(16.5), 1, 'out'],
    [at(17), 0, 'jump'],
  ])
}

/** The field for the draft, which grows upwards with it, and its cursor. */
function field(t: number): string {
  const count = typed(t)
  const rows = count > 0 ? (draft[Math.min(draft.length, Math.ceil(count)) - 1]?.[0] ?? 0) + 1 : 1
  const heightPx = 56 + (rows - 1) * rowHeightPx
  const top = 946 - heightPx
  const bars = draft.slice(0, Math.ceil(count)).map(([row, x, widthPx], index) => {
    const shown = widthPx * Math.min(1, count - index)
    return `<rect x="${580 + x}" y="${top + 20 + row * rowHeightPx}" width="${decimal(shown)}" height="17" rx="8" fill="#5B5470"/>`
  })
  const last = draft[Math.ceil(count) - 1]
  const cursorX = 580 + (last ? last[1] + last[2] * Math.min(1, count - Math.ceil(count) + 1) + 10 : 0)
  const cursorY = top + 12 + (rows - 1) * rowHeightPx
  const isCursorOn = !during(t, at(17), at(24)) && lap(t, 6) < 0.6
  return (
    inkBox([556, top, 348, heightPx], { fill: '#FFFFFF', radiusPx: 26, lineWidthPx: 6 }) +
    bars.join('') +
    (isCursorOn ? flatPath(`M${cursorX} ${cursorY}h7v32h-7Z`, palette.coral) : '')
  )
}

/** The three dots that the other one sees all this time. */
function typingDots(t: number): string {
  const seen = track(t, [
    [at(1), 0],
    [at(2), 1, 'out'],
    [at(16.5), 1],
    [at(17), 0],
  ])
  if (seen === 0) return ''
  const [x, y] = [630, 690]
  const balls = [0, 1, 2].map((index) => {
    const hop = Math.max(0, wave(t, 6, -index / 6)) * 15
    return circle([x - 34 + index * 34, y - hop + 6], 11, { fill: palette.violet, lineWidthPx: 0 })
  })
  const cloudlet =
    inkBox([x - 72, y - 38, 144, 76], { fill: '#FFFFFF', radiusPx: 36, lineWidthPx: 6 }) + balls.join('')
  return place(place(cloudlet, [-x, -y]), [x, y], { scale: seen })
}

/** The message that is sent at last; it leaves at the start of the loop. */
function sent(t: number): string {
  const size = track(t, [
    [at(0), 0.86],
    [at(1), 0.4],
    [at(2), 0, 'in'],
    [at(16), 0],
    [at(18), 1.05, 'out'],
    [at(19), 1],
    [at(23), 1],
    [at(24), 0.86],
  ])
  if (size < 0.02) return ''
  const box = inkPath(
    'M-164 -74C-184 -74 -192 -62 -192 -44V44C-192 66 -182 74 -164 74H150L196 98L184 52V-44C184 -64 172 -74 152 -74Z',
    { fill: sentPaper, ...line },
  )
  const ticks = during(t, at(20), at(24))
    ? inkPath('M108 104L120 116L144 88M132 108L140 116L164 88', { line: '#2C8C5A', lineWidthPx: 8 })
    : ''
  return place(box + ticks, [736, 696], { scale: size })
}

/** The other person's message: lines too small to read, and a friendly face. */
function received(): string {
  return (
    inkBox([562, 462, 316, 128], { fill: palette.yellow, radiusPx: 34, lineWidthPx: 6 }) +
    [500, 540]
      .map((y, index) => inkPath(`M596 ${y}H${index ? 760 : 836}`, { line: '#B98A18', lineWidthPx: 16 }))
      .join('')
  )
}

function phone(t: number): string {
  return (
    inkBox([512, 356, 436, 700], { fill: '#3B3560', radiusPx: 52, ...line }) +
    clipToBox(
      [532, 378, 396, 640],
      inkBox([532, 378, 396, 660], { fill: chatPaper, radiusPx: 36, lineWidthPx: 0 }) +
        dots([532, 440, 396, 560], { gapPx: 46, radiusPx: 4, color: palette.lilac, opacity: 0.9 }) +
        flatBox([532, 378, 396, 60], palette.violet) +
        circle([576, 409], 19, { fill: palette.yellow, lineWidthPx: 4 }) +
        inkPath('M612 409H720', { line: palette.lilac, lineWidthPx: 14 }) +
        received() +
        typingDots(t) +
        sent(t) +
        flatBox([532, 962, 396, 60], palette.lilac) +
        field(t),
    ) +
    inkPath('M532 438H928', { lineWidthPx: 5 })
  )
}

/** Fury while the words come, doubt before they go, and a smile for the one that stays. */
function looks(t: number): Pick<PeepOptions, 'face' | 'headRotate'> {
  const rage = wave(t, 12)
  if (during(t, at(1), at(4))) return { face: 'AngryFang', headRotate: 5 + rage * 1.5 }
  if (during(t, at(4), at(9))) return { face: 'Rage', headRotate: 7 + rage * 3 }
  if (during(t, at(9), at(12))) return { face: 'Concerned', headRotate: 2 + wave(t, 6) }
  if (during(t, at(12), at(15))) return { face: 'Tired', headRotate: 8 }
  if (during(t, at(15), at(17))) return { face: 'Blank', headRotate: 6 }
  return { face: 'BigSmile', headRotate: -3 + 2 * wave(t, 4) }
}

function writer(t: number): string {
  const fury = during(t, at(2), at(9)) ? 1 : 0
  const shake = fury * wave(t, 12)
  const sweat = during(t, at(9), at(14))
    ? drop([86, 560 + 60 * lap(t, 4)], 2, 12) + drop([470, 520 + 60 * lap(t, 4, 0.5)], 1.7, -12)
    : ''
  return (
    peep({
      pose: 'bust/Paper',
      at: [250 + shake * 4, 1040],
      heightPx: 650,
      head: 'Bangs',
      hairInk: '#4A2418',
      skin: 'pale',
      colors: { top: palette.yellow, paper: palette.teal },
      headScale: 1.3,
      ...looks(t),
      ...line,
    }) + sweat
  )
}

/** The reply that is never sent. */
function thought(): string {
  return (
    label([40, 40, 920, 262], { radiusPx: 110, ...line }) +
    ellipse([292, 326], 34, 24, { fill: palette.paper, ...line }) +
    ellipse([262, 366], 18, 13, { fill: palette.paper, ...line })
  )
}

export const scene = defineScene({
  name: 'typing-deleting',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FF7E6B',
  draw: (t) =>
    rays({ centre: [260, 620], radiusPx: 1100, count: 22, color: '#FF917F', turn: t }) +
    writer(t) +
    phone(t) +
    thought(),
})
