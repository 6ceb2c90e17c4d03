import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, drop, ellipse, flame, leaf, rays, star } from '../shapes'
import type { Scene } from './scene'

function battery(pen: Pen, share: number, fill: string): void {
  pen.ink(box(170, -42, 36, 84, 12), c.deep)
  pen.ink(box(-180, -105, 350, 210, 34), c.sheet)
  if (share > 0) pen.ink(box(-152, -77, 294 * share, 154, 16), fill)
}

/** A candle of a height on its saucer, its foot at 0. */
function candle(pen: Pen, height: number): void {
  pen.floor(14)
  pen.ink('M-130 0H130C120 40 70 52 0 52C-70 52 -120 40 -130 0Z', c.sheet)
  pen.ink(
    `M-70 0V${-height}C-70 ${-height - 34} -50 ${-height - 40} -30 ${-height - 30}H40C62 ${-height - 36} 70 ${-height - 20} 70 ${-height}V0Z`,
    c.yellow,
  )
  pen.flat(`M34 ${-height - 14}C40 ${-height + 30} 58 ${-height + 40} 58 ${-height - 8}Z`, c.cream)
  pen.line(`M0 ${-height - 30}V${-height - 62}`)
  pen.ink(flame(0, -height - 52, 62, 112), c.coral)
  pen.flat(flame(0, -height - 60, 30, 54), c.yellow)
}

