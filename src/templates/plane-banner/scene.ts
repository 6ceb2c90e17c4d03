import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { decimal, type Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const sky = '#8FD3F7'
const seaTopPx = 640
const sandTopPx = 724

function air(t: number): string {
  const drift = wave(t) * 8
  return (
    flatBox([0, 0, 1200, 1000], sky) +
    rays({ centre: [1020, 250], radiusPx: 1300, count: 28, color: '#A6DDF9', turn: t }) +
    cloud([36 + drift, 556], 190, 4, { lineWidthPx: 5 }) +
    cloud([930 - drift, 62], 170, 9, { lineWidthPx: 5 }) +
    cloud([1064 + drift, 552], 190, 2, { lineWidthPx: 5 })
  )
}

/** Sea, sand, and one small sail that keeps out of it. */
function shore(t: number): string {
  const swell = wave(t) * 10
  const foam = `M-20 ${sandTopPx}C120 ${sandTopPx - 26 + swell} 240 ${sandTopPx + 20 + swell} 400 ${sandTopPx + 4}C560 ${sandTopPx - 16 + swell} 720 ${sandTopPx + 24 + swell} 860 ${sandTopPx + 2}C1000 ${sandTopPx - 18 + swell} 1120 ${sandTopPx + 14} 1220 ${sandTopPx}`
  return (
    flatBox([0, seaTopPx, 1200, 120], '#2FA7C9') +
    inkPath(`M0 ${seaTopPx}H1200`, { lineWidthPx: 5 }) +
    place(
      inkPath('M0 -84L0 -14M6 -80C34 -62 44 -40 46 -20H6Z', { fill: palette.paper, lineWidthPx: 5 }) +
        inkPath('M-34 -12H50L36 8H-20Z', { fill: palette.coral, lineWidthPx: 5 }),
      [674 + swell, seaTopPx + 8],
      { rotate: wave(t) * 3 },
    ) +
    [
      [120, 668],
      [470, 690],
      [760, 672],
      [1080, 692],
    ]
      .map(([x = 0, y = 0], index) => {
        const from = x + wave(t, 1, index / 4) * 10
        return inkPath(`M${decimal(from)} ${y}q18 -12 36 0q18 12 36 0`, { line: '#8FDDF0', lineWidthPx: 6 })
      })
      .join('') +
    inkPath(`${foam}V1020H-20Z`, { fill: '#FFDF9E', line: palette.paper, lineWidthPx: 22 }) +
    [
      [60, 800],
      [330, 790],
      [640, 786],
      [892, 796],
      [1150, 806],
      [60, 960],
      [1152, 940],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y], 12, 4, { fill: '#E5B968', lineWidthPx: 0 }))
      .join('')
  )
}

const bannerLeftPx = 40
const bannerRightPx = 762
const bannerTopPx = 56
const bannerBottomPx = 456

/** Waves at its edges only, so that the words stand straight. */
function banner(t: number): string {
  const spans = 3
  const step = (bannerRightPx - bannerLeftPx) / spans
  const lift = (index: number) => (index === spans ? 0 : wave(t, 1, index / spans) * 7)
  const crest = (index: number) => (index % 2 ? 15 : -15)
  const edge = (y: number, forth: boolean) =>
    Array.from({ length: spans }, (_, done) => {
      const from = forth ? done : spans - done
      const to = forth ? done + 1 : spans - done - 1
      const middle = Math.min(from, to)
      const [fromX, toX] = [bannerLeftPx + from * step, bannerLeftPx + to * step]
      const bulge = crest(middle)
      const third = (toX - fromX) / 3
      return `C${decimal(fromX + third)} ${decimal(y + bulge + lift(from))} ${decimal(toX - third)} ${decimal(y + bulge + lift(to))} ${decimal(toX)} ${decimal(y + lift(to))}`
    }).join('')
  const cloth = (top: number, bottom: number) =>
    `M${bannerLeftPx} ${decimal(top + lift(0))}${edge(top, true)}V${bottom}${edge(bottom, false)}Z`
  const top = (y: number) => `M${bannerLeftPx} ${decimal(y + lift(0))}${edge(y, true)}`
  const ragged = inkPath(
    `M${bannerLeftPx + 4} ${decimal(bannerTopPx + lift(0))}L${bannerLeftPx - 22} ${decimal(bannerTopPx + 60 + lift(0))}L${bannerLeftPx + 2} ${decimal(bannerTopPx + 110)}L${bannerLeftPx - 26} ${decimal(bannerTopPx + 190)}L${bannerLeftPx + 2} ${decimal(bannerTopPx + 262)}L${bannerLeftPx - 20} ${decimal(bannerTopPx + 330)}L${bannerLeftPx + 4} ${decimal(bannerBottomPx + lift(0))}Z`,
    { fill: palette.coral, ...line },
  )
  return (
    ragged +
    inkPath(cloth(bannerTopPx, bannerBottomPx), { fill: palette.paper, ...line }) +
    inkPath(top(bannerTopPx + 20), { line: palette.coral, lineWidthPx: 11 }) +
    inkPath(top(bannerBottomPx - 20), { line: palette.coral, lineWidthPx: 11 }) +
    inkPath(cloth(bannerTopPx, bannerBottomPx), line) +
    inkBox([bannerRightPx - 10, bannerTopPx - 20, 22, bannerBottomPx - bannerTopPx + 40], {
      fill: palette.wood,
      radiusPx: 10,
      ...line,
    })
  )
}

