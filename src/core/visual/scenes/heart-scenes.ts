import { paintBox as c } from '../paint-box'
import { arc, box, drop, ellipse, flame, heart, leaf, pointsOf, polyline, rays, star } from '../shapes'
import type { Scene } from './scene'

export const heartScenes = {
  heart: {
    title: 'That is all',
    alt: 'One heart',
    grounds: ['pink', 'cream', 'sky'],
    draw(pen) {
      pen.ink(heart(0, 0, 210), c.coral)
      pen.line('M-130 -60C-130 -106 -110 -126 -84 -130', { color: c.sheet, weight: 1.4 })
    },
  },
  'broken-heart': {
    title: 'Two halves',
    alt: 'A heart with a crack through it',
    grounds: ['lilac', 'sky', 'cream'],
    draw(pen) {
      pen.ink(heart(0, 0, 210), c.coral)
      pen.line('M0 -120L-44 -50L36 0L-24 66L10 110L0 178', { color: c.ink, weight: 1.3 })
    },
  },
  'mended-heart': {
    title: 'Good as new, nearly',
    alt: 'A heart with a sticking plaster on it',
    grounds: ['mint', 'yellow', 'sky'],
    draw(pen) {
      pen.ink(heart(0, 0, 210), c.coral)
      pen.at({ turn: -32 }, () => {
        pen.ink(box(-150, -42, 300, 84, 42), c.cream)
        pen.ink(box(-52, -42, 104, 84, 8), c.wood)
        for (const [x, y] of pointsOf('-18,-14 18,-14 -18,16 18,16')) pen.flat(ellipse(x, y, 6), c.ink)
      })
    },
  },
  'two-hearts': {
    title: 'On one string',
    alt: 'Two hearts joined by one thread',
    grounds: ['sky', 'lilac', 'yellow'],
    draw(pen) {
      pen.line('M-150 92C-120 230 120 230 150 92', { weight: 0.9 })
      pen.ink(heart(-150, -10, 120), c.coral)
      pen.ink(heart(150, -10, 120), c.violet)
    },
  },
  rings: {
    title: 'For good',
    alt: 'Two rings, one through the other',
    grounds: ['lilac', 'mint', 'pink'],
    draw(pen) {
      for (const x of [-84, 84]) {
        pen.line(ellipse(x, 30, 140), { color: c.ink, weight: 5.6 })
        pen.line(ellipse(x, 30, 140), { color: c.yellow, weight: 3.6 })
      }
      // The left ring passes over the right one at their upper crossing.
      pen.line(arc(-84, 30, 140, -76, -34), { color: c.ink, weight: 5.6 })
      pen.line(arc(-84, 30, 140, -84, -26), { color: c.yellow, weight: 3.6 })
      pen.ink('M84 -206L136 -158L84 -96L32 -158Z', c.sky)
    },
  },
  'speech-dots': {
    title: 'Typing',
    alt: 'A speech bubble with three dots',
    grounds: ['violet', 'sky', 'yellow'],
    draw(pen) {
      pen.ink(
        'M-180 -160H180C220 -160 240 -140 240 -100V40C240 80 220 100 180 100H-60L-150 190L-130 100H-180C-220 100 -240 80 -240 40V-100C-240 -140 -220 -160 -180 -160Z',
        c.sheet,
      )
      for (const x of [-100, 0, 100]) pen.flat(ellipse(x, -30, 26), c.ink)
    },
  },
  'empty-bubble': {
    title: 'Nothing to add',
    alt: 'An empty speech bubble',
    grounds: ['coral', 'mint', 'lilac'],
    draw: (pen) =>
      pen.ink(
        'M-180 -160H180C220 -160 240 -140 240 -100V40C240 80 220 100 180 100H-60L-150 190L-130 100H-180C-220 100 -240 80 -240 40V-100C-240 -140 -220 -160 -180 -160Z',
        c.sheet,
      ),
  },
  'two-bubbles': {
    title: 'Past each other',
    alt: 'Two speech bubbles, back to back',
    grounds: ['yellow', 'sky', 'mint'],
    draw(pen) {
      const bubble = (fill: string) =>
        pen.ink(
          'M-130 -90H130C160 -90 176 -74 176 -44V36C176 66 160 82 130 82H-20L-110 150L-92 82H-130C-160 82 -176 66 -176 36V-44C-176 -74 -160 -90 -130 -90Z',
          fill,
        )
      pen.at({ x: -110, y: -110 }, () => bubble(c.violet))
      pen.at({ x: 110, y: 110, flipped: true }, () => bubble(c.coral))
    },
  },
  'tin-cans': {
    title: 'Can you hear me',
    alt: 'Two tin cans on one string',
    grounds: ['mint', 'lilac', 'yellow'],
    draw(pen) {
      const can = (fill: string) => {
        pen.ink('M-60 -80V80C-60 104 60 104 60 80V-80Z', c.stone)
        pen.ink('M-60 -34V44C-60 66 60 66 60 44V-34C60 -14 -60 -14 -60 -34Z', fill)
        pen.ink(ellipse(0, -80, 60, 22), c.sheet)
      }
      pen.line('M-220 10C-120 190 120 190 220 10', { weight: 0.9 })
      pen.at({ x: -240, y: -50, turn: -14 }, () => can(c.coral))
      pen.at({ x: 240, y: -50, turn: 14 }, () => can(c.violet))
    },
  },
  megaphone: {
    title: 'To whom it may concern',
    alt: 'A megaphone',
    grounds: ['sky', 'yellow', 'pink'],
    draw(pen) {
      pen.at({ turn: -14 }, () => {
        pen.ink('M-110 60L-80 190H-16L-40 60Z', c.voice)
        pen.ink('M-200 -70H-90V70H-200C-226 70 -240 56 -240 30V-30C-240 -56 -226 -70 -200 -70Z', c.sheet)
        pen.ink('M-90 -70L130 -180V180L-90 70Z', c.coral)
        pen.ink(ellipse(130, 0, 36, 180), c.sheet)
        pen.line('M210 -90L276 -130M226 0H304M210 90L276 130', { weight: 1.2 })
      })
    },
  },
  mask: {
    title: 'Doing well, thanks',
    alt: 'A smiling mask on a stick',
    grounds: ['violet', 'yellow', 'mint'],
    draw(pen) {
      pen.ink(box(126, 20, 24, 300, 12), c.wood)
      pen.ink(
        'M-170 -190C-60 -230 60 -230 170 -190C180 -10 130 170 0 190C-130 170 -180 -10 -170 -190Z',
        c.sheet,
      )
      pen.line('M-104 -60C-90 -96 -50 -96 -36 -60M36 -60C50 -96 90 -96 104 -60', {
        color: c.ink,
        weight: 1.4,
      })
      pen.ink('M-90 40C-40 66 40 66 90 40C76 110 40 130 0 130C-40 130 -76 110 -90 40Z', c.coral)
    },
  },
  mirror: {
    title: 'Hello again',
    alt: 'A hand mirror with one glint',
    grounds: ['pink', 'sky', 'coral'],
    draw(pen) {
      pen.at({ turn: 20 }, () => {
        pen.ink(box(-28, 90, 56, 220, 26), c.violet)
        pen.ink(ellipse(0, -60, 160, 184), c.violet)
        pen.ink(ellipse(0, -60, 118, 142), c.sheet)
        pen.line('M-50 -60L30 -140M-30 0L60 -90', { color: c.stone, weight: 1.2 })
      })
    },
  },
  tear: {
    title: 'Just the one',
    alt: 'A single drop above a small puddle',
    grounds: ['lilac', 'cream', 'pink'],
    draw(pen) {
      pen.ink(drop(0, -80, 150), c.sky)
      pen.line('M-50 -20C-46 14 -26 34 0 38', { color: c.sheet, weight: 1.2 })
      pen.ink(ellipse(0, 190, 150, 30), c.sky)
    },
  },
  'gift-box': {
    title: 'You should not have',
    alt: 'A gift with a large bow',
    grounds: ['mint', 'sky', 'coral'],
    draw(pen) {
      pen.ink(box(-170, -40, 340, 250, 16), c.violet)
      pen.ink('M-34 -40H34V210H-34Z', c.yellow)
      pen.ink(box(-200, -110, 400, 90, 16), c.violet)
      pen.ink('M-34 -110H34V-20H-34Z', c.yellow)
      for (const flipped of [false, true])
        pen.at({ flipped }, () =>
          pen.ink('M0 -112C30 -220 150 -240 166 -180C176 -130 90 -110 0 -112Z', c.yellow),
        )
    },
  },
  cake: {
    title: 'Plus one',
    alt: 'A slice of cake with one candle',
    grounds: ['sky', 'mint', 'lilac'],
    draw(pen) {
      pen.line('M20 -70V-170', { color: c.violet, weight: 2.4 })
      pen.ink(flame(20, -172, 46, 84), c.yellow)
      pen.ink('M-200 30L190 -70C206 -40 210 0 210 30V170H-200Z', c.sheet)
      pen.ink('M-200 30L190 -70C206 -40 210 0 210 30Z', c.pink)
      pen.ink('M-200 86H210V124H-200Z', c.coral)
      pen.ink(ellipse(0, 176, 270, 24), c.sheet)
    },
  },
  balloon: {
    title: 'Slightly too high',
    alt: 'A balloon that has slipped away',
    grounds: ['sky', 'yellow', 'mint'],
    draw(pen) {
      pen.line('M0 70C-50 150 50 200 -10 300')
      pen.ink(
        'M0 -220C110 -220 170 -140 170 -60C170 20 70 70 0 84C-70 70 -170 20 -170 -60C-170 -140 -110 -220 0 -220Z',
        c.coral,
      )
      pen.ink('M0 84L-26 122H26Z', c.coral)
      pen.line('M-104 -70C-104 -120 -80 -150 -44 -162', { color: c.sheet, weight: 1.4 })
    },
  },
  'hand-in-hand': {
    title: 'Together',
    alt: 'Two paper figures hand in hand',
    grounds: ['yellow', 'lilac', 'sky'],
    draw(pen) {
      for (const [x, fill] of [
        [-110, c.violet],
        [110, c.coral],
      ] as const) {
        pen.at({ x, flipped: x > 0 }, () => {
          pen.ink(
            'M-62 -60H62C70 -60 76 -52 80 -44L116 40L90 54L60 0V220H10V90H-10V220H-60V0L-100 70L-126 56L-80 -44C-76 -52 -70 -60 -62 -60Z',
            fill,
          )
          pen.ink(ellipse(0, -124, 60), fill)
        })
      }
    },
  },
  crown: {
    title: 'Self-appointed',
    alt: 'A crown on a cushion',
    grounds: ['pink', 'sky', 'violet'],
    draw(pen) {
      pen.ink('M-190 120C-250 130 -250 200 -190 204H190C250 200 250 130 190 120Z', c.lilac)
      pen.ink('M-160 120L-190 -100L-84 -6L0 -150L84 -6L190 -100L160 120Z', c.yellow)
      for (const [x, y] of pointsOf('-190,-110 0,-162 190,-110')) pen.ink(ellipse(x, y, 24), c.coral)
    },
  },
  'bird-cage': {
    title: 'The door was open',
    alt: 'A bird cage with its door open and nobody inside',
    grounds: ['sky', 'mint', 'cream'],
    draw(pen) {
      pen.line('M0 -230V-270', { weight: 2 })
      pen.line('M-150 160V-60C-150 -160 -90 -230 0 -230C90 -230 150 -160 150 -60V160', { weight: 1.4 })
      pen.line('M-76 160V-40C-76 -140 -40 -200 0 -230C40 -200 76 -140 76 -40V160M0 -230V-10', { weight: 1 })
      pen.line('M-150 -10H150', { weight: 1 })
      pen.ink('M76 -10L190 30V196L76 160Z', c.yellow)
      pen.ink(box(-176, 156, 352, 44, 18), c.violet)
    },
  },
  feather: {
    title: 'Almost nothing',
    alt: 'A feather that floats',
    grounds: ['violet', 'sky', 'pink'],
    draw(pen) {
      pen.ink(
        'M-130 150C-190 60 -130 -60 -20 -150C60 -214 150 -240 210 -236C220 -170 196 -120 160 -70L112 -64L140 -40C110 0 84 24 50 50L-6 46L22 76C-20 110 -70 140 -130 150Z',
        c.sheet,
      )
      pen.line('M-220 240C-140 130 -20 -30 150 -176', { color: c.ink })
      pen.line('M-104 84C-110 40 -100 0 -84 -30', { color: c.ink, weight: 0.7 })
    },
  },
  laurels: {
    title: 'Bravo',
    alt: 'A star between two sprigs of laurel',
    grounds: ['mint', 'violet', 'cream'],
    draw(pen) {
      pen.ink(star(0, -20, 110, 50), c.yellow)
      for (const flipped of [false, true]) {
        pen.at({ flipped }, () => {
          pen.line(arc(0, -20, 210, 20, 95))
          for (const [x, y, tx, ty] of [
            [196, 52, 262, -20],
            [170, 104, 258, 80],
            [118, 152, 206, 168],
            [60, 182, 120, 240],
          ] as const)
            pen.ink(leaf([x, y], [tx, ty], 0.4), c.teal)
        })
      }
    },
  },
  bell: {
    title: 'Quiet hours',
    alt: 'A bell, struck through',
    grounds: ['lilac', 'sky', 'mint'],
    draw(pen) {
      pen.ink(ellipse(0, 160, 44), c.coral)
      pen.ink(
        'M0 -210C90 -210 130 -140 130 -60C130 40 150 80 190 120V150H-190V120C-150 80 -130 40 -130 -60C-130 -140 -90 -210 0 -210Z',
        c.yellow,
      )
      pen.line('M-210 -190L210 210', { color: c.ink, weight: 3.8 })
      pen.line('M-210 -190L210 210', { color: c.sheet, weight: 1.6 })
    },
  },
  headphones: {
    title: 'Not here right now',
    alt: 'A pair of headphones',
    grounds: ['coral', 'mint', 'sky'],
    draw(pen) {
      pen.line('M-180 60V10C-180 -110 -100 -190 0 -190C100 -190 180 -110 180 10V60', {
        color: c.ink,
        weight: 5,
      })
      pen.line('M-180 60V10C-180 -110 -100 -190 0 -190C100 -190 180 -110 180 10V60', {
        color: c.violet,
        weight: 3,
      })
      pen.ink(box(-230, 30, 104, 180, 44), c.yellow)
      pen.ink(box(126, 30, 104, 180, 44), c.yellow)
    },
  },
  note: {
    title: 'Stuck in the head',
    alt: 'One musical note',
    grounds: ['yellow', 'pink', 'lilac'],
    draw(pen) {
      pen.line('M-80 150V-160L150 -210V100', { color: c.ink, weight: 2.4 })
      pen.ink('M-88 -170L158 -222V-130L-88 -78Z', c.violet)
      pen.ink(ellipse(-136, 156, 66, 48), c.violet)
      pen.ink(ellipse(94, 106, 66, 48), c.violet)
    },
  },
  eye: {
    title: 'Seen',
    alt: 'One wide-open eye',
    grounds: ['mint', 'coral', 'lilac'],
    draw(pen) {
      pen.ink('M-270 0C-170 -150 170 -150 270 0C170 150 -170 150 -270 0Z', c.sheet)
      pen.ink(ellipse(0, 0, 100), c.violet)
      pen.flat(ellipse(0, 0, 46), c.ink)
      pen.flat(ellipse(34, -36, 20), c.sheet)
      pen.line(
        `${rays(0, 0, 190, 236, 1)}${polyline(pointsOf('-120,-150 -150,-196'))}${polyline(pointsOf('120,-150 150,-196'))}`,
        { weight: 1.2 },
      )
    },
  },
} as const satisfies Record<string, Scene>