export const energyScenes = {
  'five-matches': {
    title: 'Five matches',
    alt: 'Five matches in a row: three are burnt, the fourth burns, the fifth waits',
    grounds: ['sky', 'mint', 'cream'],
    draw(pen) {
      for (const index of [0, 1, 2, 3, 4]) {
        const x = (index - 2) * 112
        const burnt = index < 4
        pen.ink(box(x - 11, -120, 22, 300, 8), burnt ? c.ink : c.wood)
        pen.ink(ellipse(x, -138, 20, 30), burnt ? c.ink : c.coral)
        if (index === 3) {
          pen.ink(flame(x, -128, 96, 148), c.coral)
          pen.flat(flame(x, -136, 48, 74), c.yellow)
        }
      }
    },
  },
  'candle-end': {
    title: 'The last of the wax',
    alt: 'A candle burnt down to a stump, still alight',
    grounds: ['cream', 'lilac', 'night'],
    draw: (pen) => candle(pen, 90),
  },
  candle: {
    title: 'One small flame',
    alt: 'A tall candle with one steady flame',
    grounds: ['night', 'violet', 'cream'],
    draw: (pen) => candle(pen, 270),
  },
  'battery-low': {
    title: 'Two per cent',
    alt: 'A battery with a last thin red bar',
    grounds: ['violet', 'yellow', 'mint'],
    draw: (pen) => battery(pen, 0.16, c.coral),
  },
  'battery-full': {
    title: 'Fully charged',
    alt: 'A battery filled to the top',
    grounds: ['sky', 'lilac', 'yellow'],
    draw: (pen) => battery(pen, 1, c.teal),
  },
  'wilted-flower': {
    title: 'Full sun',
    alt: 'A flower hangs its head under a bright sun',
    grounds: ['coral', 'sky', 'cream'],
    draw(pen) {
      pen.ink(ellipse(220, -240, 58), c.yellow)
      pen.line(rays(220, -240, 84, 108, 8))
      pen.line('M-70 250C-10 130 -120 20 -80 -80C-50 -150 50 -150 70 -60', { color: c.ink, weight: 3 })
      pen.line('M-70 250C-10 130 -120 20 -80 -80C-50 -150 50 -150 70 -60', { color: c.teal, weight: 1.2 })
      pen.ink(leaf([-62, 130], [-190, 190]), c.teal)
      pen.ink(
        'M24 -66C10 20 30 80 46 104L72 70L92 116L116 72L146 96C150 40 140 -30 122 -76C90 -96 50 -92 24 -66Z',
        c.pink,
      )
      pen.ink(drop(104, 226, 30), c.pink)
    },
  },
  campfire: {
    title: 'Enough for everyone',
    alt: 'A small campfire on two crossed logs',
    grounds: ['night', 'teal', 'cream'],
    draw(pen) {
      pen.ink(flame(0, 110, 250, 360), c.coral)
      pen.flat(flame(0, 104, 130, 190), c.yellow)
      pen.at({ y: 130, turn: 14 }, () => pen.ink(box(-200, -32, 400, 64, 30), c.wood))
      pen.at({ y: 130, turn: -14 }, () => pen.ink(box(-200, -32, 400, 64, 30), c.wood))
    },
  },
  bulb: {
    title: 'There it is',
    alt: 'A light bulb that shines',
    grounds: ['violet', 'sky', 'lilac'],
    draw(pen) {
      pen.ink(
        'M-58 120C-58 70 -130 30 -130 -62C-130 -140 -74 -196 0 -196C74 -196 130 -140 130 -62C130 30 58 70 58 120Z',
        c.yellow,
      )
      pen.line('M-30 116V-10L0 18L30 -10V116')
      pen.ink(box(-62, 116, 124, 42, 16), c.deep)
      pen.ink(box(-46, 158, 92, 36, 16), c.deep)
      for (const angle of [-90, -45, -135, 0, 180])
        pen.at({ y: -62, turn: angle + 90 }, () => pen.line('M0 -180V-226'))
    },
  },
  'bulb-off': {
    title: 'Not yet',
    alt: 'A light bulb that is dark',
    grounds: ['cream', 'pink', 'mint'],
    draw(pen) {
      pen.ink(
        'M-58 120C-58 70 -130 30 -130 -62C-130 -140 -74 -196 0 -196C74 -196 130 -140 130 -62C130 30 58 70 58 120Z',
        c.sheet,
      )
      pen.line('M-30 116V-10L0 18L30 -10V116', { color: c.ink })
      pen.ink(box(-62, 116, 124, 42, 16), c.deep)
      pen.ink(box(-46, 158, 92, 36, 16), c.deep)
    },
  },
  'coffee-cup': {
    title: 'First things first',
    alt: 'A cup of coffee, steaming',
    grounds: ['yellow', 'mint', 'pink'],
    draw(pen) {
      for (const x of [-60, 20]) pen.line(`M${x} -150C${x - 34} -190 ${x + 34} -220 ${x} -262`)
      pen.line(arc(140, 0, 74, -80, 80), { weight: 2.6, color: c.ink })
      pen.line(arc(140, 0, 74, -80, 80), { weight: 0.9, color: c.sheet })
      pen.ink('M-180 -110H150C150 60 120 150 50 150H-80C-150 150 -180 60 -180 -110Z', c.sheet)
      pen.ink(ellipse(-15, -110, 165, 34), c.wood)
      pen.line('M-190 196H170', { color: c.ink })
    },
  },
  'three-cups': {
    title: 'The third one',
    alt: 'Three paper cups, two of them lying empty',
    grounds: ['sky', 'lilac', 'cream'],
    draw(pen) {
      const cup = (fill: string) => {
        pen.ink('M-76 -120H76L56 120H-56Z', c.sheet)
        pen.ink('M-70 -50H70L62 46H-62Z', fill)
        pen.ink(box(-88, -146, 176, 40, 14), c.deep)
      }
      pen.line('M-330 142H330')
      pen.at({ x: 20, y: 18 }, () => cup(c.violet))
      pen.at({ x: -196, y: 62, turn: -84 }, () => cup(c.coral))
      pen.at({ x: 232, y: 62, turn: 96 }, () => cup(c.coral))
    },
  },
  spark: {
    title: 'A spark',
    alt: 'One bright spark',
    grounds: ['night', 'violet', 'coral'],
    draw(pen) {
      pen.ink(
        'M0 -200C24 -54 54 -24 200 0C54 24 24 54 0 200C-24 54 -54 24 -200 0C-54 -24 -24 -54 0 -200Z',
        c.yellow,
      )
      pen.ink(star(190, -170, 56, 18, 4), c.cream)
      pen.ink(star(-180, 170, 40, 13, 4), c.cream)
    },
  },
  plug: {
    title: 'Off the grid',
    alt: 'A plug pulled out of its socket',
    grounds: ['mint', 'yellow', 'lilac'],
    draw(pen) {
      pen.ink(box(120, -130, 200, 260, 40), c.sheet)
      pen.ink(ellipse(192, -46, 18), c.ink)
      pen.ink(ellipse(192, 46, 18), c.ink)
      pen.line('M-40 -40H20M-40 40H20', { color: c.ink, weight: 2.4 })
      pen.ink('M-40 -92V92H-110C-170 92 -200 50 -200 0C-200 -50 -170 -92 -110 -92Z', c.violet)
      pen.line('M-200 0C-300 0 -290 150 -380 150', { weight: 1.5 })
    },
  },
} as const satisfies Record<string, Scene>
