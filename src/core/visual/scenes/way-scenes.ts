import { paintBox as c } from '../paint-box'
import { arc, box, cloud, ellipse, onCircle, pointsOf, polyline, spline, star } from '../shapes'
import type { Scene } from './scene'

export const wayScenes = {
  signpost: {
    title: 'Both ways',
    alt: 'A signpost with two blank arms that point apart',
    grounds: ['yellow', 'sky', 'mint'],
    draw(pen) {
      pen.floor(250)
      pen.ink(box(-20, -240, 40, 488, 14), c.wood)
      pen.ink('M-24 -190H180L240 -135L180 -80H-24Z', c.violet)
      pen.ink('M24 -40H-180L-240 15L-180 70H24Z', c.coral)
    },
  },
  'open-door': {
    title: 'Not locked at all',
    alt: 'An open door with light behind it',
    grounds: ['night', 'violet', 'lilac'],
    draw(pen) {
      pen.ink('M-110 -250H110V230H-110Z', c.yellow)
      pen.ink('M110 -250L210 -200V280L110 230Z', c.sheet)
      pen.flat(ellipse(132, 20, 12), c.ink)
      pen.floor(230)
    },
  },
  'closed-door': {
    title: 'Some other time',
    alt: 'A closed door',
    grounds: ['coral', 'mint', 'cream'],
    draw(pen) {
      pen.ink(box(-136, -260, 272, 492, 14), c.sheet)
      pen.ink(box(-104, -228, 208, 460, 8), c.violet)
      pen.ink(ellipse(66, 20, 16), c.yellow)
      pen.floor(232)
    },
  },
  ladder: {
    title: 'Up there',
    alt: 'A ladder that leans against a cloud',
    grounds: ['sky', 'lilac', 'coral'],
    draw(pen) {
      pen.floor(280)
      pen.at({ turn: 12, y: 20 }, () => {
        for (const y of [-130, -60, 10, 80, 150, 220]) pen.line(`M-64 ${y}H64`, { weight: 1.5 })
        pen.line('M-64 -230V272M64 -230V246', { weight: 2 })
      })
      pen.ink(cloud(20, -150, 400), c.sheet)
    },
  },
  key: {
    title: 'The right one',
    alt: 'A single key',
    grounds: ['violet', 'mint', 'coral'],
    draw(pen) {
      pen.at({ turn: -32 }, () => {
        pen.ink('M-40 -26H230V26H210V84H170V26H130V66H92V26H-40Z', c.yellow)
        pen.ink(ellipse(-140, 0, 120), c.yellow)
        pen.ink(ellipse(-156, 0, 44), c.sheet)
      })
    },
  },
  padlock: {
    title: 'It stays in',
    alt: 'A closed padlock',
    grounds: ['sky', 'pink', 'lilac'],
    draw(pen) {
      pen.line('M-96 -30V-110C-96 -166 -54 -206 0 -206C54 -206 96 -166 96 -110V-30', {
        color: c.ink,
        weight: 5.4,
      })
      pen.line('M-96 -30V-110C-96 -166 -54 -206 0 -206C54 -206 96 -166 96 -110V-30', {
        color: c.stone,
        weight: 3.4,
      })
      pen.ink(box(-160, -40, 320, 260, 34), c.yellow)
      pen.ink(
        'M0 44C26 44 40 62 40 82C40 100 30 110 18 118L26 164H-26L-18 118C-30 110 -40 100 -40 82C-40 62 -26 44 0 44Z',
        c.ink,
      )
    },
  },
  compass: {
    title: 'More or less north',
    alt: 'A compass with its needle at an angle',
    grounds: ['yellow', 'sky', 'mint'],
    draw(pen) {
      pen.ink(ellipse(0, 0, 220), c.wood)
      pen.ink(ellipse(0, 0, 174), c.sheet)
      for (const angle of [0, 90, 180, 270])
        pen.line(polyline([onCircle(0, 0, 142, angle), onCircle(0, 0, 156, angle)]), { color: c.ink })
      pen.at({ turn: 32 }, () => {
        pen.ink('M0 -136L36 0H-36Z', c.coral)
        pen.ink('M0 136L36 0H-36Z', c.night)
      })
      pen.ink(ellipse(0, 0, 14), c.sheet)
    },
  },
  'map-pin': {
    title: 'You are here',
    alt: 'A map pin on a dotted path',
    grounds: ['mint', 'sky', 'yellow'],
    draw(pen) {
      pen.ink(ellipse(0, 190, 110, 28), c.deep)
      pen.ink(
        'M0 190C-40 100 -140 40 -140 -80C-140 -160 -78 -222 0 -222C78 -222 140 -160 140 -80C140 40 40 100 0 190Z',
        c.coral,
      )
      pen.ink(ellipse(0, -80, 54), c.sheet)
    },
  },
  anchor: {
    title: 'Held',
    alt: 'An anchor on a short rope',
    grounds: ['sky', 'teal', 'cream'],
    draw(pen) {
      pen.line('M0 -150V200M-90 -80H90', { color: c.ink, weight: 4.6 })
      pen.line('M-190 70C-170 170 -90 214 0 214C90 214 170 170 190 70', { color: c.ink, weight: 4.6 })
      pen.line('M0 -150V200M-90 -80H90', { color: c.violet, weight: 2.6 })
      pen.line('M-190 70C-170 170 -90 214 0 214C90 214 170 170 190 70', { color: c.violet, weight: 2.6 })
      pen.ink('M-236 120L-188 40L-132 108ZM236 120L188 40L132 108Z', c.violet)
      pen.ink(ellipse(0, -196, 52), c.violet)
      pen.ink(ellipse(0, -196, 20), c.sheet)
    },
  },
  'paper-plane': {
    title: 'Sent',
    alt: 'A paper plane with a looping trail',
    grounds: ['sky', 'violet', 'mint'],
    draw(pen) {
      pen.line(spline(pointsOf('-320,190 -220,120 -120,150 -110,230 -190,220 -130,90 -40,40')), {
        weight: 0.8,
      })
      pen.ink('M280 -220L-100 -40L20 20Z', c.sheet)
      pen.ink('M280 -220L20 20L40 140L96 64Z', c.lilac)
      pen.ink('M280 -220L96 64L190 120Z', c.sheet)
    },
  },
  suitcase: {
    title: 'One bag',
    alt: 'A small suitcase with a label',
    grounds: ['mint', 'yellow', 'sky'],
    draw(pen) {
      pen.line('M-70 -130V-180C-70 -200 -60 -210 -40 -210H40C60 -210 70 -200 70 -180V-130', { weight: 2.2 })
      pen.ink(box(-220, -130, 440, 310, 40), c.coral)
      pen.line('M-120 -130V180M120 -130V180', { color: c.ink })
      pen.at({ x: 0, y: 20, turn: -8 }, () => pen.ink(box(-60, -40, 120, 80, 10), c.sheet))
      pen.floor(180)
    },
  },
  'traffic-cone': {
    title: 'Any year now',
    alt: 'A traffic cone in an empty lane',
    grounds: ['sky', 'lilac', 'cream'],
    draw(pen) {
      pen.ink('M-30 -230H30L130 180H-130Z', c.coral)
      pen.ink('M-59 -110H59L81 -20H-81Z', c.sheet)
      pen.ink('M-102 66H102L118 130H-118Z', c.sheet)
      pen.ink(box(-190, 170, 380, 50, 16), c.coral)
      pen.floor(220)
    },
  },
  'traffic-light': {
    title: 'Still red',
    alt: 'A traffic light that shows red',
    grounds: ['yellow', 'mint', 'sky'],
    draw(pen) {
      pen.ink(box(-18, 180, 36, 90, 4), c.stone)
      pen.ink(box(-110, -250, 220, 440, 44), c.night)
      pen.ink(ellipse(0, -150, 54), c.coral)
      pen.ink(ellipse(0, -20, 54), c.stone)
      pen.ink(ellipse(0, 110, 54), c.stone)
      pen.floor(270)
    },
  },
  'brick-wall': {
    title: 'One brick short',
    alt: 'A brick wall with one brick missing',
    grounds: ['sky', 'yellow', 'mint'],
    draw(pen) {
      for (const row of [0, 1, 2, 3, 4]) {
        const y = -188 + row * 78
        // Every other course begins with half a brick.
        const edges = row % 2 ? [-270, -180, 0, 180, 270] : [-270, -90, 90, 270]
        for (const [index, left] of edges.slice(0, -1).entries()) {
          const right = edges[index + 1] ?? 0
          if (row === 2 && index === 1) continue
          pen.ink(box(left + 5, y, right - left - 10, 68, 10), (row + 2 * index) % 5 ? c.coral : c.pink)
        }
      }
      pen.floor(200)
    },
  },
  puzzle: {
    title: 'The missing piece',
    alt: 'Three pieces of a puzzle and a fourth beside them',
    grounds: ['lilac', 'yellow', 'mint'],
    draw(pen) {
      pen.ink(box(-220, -180, 190, 190, 16), c.violet)
      pen.ink(box(-30, -180, 190, 190, 16), c.sheet)
      pen.ink(box(-220, 10, 190, 190, 16), c.sheet)
      pen.ink(ellipse(-30, -85, 38), c.violet)
      pen.ink(ellipse(-125, 10, 38), c.violet)
      pen.flat(box(-90, -120, 56, 70, 6), c.violet)
      pen.flat(box(-160, -50, 70, 56, 6), c.violet)
      // Sockets in the two pale pieces, for the tabs of the fourth.
      const ground = c[pen.ground]
      for (const [x, y, degrees] of [
        [65, 10, 180],
        [-30, 105, 90],
      ] as const) {
        pen.flat(ellipse(x, y, 34), ground)
        pen.line(arc(x, y, 34, degrees, degrees + 180), { color: c.ink })
      }
      pen.at({ x: 166, y: 166, turn: 14 }, () => {
        pen.ink(box(-95, -95, 190, 190, 16), c.coral)
        pen.ink(ellipse(0, -95, 32), c.coral)
        pen.ink(ellipse(-95, 0, 32), c.coral)
        pen.flat(box(-40, -90, 80, 70, 6), c.coral)
        pen.flat(box(-90, -40, 70, 80, 6), c.coral)
      })
    },
  },
  bullseye: {
    title: 'A little to the left',
    alt: 'A target with one arrow just beside the middle',
    grounds: ['sky', 'yellow', 'mint'],
    draw(pen) {
      for (const [radius, fill] of [
        [230, c.sheet],
        [166, c.coral],
        [102, c.sheet],
        [42, c.coral],
      ] as const)
        pen.ink(ellipse(0, 0, radius), fill)
      pen.line('M-70 -16L210 -230', { color: c.ink, weight: 1.8 })
      pen.ink('M160 -192L206 -262L226 -250L250 -226L196 -186Z', c.violet)
    },
  },
  'flag-hill': {
    title: 'Here',
    alt: 'A small flag on a round hill',
    grounds: ['sky', 'yellow', 'lilac'],
    draw(pen) {
      pen.line('M0 60V-230', { weight: 1.6 })
      pen.ink('M0 -230C60 -260 90 -200 160 -226V-110C90 -84 60 -144 0 -114Z', c.coral)
      pen.ink('M-330 200C-220 90 -100 50 0 50C100 50 220 90 330 200Z', c.teal)
      pen.floor(200)
    },
  },
  'white-flag': {
    title: 'Fair enough',
    alt: 'A white flag on a stick',
    grounds: ['violet', 'coral', 'sky'],
    draw(pen) {
      pen.at({ turn: 8 }, () => {
        pen.ink(box(-160, -240, 26, 500, 12), c.wood)
        pen.ink('M-134 -230C-40 -280 60 -170 190 -222V-20C60 32 -40 -80 -134 -30Z', c.sheet)
      })
    },
  },
  parachute: {
    title: 'Softly',
    alt: 'A small box under a wide parachute',
    grounds: ['sky', 'mint', 'yellow'],
    draw(pen) {
      pen.line('M-230 -60L0 130M-80 -60L0 130M80 -60L0 130M230 -60L0 130', { weight: 0.8 })
      pen.ink(
        'M-236 -60C-230 -180 -130 -260 0 -260C130 -260 230 -180 236 -60C200 -96 120 -96 80 -60C40 -96 -40 -96 -80 -60C-120 -96 -200 -96 -236 -60Z',
        c.violet,
      )
      pen.line('M-80 -60C-76 -150 -40 -230 0 -260C40 -230 76 -150 80 -60', { color: c.ink, weight: 0.8 })
      pen.ink(box(-62, 116, 124, 110, 12), c.wood)
      pen.line('M0 116V226', { color: c.ink, weight: 0.8 })
    },
  },
  bicycle: {
    title: 'Keep going',
    alt: 'A bicycle that leans on nothing',
    grounds: ['mint', 'coral', 'sky'],
    draw(pen) {
      pen.line(`${ellipse(-170, 80, 130)}${ellipse(170, 80, 130)}`, { weight: 1.4 })
      pen.line('M-170 80L-90 -90H110L0 80ZM-90 -90L0 80M110 -90L170 80M110 -90L96 -150', {
        color: c.ink,
        weight: 2.4,
      })
      pen.line('M-104 -124L-90 -90M-140 -126H-72M60 -150H130', { weight: 2 })
      pen.ink(ellipse(0, 80, 26), c.yellow)
      pen.floor(214)
    },
  },
  'shooting-star': {
    title: 'Quick, wish',
    alt: 'A shooting star with its tail',
    grounds: ['night', 'violet', 'coral'],
    draw(pen) {
      pen.line('M60 -60L250 -230M10 -110L140 -240M110 -10L250 -120', { weight: 1.1 })
      pen.at({ x: -60, y: 70, turn: -20 }, () => pen.ink(star(0, 0, 160, 74), c.yellow))
    },
  },
  dice: {
    title: 'It was a one',
    size: 0.9,
    alt: 'A die that shows one dot',
    grounds: ['teal', 'violet', 'sky'],
    draw(pen) {
      pen.at({ turn: -12 }, () => {
        pen.ink(box(-160, -160, 320, 320, 54), c.sheet)
        pen.ink(ellipse(0, 0, 36), c.coral)
      })
    },
  },
  'tight-rope': {
    title: 'Eyes ahead',
    alt: 'A ball in the middle of a tightrope',
    grounds: ['sky', 'yellow', 'lilac'],
    draw(pen) {
      pen.line('M-280 -40V240M280 -40V240', { weight: 2.4 })
      pen.line('M-280 -40C-100 10 100 10 280 -40')
      pen.ink(ellipse(40, -72, 74), c.coral)
      pen.line(arc(40, -72, 48, 190, 250), { color: c.ink, weight: 0.8 })
    },
  },
} as const satisfies Record<string, Scene>
