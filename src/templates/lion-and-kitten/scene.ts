import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, circle, ellipse, flatBox, frame, inkPath, shadow, stroke } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const fur = '#F4B544'
const maneColor = '#A8471C'
const kittenFur = '#F6C078'

function mane(t: number): string {
  return (
    star([0, 0], {
      ...line,
      outerRadiusPx: 232 + wave(t) * 5,
      innerRadiusPx: 180,
      points: 17,
      fill: maneColor,
    }) +
    star([0, 0], {
      lineWidthPx: 0,
      outerRadiusPx: 192,
      innerRadiusPx: 158,
      points: 17,
      fill: '#C9602A',
      turn: 0.5,
    })
  )
}

function lionFace(blink: boolean): string {
  const eye = (x: number) =>
    blink
      ? stroke(
          [
            [x - 24, -16],
            [x, -8],
            [x + 24, -16],
          ],
          8,
        )
      : circle([x, -16], 14, { fill: palette.ink, lineWidthPx: 0 }) +
        circle([x + 5, -21], 5, { fill: '#FFFFFF', lineWidthPx: 0 })
  return (
    circle([-112, -106], 42, { ...line, fill: fur }) +
    circle([112, -106], 42, { ...line, fill: fur }) +
    inkPath(
      'M0 -146C96 -146 136 -84 130 -6C126 84 72 136 0 138C-72 136 -126 84 -130 -6C-136 -84 -96 -146 0 -146Z',
      { ...line, fill: fur },
    ) +
    inkPath('M-96 -62L-28 -36M96 -62L28 -36', { lineWidthPx: 15 }) +
    eye(-56) +
    eye(56) +
    // Muzzle, nose and a smug grin with one fang.
    inkPath('M0 30C40 10 92 26 88 66C84 108 30 112 0 92C-30 112 -84 108 -88 66C-92 26 -40 10 0 30Z', {
      ...line,
      fill: '#FFE7BC',
    }) +
    inkPath('M-34 10H34C30 34 14 44 0 48C-14 44 -30 34 -34 10Z', { ...line, fill: '#5A2A1A' }) +
    inkPath('M0 48V62M-54 66C-40 84 -14 82 0 62C14 82 46 84 62 56', line) +
    inkPath('M26 76L34 98L46 74Z', { lineWidthPx: 5, fill: '#FFFFFF' }) +
    inkPath('M-20 138C-16 166 16 166 20 138Z', { ...line, fill: maneColor })
  )
}

/** An arm that shows its muscle, drawn to the right. */
function flexed(flip: boolean, flex: number): string {
  const upper = limb(
    [
      [96, 0],
      [190, 26],
      [246, -16],
    ],
    { widthPx: 92, color: fur },
  )
  const fore = limb(
    [
      [244, -10],
      [262, -96],
      [214, -166],
    ],
    { widthPx: 74, color: fur },
  )
  const bulge = inkPath(`M122 -12C140 ${-96 - flex} 208 ${-98 - flex} 220 -16`, { ...line, fill: fur })
  const paw = circle([206, -186], 52, { ...line, fill: fur }) + inkPath('M190 -218V-190M214 -222V-192', line)
  return place(upper + bulge + fore + paw, [0, 0], { flip })
}

function lion(t: number): string {
  const flex = wave(t, 2) * 5
  const torso =
    inkPath('M-150 -20C-176 60 -110 150 -96 330H96C110 150 176 60 150 -20C130 -120 -130 -120 -150 -20Z', {
      ...line,
      fill: fur,
    }) +
    inkPath('M-104 86C-84 122 -30 122 0 92C30 122 84 122 104 86', line) +
    inkPath(
      'M0 100V230M-44 162C-24 172 -14 170 0 162M44 162C24 172 14 170 0 162M-40 216C-22 226 -12 222 0 216M40 216C22 226 12 222 0 216',
      { lineWidthPx: 6 },
    )
  const whole =
    shift(flexed(false, flex) + flexed(true, flex) + torso, [250, 500]) +
    place(mane(t) + place(lionFace(t > 0.8 && t < 0.9), [0, 10]), [250, 290 + wave(t) * 4], { scale: 0.9 })
  return place(place(whole, [-250, -720]), [250, 722], { scale: 0.88 })
}

