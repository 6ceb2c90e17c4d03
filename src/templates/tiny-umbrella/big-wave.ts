import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { circle, ellipse, flatPath, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const water = '#1E7FD6'
const deep = '#1763B0'
const crestLight = '#5CB6F2'

const body =
  'M1060 1040V60C980 20 860 -6 720 20C520 50 330 60 170 190C120 230 100 300 128 350C170 300 250 280 330 300C450 330 520 430 512 560C504 700 430 800 380 880C372 960 420 1040 460 1040Z'

/** The edge of the crest, from its tip to the back, in scallops of foam. */
const foamPlaces: readonly (readonly [x: number, y: number, radiusPx: number])[] = [
  [132, 350, 34],
  [120, 296, 38],
  [140, 240, 42],
  [186, 196, 46],
  [246, 156, 46],
  [318, 120, 50],
  [400, 92, 50],
  [486, 74, 52],
  [576, 56, 50],
  [664, 42, 50],
  [752, 34, 50],
  [840, 36, 48],
  [920, 48, 46],
  [990, 66, 46],
]

function foam(t: number): string {
  const puff = (grow: number, fill: string, lineWidthPx: number) =>
    foamPlaces
      .map(([x, y, radiusPx], index) =>
        circle([x, y + wave(t, 2, index * 0.21) * 4], radiusPx + grow, { fill, lineWidthPx }),
      )
      .join('')
  return puff(7, palette.ink, 0) + puff(0, '#FFFFFF', 0)
}

/** Drops and claws of foam that hang from the crest. */
function claws(t: number): string {
  const claw = ([x, y]: Point, size: number, phase: number) =>
    place(
      inkPath('M-30 -10C-34 30 -24 54 -6 66C-10 44 0 30 16 24C10 10 20 -4 30 -10Z', {
        fill: '#FFFFFF',
        ...line,
      }),
      [x, y + wave(t, 2, phase) * 5],
      { scale: size },
    )
  return claw([206, 306], 1.1, 0.3) + claw([282, 288], 1, 0.6) + claw([360, 306], 0.9, 0.9)
}

/** It looks down its crest at whoever stands there. */
function look(t: number): string {
  const shut = blinks(t)
  const eye = (x: number, radiusPx: number) =>
    place(
      shut
        ? inkPath(`M${-radiusPx} 6C${-radiusPx / 2} 20 ${radiusPx / 2} 20 ${radiusPx} 6`, { lineWidthPx: 9 })
        : ellipse([0, 0], radiusPx, radiusPx * 1.06, { fill: '#FFFFFF', ...line }) +
            circle([-radiusPx * 0.42, radiusPx * 0.42], radiusPx * 0.36, {
              fill: palette.ink,
              lineWidthPx: 0,
            }) +
            // The lid is level: it is not angry, it cannot believe what it sees.
            inkPath(
              `M${-radiusPx - 2} -4C${-radiusPx - 4} ${-radiusPx * 1.5} ${radiusPx + 4} ${-radiusPx * 1.5} ${radiusPx + 2} -4Z`,
              {
                fill: deep,
                ...line,
              },
            ),
      [x, 300],
    )
  return (
    eye(592, 56) +
    eye(738, 52) +
    inkPath('M520 214C550 192 600 188 636 204', { lineWidthPx: 15 }) +
    inkPath('M690 196C720 170 770 168 806 192', { lineWidthPx: 15 }) +
    inkPath('M612 424C650 408 690 410 724 424', { lineWidthPx: 12 })
  )
}

/** A wave as tall as the picture, about to break over the left. */
export function bigWave(t: number): string {
  const flow = wave(t) * 8
  const streaks = [
    `M${560 + flow} 1000C620 860 640 760 620 640`,
    `M${700 - flow} 1010C780 880 810 780 800 700`,
    `M${860 + flow} 1010C920 900 940 820 936 740`,
    `M${960 - flow} 640C970 500 950 380 900 280`,
    `M400 ${190 + flow}C470 150 560 130 660 124`,
    `M240 ${250 - flow * 0.5}C280 226 320 214 362 208`,
  ]
  return (
    claws(t) +
    inkPath(body, { fill: water, lineWidthPx: 8 }) +
    clip(
      `<path d="${body}"/>`,
      flatPath(
        'M128 350C170 300 250 280 330 300C450 330 520 430 512 560C504 700 430 800 380 880L440 900C520 780 580 690 580 560C580 420 500 280 350 256C250 244 160 280 128 350Z',
        deep,
      ) + streaks.map((streak) => inkPath(streak, { line: crestLight, lineWidthPx: 14 })).join(''),
    ) +
    inkPath(body, { lineWidthPx: 8 }) +
    foam(t) +
    emoji('tropical-fish', {
      at: [896, 150 + wave(t, 1, 0.2) * 10],
      sizePx: 140,
      rotate: 24 + wave(t) * 10,
    }) +
    look(t)
  )
}
