import { paintBox as c } from '../paint-box'
import { arc, box, ellipse, leaf, onCircle, pointsOf, polygon, spline, star } from '../shapes'
import type { Scene } from './scene'

export const tableScenes = {
  apple: {
    title: 'One bite',
    alt: 'An apple with a bite taken out',
    grounds: ['mint', 'sky', 'cream'],
    draw(pen) {
      pen.line('M0 -120C0 -170 10 -200 40 -226', { weight: 1.6 })
      pen.ink(leaf([14, -160], [130, -220]), c.teal)
      pen.ink(
        'M0 -110C60 -150 130 -136 164 -86C110 -70 106 0 150 22C180 40 190 50 186 70C170 160 110 220 60 212C30 206 20 200 0 200C-20 200 -30 206 -60 212C-120 220 -190 110 -186 10C-180 -120 -80 -160 0 -110Z',
        c.coral,
      )
    },
  },
  'ice-cream': {
    title: 'It was good while it lasted',
    alt: 'An ice-cream cone, upside down on the floor',
    grounds: ['sky', 'yellow', 'mint'],
    draw(pen) {
      pen.floor(190)
      pen.ink(
        'M-240 192C-256 150 -190 146 -140 150C-134 40 -80 -6 0 -6C80 -6 134 40 140 150C190 146 256 150 240 192Z',
        c.pink,
      )
      pen.at({ x: 0, y: 0, turn: 7 }, () => {
        pen.ink('M4 -262L98 22C60 44 24 30 0 46C-24 30 -60 44 -98 22Z', c.wood)
        pen.line('M-28 -160L60 -74M34 -160L-56 -74M-62 -72L56 24M66 -72L-52 24', {
          color: c.ink,
          weight: 0.7,
        })
      })
    },
  },
  'half-glass': {
    title: 'Depends',
    size: 0.86,
    alt: 'A glass filled exactly to the middle',
    grounds: ['coral', 'yellow', 'lilac'],
    draw(pen) {
      pen.ink('M-130 -220H130L96 220H-96Z', c.sheet)
      pen.flat('M-112 0H112L90 212H-90Z', c.sky)
      pen.line('M-113 0H113', { color: c.ink })
      pen.line('M-130 -220H130L96 220H-96Z', { color: c.ink })
      pen.floor(222)
    },
  },
  donut: {
    title: 'There was a plan',
    alt: 'A doughnut with sprinkles',
    grounds: ['sky', 'mint', 'lilac'],
    draw(pen) {
      pen.ink(ellipse(0, 0, 210), c.wood)
      pen.ink(
        'M-190 -10C-200 -130 -100 -196 0 -196C110 -196 200 -120 192 0C186 70 150 50 130 100C110 150 70 110 30 150C-10 190 -50 130 -90 140C-140 150 -186 70 -190 -10Z',
        c.pink,
      )
      pen.ink(ellipse(0, -6, 62), c[pen.ground])
      for (const [x, y, turn, fill] of [
        [-110, -60, 30, c.violet],
        [-40, -130, -20, c.yellow],
        [70, -120, 50, c.teal],
        [130, -30, 10, c.violet],
        [100, 60, -40, c.yellow],
        [-20, 110, 20, c.violet],
        [-110, 50, 70, c.teal],
      ] as const) {
        pen.at({ x, y, turn }, () => pen.flat(box(-20, -7, 40, 14, 7), fill))
      }
    },
  },
  pizza: {
    title: 'The last slice',
    alt: 'A single slice of pizza',
    grounds: ['mint', 'sky', 'lilac'],
    draw(pen) {
      pen.ink('M-190 -130L0 250L190 -130Z', c.yellow)
      pen.ink(
        'M-210 -130C-210 -190 -90 -210 0 -210C90 -210 210 -190 210 -130C210 -100 190 -96 170 -104C60 -140 -60 -140 -170 -104C-190 -96 -210 -100 -210 -130Z',
        c.wood,
      )
      for (const [x, y] of pointsOf('-70,-60 60,-40 -4,80')) pen.ink(ellipse(x, y, 40), c.coral)
    },
  },
  pot: {
    title: 'It is simmering',
    alt: 'A pot with its lid a little open',
    grounds: ['yellow', 'pink', 'mint'],
    draw(pen) {
      pen.line('M-40 -170C-70 -200 -10 -230 -40 -270M40 -170C10 -200 70 -230 40 -270')
      pen.ink(box(-270, 0, 90, 50, 24), c.violet)
      pen.ink(box(180, 0, 90, 50, 24), c.violet)
      pen.ink('M-200 -40H200V130C200 170 180 190 140 190H-140C-180 190 -200 170 -200 130Z', c.violet)
      pen.at({ y: -66, turn: -6 }, () => {
        pen.ink(ellipse(0, -50, 26), c.coral)
        pen.ink('M-216 10C-200 -30 -80 -40 0 -40C80 -40 200 -30 216 10Z', c.lilac)
      })
    },
  },
  carrot: {
    title: 'Just ahead',
    alt: 'A carrot that hangs from a stick',
    grounds: ['sky', 'mint', 'lilac'],
    draw(pen) {
      pen.line('M-270 220L150 -230', { weight: 2.4 })
      pen.line('M150 -230V-90', { weight: 0.9 })
      pen.ink(leaf([150, -20], [90, -110]), c.teal)
      pen.ink(leaf([150, -20], [210, -110]), c.teal)
      pen.ink(
        'M150 -40C200 -40 216 0 206 40C196 90 176 150 150 210C124 150 104 90 94 40C84 0 100 -40 150 -40Z',
        c.coral,
      )
      pen.line('M100 40H140M160 90H190', { color: c.ink, weight: 0.8 })
    },
  },
  pills: {
    title: 'Twice a day',
    alt: 'One capsule',
    grounds: ['mint', 'pink', 'lilac'],
    draw(pen) {
      pen.at({ turn: -38 }, () => {
        pen.ink(box(-230, -92, 460, 184, 92), c.sheet)
        pen.ink('M0 -92H138C190 -92 230 -50 230 0C230 50 190 92 138 92H0Z', c.coral)
      })
    },
  },
  plaster: {
    title: 'That should do',
    alt: 'One sticking plaster',
    grounds: ['sky', 'mint', 'yellow'],
    draw(pen) {
      pen.at({ turn: -32 }, () => {
        pen.ink(box(-250, -80, 500, 160, 80), c.pink)
        pen.ink(box(-90, -80, 180, 160, 10), c.cream)
        for (const [x, y] of pointsOf('-36,-30 36,-30 -36,30 36,30')) pen.flat(ellipse(x, y, 10), c.ink)
      })
    },
  },
  brain: {
    title: 'Thinking',
    alt: 'A head in profile with a knot of thread inside',
    grounds: ['lilac', 'yellow', 'mint'],
    draw(pen) {
      pen.ink(
        'M-130 250V136C-196 84 -226 0 -208 -90C-184 -200 -90 -250 20 -244C130 -238 190 -160 184 -70L228 12C237 31 229 44 208 46L188 49L192 72L176 86L190 102C195 112 190 122 180 126C186 160 164 182 128 178L84 172V250Z',
        c.sheet,
      )
      pen.line(
        spline(
          pointsOf(
            '-120,-60 -60,-140 40,-130 80,-60 20,0 -60,-20 -70,-90 0,-110 50,-50 0,-40 -30,-70 40,-150 120,-90 60,30 -70,40 -110,-20',
          ),
        ),
        { color: c.voice, weight: 1.1 },
      )
    },
  },
  'calm-head': {
    title: 'Room to think',
    alt: 'A head in profile with one straight line inside',
    grounds: ['sky', 'coral', 'cream'],
    draw(pen) {
      pen.ink(
        'M-130 250V136C-196 84 -226 0 -208 -90C-184 -200 -90 -250 20 -244C130 -238 190 -160 184 -70L228 12C237 31 229 44 208 46L188 49L192 72L176 86L190 102C195 112 190 122 180 126C186 160 164 182 128 178L84 172V250Z',
        c.sheet,
      )
      pen.line('M-120 -50H110', { color: c.teal, weight: 1.6 })
    },
  },
  knot: {
    title: 'Somewhere in there',
    alt: 'A rope with a large knot in it',
    grounds: ['mint', 'coral', 'sky'],
    draw(pen) {
      const rope = spline(
        pointsOf(
          '-330,40 -200,40 -60,60 70,10 90,-90 0,-140 -100,-90 -70,20 60,80 120,150 40,190 -40,130 0,30 110,-10 220,20 330,20',
        ),
      )
      pen.line(rope, { color: c.ink, weight: 4.6 })
      pen.line(rope, { color: c.wood, weight: 2.8 })
    },
  },
  'yarn-ball': {
    title: 'Where does it start',
    alt: 'A ball of yarn with a loose end',
    grounds: ['yellow', 'mint', 'lilac'],
    draw(pen) {
      pen.line(spline(pointsOf('100,130 200,190 280,150 340,190')), { color: c.ink })
      pen.ink(ellipse(0, 0, 190), c.coral)
      pen.line(
        'M-170 -80C-60 -60 90 40 130 138M-186 -10C-80 10 40 100 70 176M-130 -138C0 -110 140 -10 176 70M-60 -180C40 -150 150 -70 186 -20',
        { color: c.ink, weight: 0.8 },
      )
      pen.line('M-150 116C-120 40 -60 -20 20 -60', { color: c.ink, weight: 0.8 })
    },
  },
  telescope: {
    title: 'Far off',
    alt: 'A telescope that points at one star',
    grounds: ['night', 'violet', 'sky'],
    draw(pen) {
      pen.line('M-40 70L-110 250M-40 70L40 250', { weight: 2.2 })
      pen.at({ x: -20, y: 30, turn: -34 }, () => {
        pen.ink(box(-190, -36, 120, 72, 14), c.coral)
        pen.ink(box(-80, -50, 160, 100, 14), c.sheet)
        pen.ink(box(70, -66, 130, 132, 14), c.yellow)
      })
      pen.ink(star(240, -220, 84, 28, 4), c.yellow)
    },
  },
  globe: {
    title: 'All of it',
    alt: 'A globe on its stand',
    grounds: ['yellow', 'lilac', 'mint'],
    draw(pen) {
      pen.line(arc(0, -30, 218, -60, 120), { weight: 2 })
      pen.ink(ellipse(0, -30, 176), c.sky)
      pen.flat(
        'M-140 -110C-90 -160 -30 -180 -10 -160C0 -130 -50 -110 -40 -70C-30 -30 -90 -40 -100 0C-120 20 -168 -10 -140 -110Z',
        c.teal,
      )
      pen.flat(
        'M40 -20C80 -50 140 -40 160 -10C160 40 120 100 80 120C50 100 70 60 40 40C20 20 20 0 40 -20Z',
        c.teal,
      )
      pen.line(ellipse(0, -30, 176), { color: c.ink })
      pen.line('M-90 172L-110 214', { weight: 2 })
      pen.ink(box(-150, 206, 240, 40, 18), c.wood)
    },
  },
  recycle: {
    title: 'And again',
    alt: 'Two arrows that chase each other round a leaf',
    grounds: ['mint', 'cream', 'yellow'],
    draw(pen) {
      for (const turn of [0, 180]) {
        pen.at({ turn }, () => {
          pen.line(arc(0, 0, 200, 200, 322), { weight: 2 })
          pen.ink(
            polygon([onCircle(0, 0, 200, 343), onCircle(0, 0, 242, 322), onCircle(0, 0, 158, 322)]),
            c.ink,
          )
        })
      }
      pen.ink(leaf([-80, 80], [90, -90], 0.4), c.teal)
      pen.line('M-80 80L40 -40', { color: c.ink, weight: 0.8 })
    },
  },
} as const satisfies Record<string, Scene>
