import { paintBox as c } from '../paint-box'
import { arc, box, ellipse, onCircle, polygon, star } from '../shapes'
import type { Scene } from './scene'

const gear = (radius: number, teeth: number) =>
  polygon(
    Array.from({ length: teeth * 4 }, (_, index) =>
      onCircle(
        0,
        0,
        index % 4 < 2 ? radius : radius * 0.76,
        ((index + 0.3 * (index % 2 ? 1 : -1)) * 360) / (teeth * 4),
      ),
    ),
  )

export const workScenes = {
  'paper-stack': {
    title: 'One more on top',
    alt: 'A tall leaning stack of paper',
    grounds: ['yellow', 'sky', 'violet'],
    draw(pen) {
      pen.floor(252)
      for (const [index, shift] of [0, 8, -6, 12, -2, 18, 6, 26].entries()) {
        pen.ink(box(-150 + shift, 200 - index * 54, 300, 50, 12), index % 3 === 2 ? c.lilac : c.sheet)
      }
      pen.at({ x: 50, y: -226, turn: 9 }, () => pen.ink(box(-150, -25, 300, 50, 12), c.coral))
    },
  },
  envelope: {
    title: 'One unread',
    alt: 'A closed envelope with a dot for one unread message',
    grounds: ['sky', 'mint', 'lilac'],
    draw(pen) {
      pen.ink(box(-230, -150, 460, 310, 24), c.sheet)
      pen.line('M-222 -136L-20 34C-8 44 8 44 20 34L222 -136', { color: c.ink })
      pen.ink(ellipse(216, -140, 50), c.coral)
    },
  },
  'many-envelopes': {
    title: 'All of them urgent',
    alt: 'A heap of envelopes that slides over the edge',
    grounds: ['violet', 'yellow', 'mint'],
    draw(pen) {
      const letter = (fill: string) => {
        pen.ink(box(-120, -78, 240, 156, 14), fill)
        pen.line('M-116 -70L0 16L116 -70', { color: c.ink })
      }
      for (const [x, y, turn, fill] of [
        [-150, 130, -4, c.sheet],
        [120, 134, 5, c.lilac],
        [-40, 30, 7, c.sheet],
        [150, -14, -12, c.sheet],
        [10, -90, -8, c.coral],
      ] as const) {
        pen.at({ x, y, turn }, () => letter(fill))
      }
    },
  },
  pencil: {
    title: 'What is left of it',
    alt: 'A pencil worn down to a stub',
    grounds: ['mint', 'lilac', 'sky'],
    draw(pen) {
      pen.at({ turn: -38 }, () => {
        pen.ink(box(-190, -52, 70, 104, 26), c.pink)
        pen.ink(box(-130, -52, 46, 104, 6), c.deep)
        pen.ink('M-84 -52H90V52H-84Z', c.yellow)
        pen.ink('M90 -52L210 0L90 52C104 18 104 -18 90 -52Z', c.cream)
        pen.flat('M166 -19L210 0L166 19Z', c.ink)
        pen.line('M-84 -16H96M-84 18H96', { color: c.ink, weight: 0.7 })
      })
    },
  },
  'crumpled-paper': {
    title: 'Draft eleven',
    alt: 'A full basket with crumpled sheets around it',
    grounds: ['sky', 'yellow', 'pink'],
    draw(pen) {
      pen.floor(240)
      const crumple = (x: number, y: number, size: number) =>
        pen.at({ x, y, scale: size }, () => {
          pen.ink('M-60 -10L-34 -56L14 -64L58 -32L64 20L30 58L-26 60L-62 34Z', c.sheet)
          pen.line('M-34 -56L-10 -14L-62 34M-10 -14L34 -6L58 -32M34 -6L30 58', { color: c.ink, weight: 0.8 })
        })
      crumple(-44, -76, 0.9)
      crumple(54, -70, 0.9)
      pen.ink('M-140 -50H140L108 240H-108Z', c.violet)
      pen.line('M-70 -40L-54 230M0 -40V230M70 -40L54 230M-130 50H130M-120 140H120', {
        color: c.ink,
        weight: 0.8,
      })
      crumple(216, 182, 0.9)
      crumple(4, -150, 0.8)
    },
  },
  'blank-page': {
    title: 'Any first line',
    alt: 'An empty sheet with a cursor at its top',
    grounds: ['lilac', 'mint', 'violet'],
    draw(pen) {
      pen.ink('M-170 -230H100L170 -160V230H-170Z', c.sheet)
      pen.ink('M100 -230V-160H170Z', c.deep)
      pen.line('M-116 -130V-60', { color: c.voice, weight: 1.4 })
    },
  },
  book: {
    title: 'A few pages in',
    alt: 'An open book with a ribbon',
    grounds: ['yellow', 'sky', 'lilac'],
    draw(pen) {
      pen.ink('M-290 -110H290V180H30C20 200 -20 200 -30 180H-290Z', c.violet)
      pen.ink(
        'M0 -100C-60 -160 -190 -160 -262 -140V140C-190 120 -60 120 0 170C60 120 190 120 262 140V-140C190 -160 60 -160 0 -100Z',
        c.sheet,
      )
      pen.line('M0 -100V170', { color: c.ink })
      pen.line(
        'M-210 -70C-160 -80 -100 -74 -56 -50M-210 -10C-160 -20 -100 -14 -56 10M-210 50C-160 40 -100 46 -56 70',
        { color: c.stone, weight: 0.9 },
      )
      pen.ink('M150 -148V40L176 16L202 46V-146Z', c.coral)
    },
  },
  'book-stack': {
    title: 'On the list',
    alt: 'Four books piled flat, one open on top like a roof',
    grounds: ['pink', 'mint', 'cream'],
    draw(pen) {
      pen.floor(210)
      for (const [x, width, y, fill] of [
        [-210, 420, 140, c.violet],
        [-180, 360, 70, c.coral],
        [-200, 380, 0, c.yellow],
        [-160, 330, -70, c.teal],
      ] as const) {
        pen.ink(box(x, y, width, 68, 12), fill)
        pen.line(`M${x + 44} ${y + 6}V${y + 62}`, { color: c.ink, weight: 0.8 })
      }
      pen.ink('M-150 -72L0 -190L160 -72Z', c.sheet)
      pen.line('M-170 -62L0 -196L180 -62', { color: c.ink, weight: 1.6 })
    },
  },
  'graduation-cap': {
    title: 'And now',
    alt: 'A square graduation cap with its tassel',
    grounds: ['lilac', 'mint', 'sky'],
    draw(pen) {
      pen.ink('M-140 -10V110C-80 160 80 160 140 110V-10Z', c.violet)
      pen.ink('M0 -140L290 -30L0 80L-290 -30Z', c.night)
      pen.line('M0 -30L210 20V130', { color: c.yellow })
      pen.ink('M210 130L186 200H234Z', c.yellow)
    },
  },
  gear: {
    title: 'It all turns',
    alt: 'Two gears that mesh',
    grounds: ['mint', 'cream', 'lilac'],
    draw(pen) {
      pen.at({ x: -80, y: -30 }, () => {
        pen.ink(gear(180, 10), c.violet)
        pen.ink(ellipse(0, 0, 56), c.sheet)
      })
      pen.at({ x: 176, y: 116, turn: 20 }, () => {
        pen.ink(gear(112, 8), c.yellow)
        pen.ink(ellipse(0, 0, 34), c.sheet)
      })
    },
  },
  nail: {
    title: 'For everything',
    alt: 'A hammer above one small screw',
    grounds: ['yellow', 'sky', 'cream'],
    draw(pen) {
      pen.floor(220)
      pen.line('M-150 160V216M-178 156H-122', { color: c.ink, weight: 1.8 })
      pen.line('M-170 176L-130 186M-170 196L-130 206', { weight: 0.8 })
      pen.at({ x: 20, y: -60, turn: -24 }, () => {
        pen.ink(box(-20, -40, 300, 46, 20), c.wood)
        pen.ink(
          'M-90 -130C-40 -150 0 -130 10 -100V100C10 114 0 120 -14 120H-76C-90 120 -100 110 -100 96V-60C-104 -90 -120 -110 -90 -130Z',
          c.stone,
        )
      })
    },
  },
  necktie: {
    title: 'Dress code',
    size: 0.86,
    alt: 'A necktie without anyone in it',
    grounds: ['sky', 'cream', 'pink'],
    draw(pen) {
      pen.ink('M-44 -140H44L96 150L0 260L-96 150Z', c.violet)
      pen.ink('M-70 -240H70L44 -140H-44Z', c.voice)
      pen.line('M-66 20L56 -60M-84 120L76 20M-40 208L92 128', { color: c.lilac, weight: 1.6 })
    },
  },
  'empty-chair': {
    title: 'Nobody in it',
    alt: 'An empty chair on a bare floor',
    grounds: ['lilac', 'coral', 'cream'],
    draw(pen) {
      pen.floor(240)
      pen.line('M-104 20L-124 238M104 20L124 238', { weight: 2.4 })
      pen.ink(box(-116, -250, 232, 170, 34), c.yellow)
      pen.line('M-70 -80V0M70 -80V0', { weight: 2.4 })
      pen.ink(box(-140, -20, 280, 60, 24), c.yellow)
    },
  },
  'meeting-table': {
    title: 'Could have been a line',
    alt: 'A round table seen from above with eight chairs and one small note',
    grounds: ['mint', 'yellow', 'sky'],
    draw(pen) {
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7])
        pen.at({ turn: index * 45 }, () =>
          pen.ink(box(-44, -270, 88, 80, 26), index === 0 ? c.coral : c.violet),
        )
      pen.ink(ellipse(0, 0, 176), c.wood)
      pen.at({ turn: 8 }, () => {
        pen.ink(box(-44, -34, 88, 68, 8), c.sheet)
        pen.line('M-22 0H22', { color: c.ink, weight: 0.8 })
      })
    },
  },
  trophy: {
    title: 'For taking part',
    alt: 'A small trophy on a plinth',
    grounds: ['violet', 'sky', 'pink'],
    draw(pen) {
      pen.line(`${arc(-128, -110, 62, 90, 270)}${arc(128, -110, 62, -90, 90)}`, { weight: 1.6, color: c.ink })
      pen.ink('M-140 -210H140C140 -60 90 30 0 30C-90 30 -140 -60 -140 -210Z', c.yellow)
      pen.ink('M-26 30H26V110H-26Z', c.yellow)
      pen.ink(box(-110, 110, 220, 90, 14), c.wood)
      pen.ink(star(0, -104, 48, 22), c.cream)
    },
  },
  rocket: {
    title: 'Off we go',
    alt: 'A rocket on its way up',
    grounds: ['night', 'lilac', 'mint'],
    draw(pen) {
      pen.at({ turn: 32 }, () => {
        pen.ink('M-40 160C-34 220 -14 250 0 290C14 250 34 220 40 160Z', c.yellow)
        pen.ink('M-84 60C-150 90 -160 150 -150 190L-70 150ZM84 60C150 90 160 150 150 190L70 150Z', c.coral)
        pen.ink('M0 -270C90 -190 110 -60 84 160H-84C-110 -60 -90 -190 0 -270Z', c.sheet)
        pen.ink('M0 -270C44 -232 70 -184 84 -130H-84C-70 -184 -44 -232 0 -270Z', c.coral)
        pen.ink(ellipse(0, -20, 46), c.sky)
      })
    },
  },
  'chess-pawn': {
    title: 'One square at a time',
    alt: 'A pawn that throws the shadow of a king',
    grounds: ['cream', 'mint', 'pink'],
    draw(pen) {
      pen.at({ x: 170, y: 196, scale: 1.5 }, () => {
        pen.flat('M-62 0C-30 -60 -40 -140 -34 -190H34C40 -140 30 -60 62 0Z', c.stone)
        pen.flat('M-56 -190L-66 -262C-40 -284 40 -284 66 -262L56 -190Z', c.stone)
        pen.flat('M-11 -272V-294H-32V-314H-11V-336H11V-314H32V-294H11V-272Z', c.stone)
      })
      pen.floor(196)
      pen.ink('M-62 -60C-40 0 -56 80 -100 130H40C-4 80 -20 0 2 -60Z', c.violet)
      pen.ink(box(-130, 126, 200, 66, 20), c.violet)
      pen.ink(box(-90, -76, 120, 36, 18), c.violet)
      pen.ink(ellipse(-30, -130, 66), c.violet)
    },
  },
  magnet: {
    title: 'It comes to you',
    alt: 'A horseshoe magnet that draws three small things',
    grounds: ['sky', 'lilac', 'yellow'],
    draw(pen) {
      pen.ink(
        'M-170 -40V-60C-170 -160 -90 -230 0 -230C90 -230 170 -160 170 -60V80H70V-60C70 -100 40 -130 0 -130C-40 -130 -70 -100 -70 -60V80H-170Z',
        c.coral,
      )
      pen.ink('M-170 20H-70V90H-170ZM70 20H170V90H70Z', c.sheet)
      pen.ink(ellipse(-120, 170, 22), c.violet)
      pen.ink(ellipse(116, 184, 22), c.violet)
      pen.ink(ellipse(0, 214, 22), c.violet)
    },
  },
} as const satisfies Record<string, Scene>