function then(t: number): string {
  return (
    flatBox([0, 0, 500, 760], '#E8343C') +
    rays({ centre: [250, 300], radiusPx: 800, count: 24, color: '#FF9A2E', turn: t }) +
    sparkle([60, 92], 34 + wave(t) * 5) +
    sparkle([444, 80], 28 - wave(t) * 5) +
    sparkle([452, 600], 20) +
    lion(t)
  )
}

function kittenEye(x: number, t: number): string {
  return (
    ellipse([x, 0], 30, 34, { ...line, fill: palette.ink }) +
    circle([x + 9, -12], 12, { fill: '#FFFFFF', lineWidthPx: 0 }) +
    circle([x - 10, 12 + wave(t, 2)], 7, { fill: '#FFFFFF', lineWidthPx: 0 })
  )
}

/** A kitten in a blanket, sorry for itself. */
function kitten(t: number): string {
  const shiver = wave(t, 6) * 3
  const ear = (flip: boolean) =>
    place(
      inkPath('M40 -70L112 -132L118 -30Z', { ...line, fill: kittenFur }) +
        inkPath('M68 -74L100 -104L102 -50Z', { lineWidthPx: 0, fill: '#F08E7A' }),
      [0, 0],
      { flip },
    )
  const head =
    ear(false) +
    ear(true) +
    inkPath('M0 -92C86 -92 128 -50 126 4C122 66 66 88 0 88C-66 88 -122 66 -126 4C-128 -50 -86 -92 0 -92Z', {
      ...line,
      fill: kittenFur,
    }) +
    inkPath('M-22 -88L-14 -54M0 -92V-50M22 -88L14 -54', { lineWidthPx: 9, line: '#B9703A' }) +
    kittenEye(-54, t) +
    kittenEye(54, t) +
    inkPath('M-92 -56L-44 -72M92 -56L44 -72', { lineWidthPx: 9 }) +
    inkPath('M-12 32H12L0 44Z', { fill: '#E8677F', lineWidthPx: 5 }) +
    inkPath('M-22 64C-14 52 -6 52 0 60C6 52 14 52 22 64', { lineWidthPx: 6 }) +
    inkPath('M-84 34L-132 28M-84 46L-130 54M84 34L132 28M84 46L130 54', { lineWidthPx: 5 })
  const blanket = inkPath(
    'M0 -150C110 -150 150 -70 160 60C170 120 176 160 180 186C80 204 -80 204 -180 186C-176 160 -170 120 -160 60C-150 -70 -110 -150 0 -150Z',
    { ...line, fill: palette.violet },
  )
  const front =
    inkPath(
      'M-160 60C-110 96 -40 104 0 86C40 104 110 96 160 60C170 120 176 160 180 186C80 204 -80 204 -180 186C-176 160 -170 120 -160 60Z',
      { ...line, fill: '#A58BF5' },
    ) +
    inkPath('M0 88C-10 120 -8 160 4 196M-92 112C-96 140 -100 160 -98 180M92 112C96 140 100 160 98 180', {
      lineWidthPx: 6,
    }) +
    ellipse([-34, 92], 24, 20, { ...line, fill: kittenFur }) +
    ellipse([34, 92], 24, 20, { ...line, fill: kittenFur })
  return place(blanket + head + front, [250 + shiver, 510], { scale: 0.92 })
}

function now(t: number): string {
  const dropsOfSweat: readonly Point[] = [
    [112, 330],
    [392, 324],
  ]
  return (
    flatBox([0, 0, 500, 760], '#7FA6C9') +
    rays({ centre: [250, 500], radiusPx: 800, count: 24, color: '#8CB2D3', turn: 0.3 }) +
    flatBox([0, 620, 500, 140], '#5B7FA3') +
    border('M0 620H500', 7) +
    shadow([250, 680], 190) +
    kitten(t) +
    dropsOfSweat
      .map(([x, y], index) => {
        const share = lap(t, 1, index / 2)
        return drop([x + (index ? 22 : -22) * share, y], 1.2 - 0.7 * share, index ? 40 : -40)
      })
      .join('')
  )
}

const picturePx = 720

export const scene = defineScene({
  name: 'lion-and-kitten',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    clipToBox([0, 0, 500, picturePx], then(t)) +
    shift(clipToBox([0, 0, 500, picturePx], now(t)), [500, 0]) +
    flatBox([0, picturePx, 1000, 280], palette.paper) +
    border(`M500 0V1000M0 ${picturePx}H1000`, 10) +
    frame(1000, 1000),
})
