/** Our own animal: a capybara in a violet jumper, with a yuzu on its head, whom nothing can upset. */
import { clip } from './clip'
import { limb } from './limb'
import { boldInkWidthPx, palette } from './palette'
import type { Point } from './path'
import { place } from './place'
import { circle, ellipse, flatPath, inkPath } from './shapes'

const fur = '#C08A5A'
const furShade = '#A8744A'
const muzzleFur = '#8F5F3E'
const lid = '#A8744A'
const line = boldInkWidthPx

export interface Capybara {
  /** Middle of the lower edge of the jumper. */
  at: Point
  scale?: number
  /** How far the head has sunk. */
  bobPx?: number
  eyesShut?: boolean
}

const skull =
  'M-168 -30C-176 -110 -132 -164 -62 -170C20 -176 96 -166 152 -146C206 -134 240 -96 240 -40C242 18 232 62 196 88C150 116 60 120 -20 120C-104 120 -160 60 -168 -30Z'

function ear(at: Point, rotate: number, fill: string): string {
  return place(
    inkPath('M-38 30C-52 -16 -30 -50 4 -46C38 -42 46 -8 34 26', { fill, lineWidthPx: line }) +
      flatPath('M-20 14C-24 -10 -10 -26 4 -24C20 -22 24 -4 16 14C6 20 -10 20 -20 14Z', '#6E4730'),
    at,
    { rotate },
  )
}

function eye(at: Point, widthPx: number, shut: boolean): string {
  const w = widthPx
  if (shut) return place(inkPath(`M${-w} 2C${-w / 2} 16 ${w / 2} 16 ${w} 2`, { lineWidthPx: line }), at)
  return place(
    ellipse([0, 0], w, 28, { fill: '#FFFFFF', lineWidthPx: line }) +
      circle([w * 0.28, 10], 11, { fill: palette.ink, lineWidthPx: 0 }) +
      circle([w * 0.28 + 4, 6], 3.5, { fill: '#FFFFFF', lineWidthPx: 0 }) +
      // The heavy lid: its lower edge is level, which is what makes the look so calm.
      inkPath(`M${-w - 1} 1C${-w - 2} -38 ${w + 2} -38 ${w + 1} 1Z`, { fill: lid, lineWidthPx: line }),
    at,
  )
}

function yuzu(): string {
  return (
    circle([0, -38], 44, { fill: '#FFB52E', lineWidthPx: line }) +
    inkPath('M-26 -44C-24 -58 -16 -66 -6 -68', { line: '#FFE08A', lineWidthPx: 7 }) +
    inkPath('M2 -78C4 -88 8 -94 14 -98', { lineWidthPx: line }) +
    inkPath('M12 -92C26 -112 54 -110 62 -96C48 -82 24 -80 12 -92Z', { fill: palette.green, lineWidthPx: 6 })
  )
}

function face(eyesShut: boolean): string {
  return (
    clip(
      `<path d="${skull}"/>`,
      flatPath(
        'M262 -190C196 -172 146 -140 146 -92C146 -50 176 -34 206 -30C230 -26 262 -30 262 -30Z',
        muzzleFur,
      ) + flatPath('M-180 -10C-130 70 -40 96 60 92C120 90 180 74 250 40L250 140H-180Z', furShade),
    ) +
    inkPath(skull, { lineWidthPx: line }) +
    eye([-8, -78], 33, eyesShut) +
    eye([112, -88], 29, eyesShut) +
    ellipse([-22, -4], 26, 15, { fill: '#F08E7A', lineWidthPx: 0 }) +
    // Nostrils, the cleft of the lip and a small content smile.
    ellipse([186, -84], 9, 14, { fill: palette.ink, lineWidthPx: 0, rotate: 24 }) +
    ellipse([222, -76], 7, 13, { fill: palette.ink, lineWidthPx: 0, rotate: -20 }) +
    inkPath('M206 -50C208 -24 206 0 204 16', { lineWidthPx: 6 }) +
    inkPath('M232 14C226 26 214 26 204 16C190 44 150 54 116 36', { lineWidthPx: line }) +
    inkPath('M110 26C106 34 108 44 116 48', { lineWidthPx: 6 }) +
    [
      [70, 6],
      [86, -8],
      [90, 14],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 3.5, { fill: palette.ink, lineWidthPx: 0 }))
      .join('')
  )
}

function body(): string {
  return (
    inkPath('M-186 10C-204 -150 -170 -300 -20 -316C110 -322 176 -190 178 10Z', {
      fill: palette.violet,
      lineWidthPx: line,
    }) +
    inkPath('M-92 -296C-70 -258 60 -252 96 -286L84 -344C40 -318 -40 -322 -84 -352Z', {
      fill: palette.violet,
      lineWidthPx: line,
    }) +
    inkPath('M-40 -310L-42 -284M4 -306L4 -280M46 -310L50 -286', { lineWidthPx: 5 })
  )
}

/** The arm that lies on the table, its paw around what stands at (190, -64). */
export function capybaraArm(at: Point, scale = 1): string {
  const arm = limb(
    [
      [-112, -190],
      [-84, -56],
      [40, -22],
      [132, -44],
    ],
    { widthPx: 84, color: palette.violet, openStart: true },
  )
  const cuff = inkPath('M112 -92L148 -84L138 0L104 4Z', { fill: '#7A5AE0', lineWidthPx: line })
  const paw = inkPath(
    'M140 -76C170 -92 206 -86 210 -66C212 -58 208 -52 202 -50C210 -44 208 -30 198 -28C202 -18 194 -8 182 -10C160 -4 144 -8 136 -14Z',
    {
      fill: fur,
      lineWidthPx: line,
    },
  )
  const toes = inkPath('M202 -50L178 -50M198 -28L176 -28', { lineWidthPx: 5 })
  return place(arm + paw + toes + cuff, at, { scale })
}

/** Sits facing right; the near arm is drawn by `capybaraArm`, after the table. */
export function capybara({ at, scale = 1, bobPx = 0, eyesShut = false }: Capybara): string {
  const headParts =
    ear([58, -168], 14, furShade) +
    flatPath(skull, fur) +
    face(eyesShut) +
    ear([-112, -128], -20, fur) +
    place(yuzu(), [-20, -168], { rotate: -6 })
  return place(body() + place(headParts, [10, -420 + bobPx]), at, { scale })
}