function ropes(tail: Point): string {
  const knot: Point = [tail[0] - 26, tail[1] + 2]
  const from = (y: number) =>
    inkPath(`M${bannerRightPx + 4} ${y}L${decimal(knot[0])} ${decimal(knot[1])}`, { lineWidthPx: 5 })
  return (
    from(bannerTopPx + 4) +
    from((bannerTopPx + bannerBottomPx) / 2) +
    from(bannerBottomPx - 4) +
    stroke([knot, tail], 6) +
    circle(knot, 9, { fill: palette.yellow, lineWidthPx: 5 })
  )
}

/** The pilot, who enjoys the day. */
function pilot(t: number): string {
  const skin = skinTones.tan
  const flap = wave(t, 2) * 8
  const scarf = `M-40 40C-76 ${22 + flap} -104 ${56 - flap} -150 ${26 + flap}L-166 ${48 + flap}L-142 ${68 + flap}C-100 ${88 - flap} -76 ${62 + flap} -30 84Z`
  const lens = (x: number, radius: number) =>
    circle([x, -8], radius, { fill: '#BFEFFF', lineWidthPx: 7 }) +
    inkPath(`M${x - 12} -4C${x - 8} -18 ${x + 8} -18 ${x + 12} -4`, { lineWidthPx: 7 })
  return (
    inkPath(scarf, { fill: palette.teal, lineWidthPx: 6 }) +
    inkPath('M-44 60C-40 96 -30 120 0 124H40C58 116 58 90 54 60Z', { fill: palette.violet, ...line }) +
    inkPath('M-40 50C-30 84 40 88 58 54L50 84C30 100 -20 98 -38 80Z', {
      fill: palette.teal,
      lineWidthPx: 6,
    }) +
    inkPath(
      'M-66 -20C-72 -82 -30 -108 12 -106C58 -104 84 -70 82 -26C92 -10 86 8 78 12C76 50 50 72 10 70C-34 68 -62 36 -66 -20Z',
      { fill: skin.fill, ...line },
    ) +
    inkPath(
      'M-20 6C-26 30 -24 58 -12 68C-50 64 -78 30 -78 -22C-80 -88 -32 -116 12 -114C60 -112 90 -78 86 -38C60 -58 10 -58 -24 -40Z',
      { fill: palette.brown, ...line },
    ) +
    inkPath('M-78 -12C-60 -20 -36 -20 -10 -14', { lineWidthPx: 15 }) +
    lens(6, 29) +
    lens(64, 24) +
    inkPath('M-6 32C20 40 52 38 74 26C74 52 52 64 32 62C12 60 -4 48 -6 32Z', {
      fill: '#5B1520',
      lineWidthPx: 6,
    }) +
    flatPath('M2 36C24 42 50 40 69 32C68 42 62 46 36 48C16 48 6 44 2 36Z', '#FFFFFF')
  )
}

