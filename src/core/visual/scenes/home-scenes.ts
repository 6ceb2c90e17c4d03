import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, ellipse, leaf, pointsOf, polyline } from '../shapes'
import type { Scene } from './scene'

function coin(pen: Pen, x: number, y: number): void {
  pen.ink(box(x - 84, y - 20, 168, 40, 18), c.yellow)
}

export const homeScenes = {
  house: {
    title: 'Four walls',
    alt: 'A small house with one lit window',
    grounds: ['sky', 'night', 'mint'],
    draw(pen) {
      pen.ink(box(96, -200, 56, 130, 8), c.coral)
      pen.ink('M-170 -50H170V210H-170Z', c.sheet)
      pen.ink('M-230 -40L0 -230L230 -40Z', c.coral)
      pen.ink(box(-110, 10, 90, 90, 10), c.yellow)
      pen.ink(box(40, 50, 86, 160, 10), c.violet)
      pen.floor(210)
    },
  },
  'moving-boxes': {
    title: 'Kitchen, probably',
    alt: 'Three moving boxes with a plant on top',
    grounds: ['yellow', 'mint', 'sky'],
    draw(pen) {
      const carton = (x: number, y: number, width: number, height: number) => {
        pen.ink(box(x, y, width, height, 12), c.wood)
        pen.ink(box(x + width / 2 - 24, y, 48, height * 0.36, 4), c.cream)
      }
      pen.floor(220)
      carton(-230, 40, 220, 180)
      carton(0, 60, 230, 160)
      carton(-110, -110, 200, 150)
      for (const [x, y] of pointsOf('-84,-236 -14,-276 60,-240')) {
        pen.ink(leaf([-10, -176], [x, y], 0.26), c.teal)
      }
      pen.ink('M-56 -176H36L22 -110H-42Z', c.coral)
    },
  },
  bed: {
    title: 'Five more minutes',
    alt: 'A bed with a thick blanket',
    grounds: ['night', 'lilac', 'pink'],
    draw(pen) {
      pen.ink(box(-300, -130, 44, 300, 18), c.wood)
      pen.ink(box(-260, -30, 150, 90, 40), c.sheet)
      pen.ink('M-150 50C-140 -40 -60 -70 20 -60C120 -50 250 -60 280 50V120H-150Z', c.violet)
      pen.line('M-60 -30C-70 10 -66 50 -50 80M80 -24C70 20 80 50 96 84', { color: c.ink, weight: 0.8 })
      pen.ink(box(-280, 90, 570, 56, 20), c.wood)
      pen.ink(box(256, 0, 44, 170, 18), c.wood)
      pen.floor(172)
    },
  },
  slippers: {
    title: 'Home',
    alt: 'A pair of slippers side by side',
    grounds: ['mint', 'coral', 'yellow'],
    draw(pen) {
      for (const flipped of [false, true]) {
        pen.at({ x: flipped ? 110 : -110, flipped, turn: flipped ? 6 : -6 }, () => {
          pen.ink(
            'M-80 -60C-90 -160 -50 -220 0 -220C60 -220 90 -150 80 -50C70 20 70 60 76 120C80 190 40 220 0 220C-50 220 -80 180 -76 120C-70 60 -76 0 -80 -60Z',
            c.lilac,
          )
          pen.ink('M-82 -20C-94 -150 -54 -220 0 -220C64 -220 92 -130 78 -20C30 10 -40 10 -82 -20Z', c.violet)
        })
      }
    },
  },
  sock: {
    title: 'The other one',
    alt: 'A single striped sock',
    grounds: ['sky', 'yellow', 'lilac'],
    draw(pen) {
      pen.ink(
        'M-60 -220H90V20C90 60 60 80 20 110L-90 196C-140 226 -210 190 -200 130C-196 100 -170 90 -140 70L-80 26C-66 14 -60 0 -60 -20Z',
        c.sheet,
      )
      pen.ink('M-60 -150H90V-90H-60Z', c.coral)
      pen.ink('M-60 -50H90V10C88 18 84 26 80 34L-66 2C-62 -6 -60 -12 -60 -20Z', c.coral)
      pen.line('M-196 116C-160 110 -110 150 -104 204', { color: c.ink })
    },
  },
  broom: {
    title: 'Later',
    alt: 'A broom beside a very small heap of dust',
    grounds: ['pink', 'mint', 'cream'],
    draw(pen) {
      pen.floor(230)
      pen.at({ x: -40, turn: 10 }, () => {
        pen.ink(box(-13, -280, 26, 330, 12), c.wood)
        pen.ink('M-60 50H60L96 226H-96Z', c.yellow)
        pen.ink(box(-64, 30, 128, 42, 12), c.coral)
        pen.line('M-40 100L-54 214M0 100V214M40 100L54 214', { color: c.ink, weight: 0.8 })
      })
      pen.ink('M140 228C150 190 190 176 214 200C236 190 256 204 260 228Z', c.stone)
    },
  },
  'coin-stacks': {
    title: 'A little more each time',
    alt: 'Three stacks of coins, each higher than the last',
    grounds: ['mint', 'lilac', 'sky'],
    draw(pen) {
      pen.floor(200)
      for (const [x, count] of pointsOf('-200,2 0,4 200,7')) {
        for (let index = 0; index < count; index++) coin(pen, x + (index % 2 ? 5 : -4), 178 - index * 42)
      }
    },
  },
  'one-coin': {
    title: 'What is left',
    alt: 'A wallet and one coin',
    grounds: ['coral', 'sky', 'pink'],
    draw(pen) {
      pen.ink(
        'M-210 -60C-210 -100 -190 -120 -150 -120H150C190 -120 210 -100 210 -60V130C210 170 190 190 150 190H-150C-190 190 -210 170 -210 130Z',
        c.wood,
      )
      pen.ink(box(80, -20, 150, 110, 30), c.violet)
      pen.ink(ellipse(140, 35, 22), c.yellow)
      pen.ink(ellipse(-90, -210, 66), c.yellow)
      pen.line(arc(-90, -210, 40, 150, 300), { color: c.ink, weight: 0.8 })
    },
  },
  'piggy-bank': {
    title: 'For later',
    alt: 'A piggy bank with a coin above its slot',
    grounds: ['sky', 'mint', 'lilac'],
    draw(pen) {
      pen.ink(ellipse(-10, -210, 50), c.yellow)
      pen.ink('M-110 110H-50V220H-110ZM60 110H120V220H60Z', c.pink)
      pen.ink(
        'M-190 20C-190 -80 -100 -130 0 -130C50 -130 90 -118 120 -98L180 -140L176 -50C196 -30 206 -10 212 10H250V90H206C180 140 100 176 0 176C-110 176 -190 120 -190 20Z',
        c.pink,
      )
      pen.line('M-56 -96H40', { color: c.ink, weight: 1.8 })
      pen.flat(ellipse(140, -10, 12), c.ink)
      pen.line('M-190 20C-240 20 -250 -30 -220 -50', { color: c.ink })
      pen.floor(222)
    },
  },
  receipt: {
    title: 'And one bag',
    size: 0.86,
    alt: 'A receipt that will not end',
    grounds: ['yellow', 'violet', 'mint'],
    draw(pen) {
      pen.ink('M-110 -260H110V250L74 220L37 250L0 220L-37 250L-74 220L-110 250Z', c.sheet)
      for (const y of [-200, -150, -100, -50, 0, 50])
        pen.line(`M-70 ${y}H${y % 100 ? 0 : 20}M50 ${y}H72`, { color: c.ink, weight: 0.8 })
      pen.line('M-70 120H72', { color: c.coral, weight: 2 })
    },
  },
  'shopping-bag': {
    title: 'It was on offer',
    alt: 'A shopping bag with a tag',
    grounds: ['pink', 'sky', 'mint'],
    draw(pen) {
      pen.line('M-80 -100V-150C-80 -200 -50 -230 0 -230C50 -230 80 -200 80 -150V-100', { weight: 1.8 })
      pen.ink('M-170 -100H170L200 220H-200Z', c.violet)
      pen.line('M-80 -96V-50M80 -96V-50', { color: c.ink, weight: 1.8 })
      pen.at({ x: 110, y: 60, turn: 14 }, () => {
        pen.ink('M-40 -60L0 -96L40 -60V70H-40Z', c.yellow)
        pen.flat(ellipse(0, -56, 10), c.ink)
      })
    },
  },
  scales: {
    title: 'On balance',
    alt: 'A pair of scales, perfectly level',
    grounds: ['lilac', 'mint', 'coral'],
    draw(pen) {
      pen.line('M0 -210V210M-220 -150H220', { color: c.ink, weight: 2.4 })
      pen.ink(box(-110, 196, 220, 40, 18), c.wood)
      for (const x of [-220, 220]) {
        pen.line(`M${x} -150L${x - 84} 40M${x} -150L${x + 84} 40`, { weight: 0.9 })
        pen.ink(`M${x - 104} 40H${x + 104}C${x + 84} 110 ${x - 84} 110 ${x - 104} 40Z`, c.yellow)
      }
      pen.ink(ellipse(0, -210, 26), c.coral)
    },
  },
  gavel: {
    title: 'Next case',
    alt: 'A gavel on its block',
    grounds: ['sky', 'cream', 'coral'],
    draw(pen) {
      pen.at({ x: 0, y: -30, turn: -32 }, () => {
        pen.ink(box(0, -22, 320, 44, 20), c.wood)
        pen.ink(box(-90, -130, 130, 260, 16), c.wood)
        pen.ink(box(-106, -150, 162, 50, 18), c.yellow)
        pen.ink(box(-106, 100, 162, 50, 18), c.yellow)
      })
      pen.ink(box(-210, 170, 300, 60, 20), c.violet)
    },
  },
  'cat-box': {
    title: 'If it fits',
    alt: 'Two ears and a pair of eyes that look out of a cardboard box',
    grounds: ['mint', 'sky', 'pink'],
    draw(pen) {
      pen.ink(
        'M-110 30C-130 -40 -124 -130 -112 -170L-44 -118C-16 -126 16 -126 44 -118L112 -170C124 -130 130 -40 110 30Z',
        c.ink,
      )
      pen.flat(ellipse(-50, -40, 26), c.yellow)
      pen.flat(ellipse(50, -40, 26), c.yellow)
      pen.flat(ellipse(-50, -40, 8, 20), c.ink)
      pen.flat(ellipse(50, -40, 8, 20), c.ink)
      pen.ink('M-190 10H190V220H-190Z', c.wood)
      pen.ink('M-190 10L-270 80L-210 96L-190 60ZM190 10L270 80L210 96L190 60Z', c.wood)
      pen.floor(220)
    },
  },
  bone: {
    title: 'Good boy',
    alt: 'One large bone',
    grounds: ['coral', 'sky', 'yellow'],
    draw: (pen) =>
      pen.at({ turn: -24 }, () =>
        pen.ink(
          'M-150 -44H150C140 -110 220 -130 242 -80C250 -60 240 -40 226 -30C270 -20 276 70 220 84C180 92 146 70 150 44H-150C-146 70 -180 92 -220 84C-276 70 -270 -20 -226 -30C-240 -40 -250 -60 -242 -80C-220 -130 -140 -110 -150 -44Z',
          c.sheet,
        ),
      ),
  },
  'baby-bottle': {
    title: 'Every three hours',
    alt: 'A baby’s bottle, half full',
    grounds: ['mint', 'pink', 'sky'],
    draw(pen) {
      pen.ink('M-30 -180C-30 -240 30 -240 30 -180V-150H-30Z', c.wood)
      pen.ink(box(-84, -156, 168, 60, 16), c.violet)
      pen.ink(
        'M-80 -96H80C100 -80 104 -60 104 -30V200C104 224 90 236 70 236H-70C-90 236 -104 224 -104 200V-30C-104 -60 -100 -80 -80 -96Z',
        c.sheet,
      )
      pen.flat('M-98 70H98V200C98 220 86 230 70 230H-70C-86 230 -98 220 -98 200Z', c.cream)
      pen.line('M-98 70H98M40 0H96M40 140H96', { color: c.ink, weight: 0.8 })
    },
  },
  dumbbell: {
    title: 'From tomorrow',
    alt: 'A dumbbell on the floor',
    grounds: ['yellow', 'coral', 'sky'],
    draw(pen) {
      pen.ink(box(-130, -22, 260, 44, 12), c.stone)
      for (const x of [-1, 1]) {
        pen.ink(box(x * 150 - 38, -120, 76, 240, 24), c.violet)
        pen.ink(box(x * 222 - 30, -84, 60, 168, 22), c.voice)
      }
      pen.floor(122)
    },
  },
  shoe: {
    title: 'Laced, at least',
    alt: 'One running shoe',
    grounds: ['mint', 'lilac', 'yellow'],
    draw(pen) {
      pen.ink(
        'M-230 -130C-190 -100 -140 -100 -110 -140L60 10C110 50 240 40 250 120H-240C-250 40 -250 -40 -230 -130Z',
        c.coral,
      )
      pen.line('M-60 -90L-100 -54M-20 -54L-60 -18M24 -16L-16 20', { color: c.sheet, weight: 1.6 })
      pen.ink('M-244 112H256C262 160 240 180 200 180H-200C-236 180 -250 160 -244 112Z', c.sheet)
      pen.floor(184)
    },
  },
  ball: {
    title: 'Full time',
    alt: 'A football at rest',
    grounds: ['teal', 'mint', 'sky'],
    draw(pen) {
      pen.ink(ellipse(0, 0, 190), c.sheet)
      pen.ink('M0 -70L66 -22L42 58H-42L-66 -22Z', c.ink)
      pen.line('M0 -70V-186M66 -22L178 -60M42 58L112 152M-42 58L-112 152M-66 -22L-178 -60', { color: c.ink })
      pen.floor(194)
    },
  },
  'picture-frame': {
    title: 'Untitled',
    alt: 'A crooked frame with one brush stroke in it',
    grounds: ['cream', 'mint', 'lilac'],
    draw(pen) {
      pen.line('M0 -280L-120 -180M0 -280L120 -180', { weight: 0.8 })
      pen.at({ turn: -4 }, () => {
        pen.ink(box(-220, -180, 440, 370, 14), c.yellow)
        pen.ink(box(-176, -136, 352, 282, 6), c.sheet)
        pen.line('M-110 60C-70 -90 -10 -90 0 0C10 80 70 70 116 -60', { color: c.coral, weight: 4.4 })
      })
    },
  },
  camera: {
    title: 'One more, just in case',
    alt: 'A small camera',
    grounds: ['yellow', 'pink', 'sky'],
    draw(pen) {
      pen.ink('M-90 -120L-60 -180H60L90 -120Z', c.voice)
      pen.ink(box(-230, -124, 460, 300, 40), c.violet)
      pen.ink(ellipse(0, 26, 108), c.sheet)
      pen.ink(ellipse(0, 26, 64), c.night)
      pen.flat(ellipse(22, 4, 16), c.sheet)
      pen.ink(ellipse(168, -66, 22), c.yellow)
    },
  },
  popcorn: {
    title: 'Go on',
    alt: 'A striped bucket of popcorn',
    grounds: ['sky', 'violet', 'mint'],
    draw(pen) {
      for (const [x, y] of pointsOf(
        '-44,-170 44,-178 -92,-116 0,-126 92,-118 -124,-62 -44,-70 44,-68 124,-62',
      )) {
        pen.ink(ellipse(x, y, 52, 48), c.cream)
      }
      pen.ink('M-170 -50H170L120 230H-120Z', c.sheet)
      pen.ink('M-100 -50H-34L-24 230H-72ZM34 -50H100L72 230H24Z', c.coral)
    },
  },
  'packed-car': {
    title: 'Nearly there',
    alt: 'A small car, packed to the roof',
    grounds: ['mint', 'coral', 'lilac'],
    draw(pen) {
      pen.ink(box(-130, -196, 120, 76, 14), c.wood)
      pen.ink(box(0, -176, 110, 56, 14), c.coral)
      pen.ink(
        'M-270 30C-270 0 -250 -20 -210 -24L-160 -96C-146 -116 -130 -124 -100 -124H80C110 -124 130 -114 146 -90L190 -24L250 -10C274 -4 284 10 284 40V100H-270Z',
        c.yellow,
      )
      pen.ink('M-140 -24L-104 -84H-14V-24ZM24 -24V-84H84C96 -84 104 -80 112 -68L140 -24Z', c.sky)
      for (const x of [-150, 160]) {
        pen.ink(ellipse(x, 100, 62), c.ink)
        pen.flat(ellipse(x, 100, 24), c.stone)
      }
      pen.floor(166)
    },
  },
  bench: {
    title: 'Room for two',
    alt: 'A park bench with nobody on it',
    grounds: ['mint', 'lilac', 'yellow'],
    draw(pen) {
      pen.floor(190)
      pen.line(polyline(pointsOf('-200,-120 -200,188')) + polyline(pointsOf('200,-120 200,188')), {
        weight: 2.4,
      })
      for (const y of [-120, -56]) pen.ink(box(-260, y, 520, 48, 16), c.wood)
      pen.ink(box(-270, 40, 540, 56, 16), c.wood)
    },
  },
} as const satisfies Record<string, Scene>
