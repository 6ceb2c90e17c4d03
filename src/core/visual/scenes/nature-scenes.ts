import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, cloud, drop, ellipse, leaf, pointsOf, spline, star } from '../shapes'
import type { Scene } from './scene'

function pot(pen: Pen, y = 90): void {
  pen.ink(`M-104 ${y + 50}H104L80 ${y + 190}H-80Z`, c.wood)
  pen.ink(box(-124, y, 248, 56, 16), c.wood)
}

export const natureScenes = {
  seedling: {
    title: 'Day nine',
    alt: 'A seedling with two leaves in a pot',
    grounds: ['mint', 'yellow', 'lilac'],
    draw(pen) {
      pen.line('M0 90C0 20 -6 -30 4 -90', { color: c.ink, weight: 1.4 })
      pen.ink(leaf([2, -60], [-150, -150]), c.teal)
      pen.ink(leaf([4, -90], [150, -200]), c.teal)
      pot(pen)
    },
  },
  'bare-pot': {
    title: 'Any day now',
    alt: 'A pot of earth and a drop of water above it',
    grounds: ['cream', 'pink', 'mint'],
    draw(pen) {
      pen.ink(drop(0, -120, 56), c.sky)
      pen.flat('M-90 96C-60 60 60 60 90 96Z', c.ink)
      pot(pen)
    },
  },
  tree: {
    title: 'It took a while',
    alt: 'A broad tree on its own',
    grounds: ['sky', 'yellow', 'cream'],
    draw(pen) {
      pen.ink('M-30 240C-16 160 -20 100 -26 20H26C20 100 16 160 30 240Z', c.wood)
      pen.ink(
        'M-40 60C-150 90 -230 10 -190 -80C-210 -170 -120 -240 -50 -210C0 -280 120 -260 130 -180C220 -170 240 -50 170 -6C160 60 60 90 20 50C0 70 -20 70 -40 60Z',
        c.teal,
      )
      pen.floor(240)
    },
  },
  cactus: {
    title: 'At arm’s length',
    alt: 'A cactus in a pot with one flower',
    grounds: ['pink', 'yellow', 'sky'],
    draw(pen) {
      pen.ink('M-70 100V-140C-70 -190 -40 -220 0 -220C40 -220 70 -190 70 -140V100Z', c.teal)
      pen.ink(
        'M70 30H96C130 30 150 10 150 -20V-90C150 -112 164 -124 180 -124C198 -124 210 -112 210 -90V-10C210 60 160 92 100 92H70Z',
        c.teal,
      )
      pen.line('M-24 -130V-90M24 -150V-110M0 -40V0M-34 20V60M34 10V50', { color: c.ink, weight: 0.8 })
      pen.ink(star(0, -226, 46, 26, 6), c.coral)
      pot(pen)
    },
  },
  'cactus-balloon': {
    title: 'A question of distance',
    alt: 'A balloon that floats close to a cactus',
    grounds: ['sky', 'lilac', 'cream'],
    draw(pen) {
      pen.ink('M-230 130V-60C-230 -110 -200 -134 -170 -134C-138 -134 -110 -110 -110 -60V130Z', c.teal)
      pen.line('M-186 -60V-24M-150 -20V16M-190 40V76', { color: c.ink, weight: 0.8 })
      pen.at({ x: -170, y: 26, scale: 0.86 }, () => pot(pen))
      pen.line('M110 -30C80 60 150 120 110 240')
      pen.ink(
        'M110 -300C190 -300 236 -240 236 -170C236 -96 160 -50 110 -36C60 -50 -16 -96 -16 -170C-16 -240 30 -300 110 -300Z',
        c.coral,
      )
      pen.ink('M110 -38L90 -6H130Z', c.coral)
    },
  },
  'falling-leaf': {
    title: 'Let go',
    alt: 'One leaf that has left its twig',
    grounds: ['cream', 'mint', 'yellow'],
    draw(pen) {
      pen.line('M-250 -220C-140 -230 -60 -190 20 -200C60 -206 90 -220 120 -240', { weight: 1.8 })
      pen.line('M-70 -120C-140 -60 80 -50 20 10', { weight: 0.7 })
      pen.ink(leaf([-20, 60], [130, 220], 0.42), c.coral)
      pen.line('M-50 34L90 178', { color: c.ink, weight: 0.8 })
    },
  },
  mountain: {
    title: 'The whole way up',
    alt: 'A mountain with a small flag on its peak',
    grounds: ['sky', 'lilac', 'yellow'],
    draw(pen) {
      pen.line('M10 -170V-290', { weight: 1.1 })
      pen.ink('M10 -290L100 -256L10 -222Z', c.coral)
      pen.ink('M-300 200L10 -172L300 200Z', c.violet)
      pen.ink('M10 -172L-76 -68L-30 -40L4 -80L44 -38L90 -70Z', c.sheet)
      pen.floor(200)
    },
  },
  wave: {
    title: 'Hold your breath',
    alt: 'A wave about to break',
    grounds: ['cream', 'yellow', 'mint'],
    draw(pen) {
      pen.ink(
        'M-320 160C-200 160 -170 -180 60 -180C190 -180 260 -90 240 0C226 60 160 70 140 30C176 20 176 -50 110 -54C40 -56 20 20 60 80C100 140 220 160 320 160Z',
        c.teal,
      )
      pen.line('M-190 110C-130 40 -100 -80 10 -116', { color: c.ink, weight: 0.8 })
      pen.line('M-320 214H320')
    },
  },
  'paper-boat': {
    title: 'Small boat',
    alt: 'A paper boat on one wave',
    grounds: ['sky', 'teal', 'mint'],
    draw(pen) {
      pen.ink('M-90 40L0 -170L90 40Z', c.cream)
      pen.line('M0 -170V40', { color: c.ink })
      pen.ink('M-230 10L-90 40H90L230 10L140 130H-140Z', c.sheet)
      pen.line(spline(pointsOf('-330,150 -220,120 -110,150 0,176 110,150 220,124 330,150')))
    },
  },
  lighthouse: {
    title: 'Somebody is awake',
    alt: 'A lighthouse that throws its beam into the night',
    grounds: ['night', 'violet'],
    draw(pen) {
      pen.flat('M20 -190L330 -270V-90L20 -160Z', c.yellow)
      pen.ink('M-64 230L-44 -110H44L64 230Z', c.sheet)
      pen.ink('M-55 70L-50 -20H50L55 70Z', c.coral)
      pen.ink('M-60 160L-58 120H58L62 200H-62Z', c.coral)
      pen.ink(box(-40, -206, 80, 76, 8), c.yellow)
      pen.ink('M-60 -204L0 -262L60 -204Z', c.coral)
      pen.ink(box(-66, -136, 132, 30, 10), c.deep)
      pen.floor(230)
    },
  },
  'rain-cloud': {
    title: 'Just over here',
    alt: 'A cloud that rains on one spot',
    grounds: ['lilac', 'violet', 'yellow'],
    draw(pen) {
      pen.ink(cloud(0, 20, 440), c.sheet)
      for (const [x, y] of pointsOf('-130,110 -40,170 50,110 130,180')) pen.ink(drop(x, y, 34), c.sky)
    },
  },
  storm: {
    title: 'It was in the air',
    alt: 'A dark cloud and one bolt of lightning',
    grounds: ['coral', 'lilac', 'sky'],
    draw(pen) {
      pen.ink('M20 -20L-70 130H-4L-50 270L110 80H40L90 -20Z', c.yellow)
      pen.ink(cloud(0, 20, 470), c.night)
    },
  },
  umbrella: {
    title: 'Prepared',
    alt: 'An open umbrella in a few drops of rain',
    grounds: ['sky', 'mint', 'violet'],
    draw(pen) {
      for (const [x, y] of pointsOf('-200,-210 -40,-280 140,-250 240,-150')) pen.ink(drop(x, y, 26), c.sheet)
      pen.line('M0 -140V180C0 236 84 236 84 184', { weight: 1.6 })
      pen.ink(
        'M-250 40C-240 -90 -130 -160 0 -160C130 -160 240 -90 250 40C200 0 130 0 84 40C44 4 -44 4 -84 40C-130 0 -200 0 -250 40Z',
        c.coral,
      )
      pen.line('M-84 40C-80 -50 -40 -130 0 -160C40 -130 80 -50 84 40', { color: c.ink, weight: 0.8 })
    },
  },
  'stacked-stones': {
    title: 'Steady',
    alt: 'Four stones balanced on one another',
    grounds: ['mint', 'cream', 'pink'],
    draw(pen) {
      pen.floor(210)
      pen.ink(ellipse(0, 150, 190, 60), c.stone)
      pen.ink(ellipse(-14, 46, 142, 48), c.lilac)
      pen.ink(ellipse(12, -42, 104, 42), c.stone)
      pen.ink(ellipse(-4, -118, 66, 36), c.lilac)
    },
  },
  island: {
    title: 'Out of office',
    alt: 'A tiny island with one palm',
    grounds: ['sky', 'coral', 'mint'],
    draw(pen) {
      pen.line('M-20 130C-10 40 10 -40 50 -110', { color: c.ink, weight: 5 })
      pen.line('M-20 130C-10 40 10 -40 50 -110', { color: c.wood, weight: 3 })
      for (const [x, y] of pointsOf('-120,-150 210,-170 -90,-30 190,-20 60,-250'))
        pen.ink(leaf([50, -116], [x, y], 0.22), c.teal)
      pen.ink('M-190 150C-150 90 -70 84 0 84C80 84 150 96 190 150Z', c.yellow)
      pen.line('M-280 152H280M-200 204H-60M40 204H180')
    },
  },
  rock: {
    title: 'It keeps still',
    alt: 'A balloon tied to a heavy stone',
    grounds: ['sky', 'yellow', 'pink'],
    draw(pen) {
      pen.line('M0 -70C-24 0 24 60 0 130')
      pen.ink(
        'M0 -320C80 -320 126 -262 126 -194C126 -124 56 -84 0 -70C-56 -84 -126 -124 -126 -194C-126 -262 -80 -320 0 -320Z',
        c.coral,
      )
      pen.ink('M0 -72L-18 -42H18Z', c.coral)
      pen.floor(230)
      pen.ink('M-150 230C-170 170 -110 124 -40 116C50 108 140 150 150 230Z', c.stone)
    },
  },
  egg: {
    title: 'Something moves in there',
    alt: 'An egg with its first crack',
    grounds: ['pink', 'sky', 'mint'],
    draw(pen) {
      pen.line('M-200 206H200')
      pen.ink(
        'M0 -210C90 -210 150 -60 150 50C150 140 90 202 0 202C-90 202 -150 140 -150 50C-150 -60 -90 -210 0 -210Z',
        c.sheet,
      )
      pen.line('M-144 -2L-84 40L-40 -20L20 50L64 -6L108 40L146 4', { color: c.ink })
    },
  },
  butterfly: {
    title: 'It used to crawl',
    alt: 'A butterfly with open wings',
    grounds: ['yellow', 'mint', 'cream'],
    draw(pen) {
      for (const flipped of [false, true]) {
        pen.at({ flipped }, () => {
          pen.ink('M10 -10C60 -180 220 -230 250 -130C270 -50 140 20 10 10Z', c.violet)
          pen.ink('M10 10C120 20 200 80 170 150C140 210 40 150 10 30Z', c.coral)
          pen.flat(ellipse(172, -110, 30), c.lilac)
          pen.line('M6 -70C20 -120 40 -140 66 -150')
        })
      }
      pen.ink(ellipse(0, 20, 22, 104), c.ink)
    },
  },
  snail: {
    title: 'On its way',
    alt: 'A snail with a large shell',
    grounds: ['mint', 'coral', 'lilac'],
    draw(pen) {
      pen.floor(152)
      pen.ink(
        'M-230 146C-280 146 -260 96 -210 96H110C140 40 150 -20 196 -20C246 -20 250 50 214 96C196 124 176 146 150 146Z',
        c.wood,
      )
      pen.ink(ellipse(-50, 10, 140), c.yellow)
      pen.line(spline(pointsOf('-50,10 -20,-10 -30,-50 -80,-50 -110,0 -80,70 0,80 50,10 30,-70')), {
        color: c.ink,
      })
      pen.line('M190 -18L172 -90M210 -16L240 -84', { color: c.ink })
      pen.flat(ellipse(172, -94, 12), c.ink)
      pen.flat(ellipse(240, -88, 12), c.ink)
    },
  },
  'one-bird': {
    title: 'Room on the wire',
    size: 0.52,
    alt: 'One small bird alone on a long wire',
    grounds: ['sky', 'yellow', 'lilac'],
    draw(pen) {
      pen.floor(60)
      pen.line('M-14 34V62M18 34V62')
      pen.ink(
        'M-90 -30C-90 -90 -20 -110 20 -70C60 -96 70 -60 90 -56L74 -38C70 20 30 44 -10 40L-150 70Z',
        c.violet,
      )
      pen.flat(ellipse(44, -54, 8), c.ink)
      pen.line('M-60 10C-20 10 0 -10 6 -34', { color: c.ink, weight: 0.8 })
    },
  },
  'two-birds': {
    title: 'No need to talk',
    size: 0.9,
    alt: 'Two birds side by side on a wire',
    grounds: ['pink', 'sky', 'cream'],
    draw(pen) {
      pen.floor(60)
      for (const [x, fill] of [
        [-110, c.violet],
        [110, c.coral],
      ] as const) {
        pen.at({ x, flipped: x > 0 }, () => {
          pen.line('M-14 34V62M18 34V62')
          pen.ink(
            'M-90 -30C-90 -90 -20 -110 20 -70C60 -96 70 -60 90 -56L74 -38C70 20 30 44 -10 40L-150 70Z',
            fill,
          )
          pen.flat(ellipse(44, -54, 8), c.ink)
        })
      }
    },
  },
  fishbowl: {
    title: 'The whole sea',
    alt: 'A goldfish in a small round bowl',
    grounds: ['yellow', 'lilac', 'pink'],
    draw(pen) {
      pen.ink(`${arc(0, 0, 210, -60, 240)}Z`, c.sheet)
      pen.flat(`${arc(0, 0, 196, -16, 196)}Z`, c.sky)
      pen.ink('M-70 50C-40 -6 50 -6 84 46C50 100 -40 100 -70 50L-126 10V92Z', c.coral)
      pen.flat(ellipse(44, 36, 9), c.ink)
      pen.line(arc(0, 0, 210, -60, 240), { color: c.ink })
      pen.ink(box(-132, -204, 264, 36, 16), c.sheet)
      pen.floor(208)
    },
  },
  'against-fish': {
    title: 'The other way',
    alt: 'Four fish swim to the left, one to the right',
    grounds: ['teal', 'sky', 'lilac'],
    draw(pen) {
      const fish = (fill: string) => {
        pen.ink('M-66 0C-36 -46 46 -46 78 0C46 46 -36 46 -66 0L-112 -36V36Z', fill)
        pen.flat(ellipse(40, -8, 8), c.ink)
      }
      for (const [x, y] of pointsOf('-150,-140 120,-130 150,120 -130,150'))
        pen.at({ x, y, flipped: true }, () => fish(c.sheet))
      pen.at({ x: 0, y: 6 }, () => fish(c.coral))
    },
  },
} as const satisfies Record<string, Scene>