/** Old, patched and proud. Its nose is at the right; drawn about its middle. */
function plane(t: number): string {
  const spin = lap(t, 4)
  const blade = 78 * Math.abs(Math.cos(spin * 2 * Math.PI)) + 20
  const greeting = wave(t, 2) * 6
  const waving =
    limb(
      [
        [26, -44],
        [66, -76],
        [92, -116 + greeting],
      ],
      { widthPx: 20, color: palette.violet, lineWidthPx: 6 },
    ) +
    hand('hand-with-fingers-splayed', 'tan', {
      at: [98, -140 + greeting],
      sizePx: 66,
      lineWidthPx: 6,
      rotate: 14,
    })
  return (
    // The far wing and the tail.
    inkPath('M44 -6L92 -42H150L124 6Z', { fill: '#C9433A', ...line }) +
    inkPath('M-166 -22L-186 -96C-172 -110 -148 -104 -138 -92L-104 -30Z', { fill: palette.yellow, ...line }) +
    place(pilot(t), [-22, -108], { scale: 0.88 }) +
    waving +
    inkPath(
      'M-190 -26C-120 -34 -80 -46 -62 -48C-40 -24 18 -24 40 -50C80 -58 120 -56 150 -44C168 -30 168 34 150 46C100 64 10 60 -60 34C-110 16 -160 2 -190 -6C-198 -12 -198 -22 -190 -26Z',
      { fill: palette.coral, ...line },
    ) +
    inkPath('M-150 -10C-90 6 -20 20 60 22C90 22 120 20 142 16', { line: palette.cream, lineWidthPx: 13 }) +
    inkPath(
      'M118 -55C128 -26 128 26 118 55C134 54 144 50 150 46C168 34 168 -30 150 -44C140 -50 130 -54 118 -55Z',
      {
        fill: palette.yellow,
        ...line,
      },
    ) +
    // A plaster on an old wound.
    place(
      inkBox([-26, -12, 52, 24], { fill: palette.tan, radiusPx: 11, lineWidthPx: 5 }) +
        inkBox([-9, -12, 18, 24], { fill: '#F3CDA0', lineWidthPx: 4 }),
      [-92, -14],
      { rotate: 24 },
    ) +
    // Wheels.
    inkPath('M40 54L30 92M84 54L92 92', { lineWidthPx: 9 }) +
    circle([28, 102], 20, { fill: palette.night, ...line }) +
    circle([28, 102], 7, { fill: palette.fog, lineWidthPx: 0 }) +
    circle([94, 102], 20, { fill: palette.night, ...line }) +
    circle([94, 102], 7, { fill: palette.fog, lineWidthPx: 0 }) +
    // The near wing and the near tail.
    inkPath('M28 14H112C104 44 60 84 -6 88C-30 88 -30 70 -14 58Z', { fill: palette.yellow, ...line }) +
    inkPath('M-176 -20H-126C-136 0 -160 18 -190 18C-202 16 -200 4 -192 -2Z', {
      fill: palette.yellow,
      ...line,
    }) +
    ellipse([178, 0], 14, 92, { fill: '#FFFFFF88', lineWidthPx: 0 }) +
    ellipse([178, 0], 9, blade, { fill: palette.wood, lineWidthPx: 6 }) +
    inkPath('M160 -18C186 -16 192 -6 192 0C192 6 186 16 160 18Z', { fill: palette.red, ...line })
  )
}

/** Noises of an old engine, and the parts that it loses. */
function leftovers(t: number): string {
  const puffs = [0.1, 0.43, 0.76].map((phase) => {
    const way = lap(t, 1, phase)
    return cloud([1030 - way * 150, 372 + way * 16], 40 + way * 52, 5, { fill: palette.fog, lineWidthPx: 5 })
  })
  return (
    puffs.join('') +
    emoji('nut-and-bolt', { at: [1092, 436], sizePx: 54, rotate: 30 + wave(t) * 14, lineWidthPx: 5 })
  )
}

interface Sunbather
  extends Pick<
    PeepOptions,
    'pose' | 'head' | 'face' | 'skin' | 'colors' | 'beard' | 'accessory' | 'flip' | 'faceScale' | 'headFlip'
  > {
  at: Point
  headRotate: number
  phase: number
}

function sunbather({ at, phase, headRotate, ...looks }: Sunbather, t: number): string {
  return peep({
    faceScale: 1.12,
    ...looks,
    at,
    heightPx: 408,
    headScale: 1.25,
    headRotate: headRotate + wave(t, 1, phase) * 3,
    ...line,
  })
}

function people(t: number): string {
  const point = wave(t, 2) * 5
  return (
    limb(
      [
        [486, 796],
        [396, 770],
        [392, 660 + point],
      ],
      { widthPx: 46, color: skinTones.pale.fill },
    ) +
    hand('backhand-index-pointing-up', 'pale', { at: [398, 604 + point], sizePx: 100, rotate: 12 }) +
    sunbather(
      {
        pose: 'bust/GymShirt',
        at: [228, 930],
        head: 'BunClip',
        face: 'Awe',
        skin: 'brown',
        colors: { top: palette.coral, clip: palette.yellow },
        headRotate: -24,
        phase: 0,
      },
      t,
    ) +
    sunbather(
      {
        pose: 'bust/StripedTee',
        at: [536, 930],
        head: 'NoHairTwo',
        face: 'Explaining',
        beard: 'MustacheFive',
        skin: 'pale',
        colors: { top: palette.blue },
        headRotate: -27,
        phase: 0.4,
      },
      t,
    )
  )
}

/** Looks up as well, and holds his ice-cream where a gull can reach it. */
function youth(t: number): string {
  return (
    sunbather(
      {
        pose: 'bust/Tee',
        at: [846, 950],
        head: 'Twists',
        face: 'SmileTeeth',
        skin: 'tan',
        colors: { top: palette.teal },
        headRotate: -20,
        phase: 0.7,
      },
      t,
    ) +
    limb(
      [
        [900, 886],
        [960, 886],
        [990, 826],
      ],
      { widthPx: 40, color: skinTones.tan.fill },
    ) +
    emoji('soft-ice-cream', { at: [994, 752], sizePx: 116, rotate: 8 }) +
    hand('raised-fist', 'tan', { at: [990, 808], sizePx: 72 })
  )
}

/** The only one who does not look up. */
function gull(t: number): string {
  const peck = Math.max(0, wave(t, 2)) * 6
  return place(
    inkPath('M-8 64L-12 104H-26M22 62L24 104H10', { line: '#E57A1F', lineWidthPx: 9 }) +
      inkPath(
        'M-44 -64C-38 -100 10 -106 26 -76C36 -52 36 -34 60 -14C96 6 118 8 132 22C108 34 96 32 84 40C66 72 -10 84 -38 50C-56 24 -50 -30 -44 -64Z',
        { fill: '#FFFFFF', ...line },
      ) +
      inkPath('M2 -6C34 -18 74 0 128 24C96 34 58 44 28 32C8 24 -4 10 2 -6Z', { fill: '#B9C3D4', ...line }) +
      inkPath('M-40 -76C-62 -78 -84 -74 -96 -62C-88 -52 -62 -50 -44 -56Z', {
        fill: palette.orange,
        ...line,
      }) +
      circle([-18, -74], 11, { fill: '#FFFFFF', lineWidthPx: 5 }) +
      circle([-22, -73], 5, { fill: palette.ink, lineWidthPx: 0 }) +
      inkPath('M-36 -92L-8 -84', { lineWidthPx: 7 }),
    [1078 - peck, 790],
    { scale: 0.84 },
  )
}

/** A towel as wide as what is said on it. */
function towel(): string {
  const fringe = (x: number, way: 1 | -1) =>
    Array.from({ length: 6 }, (_, index) => {
      const y = 856 + index * 21
      return `M${x} ${y}L${x + way * 20} ${y + 4}`
    }).join('')
  return (
    inkPath(fringe(84, -1) + fringe(1116, 1), { lineWidthPx: 6 }) +
    inkBox([84, 844, 1032, 130], { fill: palette.paper, ...line }) +
    flatBox([96, 850, 22, 118], palette.teal) +
    flatBox([128, 850, 9, 118], palette.coral) +
    flatBox([1082, 850, 22, 118], palette.teal) +
    flatBox([1063, 850, 9, 118], palette.coral) +
    inkBox([84, 844, 1032, 130], line)
  )
}

export const scene = defineScene({
  name: 'plane-banner',
  widthPx: 1200,
  heightPx: 1000,
  background: sky,
  draw: (t) => {
    const bob = wave(t) * 6
    const tail: Point = [853, 254 + bob]
    return (
      air(t) +
      shore(t) +
      leftovers(t) +
      ropes(tail) +
      banner(t) +
      place(plane(t), [1016, 258 + bob], { scale: 0.86, rotate: -4 + wave(t, 1, 0.25) * 1.5 }) +
      people(t) +
      youth(t) +
      gull(t) +
      towel()
    )
  },
})
