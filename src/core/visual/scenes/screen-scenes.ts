import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, cloud, ellipse, heart, pointsOf } from '../shapes'
import type { Scene } from './scene'

function phone(pen: Pen): void {
  pen.ink(box(-130, -240, 260, 480, 46), c.night)
  pen.ink(box(-108, -206, 216, 412, 22), c.sheet, 0.6)
}

function laptop(pen: Pen, screen: string): void {
  pen.ink(box(-220, -180, 440, 300, 26), c.night)
  pen.ink(box(-190, -150, 380, 240, 10), screen, 0.6)
  pen.ink('M-290 120H290C290 156 270 170 240 170H-240C-270 170 -290 156 -290 120Z', c.stone)
}

export const screenScenes = {
  phone: {
    title: 'Nobody called',
    alt: 'A phone with an empty screen',
    grounds: ['yellow', 'mint', 'coral'],
    draw: phone,
  },
  'phone-hearts': {
    title: 'One like, from mum',
    alt: 'A phone with a single heart on it',
    grounds: ['pink', 'mint', 'yellow'],
    draw(pen) {
      phone(pen)
      pen.ink(box(-74, -166, 148, 160, 14), c.lilac, 0.7)
      pen.ink(heart(0, 100, 62), c.coral)
    },
  },
  'phone-down': {
    title: 'Face down',
    alt: 'A phone turned away, beside a cup',
    grounds: ['cream', 'mint', 'sky'],
    draw(pen) {
      pen.at({ x: -110, turn: -12 }, () => {
        pen.ink(box(-110, -200, 220, 400, 42), c.violet)
        pen.ink(box(-84, -172, 76, 76, 22), c.voice)
        pen.flat(ellipse(-46, -134, 18), c.night)
      })
      pen.at({ x: 190, y: 60 }, () => {
        pen.line(arc(110, 0, 34, -90, 90), { weight: 2.2 })
        pen.ink(ellipse(0, 0, 116), c.sheet)
        pen.ink(ellipse(0, 0, 84), c.wood)
      })
    },
  },
  laptop: {
    title: 'Back to it',
    alt: 'A laptop with one cursor on its screen',
    grounds: ['lilac', 'yellow', 'mint'],
    draw(pen) {
      laptop(pen, c.sheet)
      pen.line('M-130 -96V-46', { color: c.voice, weight: 1.4 })
    },
  },
  'loading-ring': {
    title: 'Ninety-nine',
    alt: 'A laptop that waits with a ring almost closed',
    grounds: ['sky', 'coral', 'cream'],
    draw(pen) {
      laptop(pen, c.sheet)
      pen.line(arc(0, -30, 70, 0, 360), { color: c.deep, weight: 2.4 })
      pen.line(arc(0, -30, 70, -90, 220), { color: c.voice, weight: 2.4 })
    },
  },
  'laptop-closed': {
    title: 'Closed for today',
    alt: 'A closed laptop on a table, with a cup on top',
    grounds: ['coral', 'mint', 'lilac'],
    draw(pen) {
      pen.floor(120)
      pen.line(arc(96, -22, 34, -80, 80), { color: c.ink, weight: 1.6 })
      pen.ink('M-70 -90H90V0C90 24 76 36 52 36H-32C-56 36 -70 24 -70 0Z', c.yellow)
      pen.ink(box(-270, 36, 540, 44, 20), c.violet)
      pen.ink(box(-280, 78, 560, 40, 18), c.stone)
    },
  },
  bug: {
    title: 'Works on my machine',
    alt: 'A round beetle with six legs',
    grounds: ['mint', 'yellow', 'cream'],
    draw(pen) {
      for (const flipped of [false, true]) {
        pen.at({ flipped }, () =>
          pen.line(
            'M110 -40L200 -90L230 -60M124 40H220L250 70M100 110L180 170L190 220M40 -150C60 -200 90 -214 120 -214',
            { weight: 1.4 },
          ),
        )
      }
      pen.ink(ellipse(0, -116, 76, 64), c.ink)
      pen.ink(ellipse(0, 50, 136, 160), c.coral)
      pen.line('M0 -106V208', { color: c.ink })
      for (const [x, y] of pointsOf('-66,0 66,0 -56,100 56,100')) pen.flat(ellipse(x, y, 24), c.ink)
    },
  },
  window: {
    title: 'Forty tabs',
    alt: 'A browser window with far too many tabs',
    grounds: ['violet', 'sky', 'pink'],
    draw(pen) {
      pen.ink(box(-270, -190, 540, 400, 28), c.sheet)
      pen.ink('M-270 -110V-162C-270 -180 -260 -190 -242 -190H242C260 -190 270 -180 270 -162V-110Z', c.yellow)
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8])
        pen.ink(box(-250 + index * 56, -166, 50, 56, 12), index === 4 ? c.coral : c.sheet, 0.7)
      pen.line('M-270 -110H270', { color: c.ink })
    },
  },
  robot: {
    title: 'Happy to help',
    alt: 'The head of a friendly robot',
    grounds: ['mint', 'yellow', 'lilac'],
    draw(pen) {
      pen.line('M0 -150V-210', { weight: 1.6 })
      pen.ink(ellipse(0, -226, 28), c.coral)
      pen.ink(box(-236, -40, 50, 110, 20), c.stone)
      pen.ink(box(186, -40, 50, 110, 20), c.stone)
      pen.ink(box(-196, -150, 392, 330, 60), c.violet)
      pen.ink(box(-146, -90, 292, 150, 50), c.night)
      pen.flat(ellipse(-64, -16, 26), c.mint)
      pen.flat(ellipse(64, -16, 26), c.mint)
      pen.line('M-60 116H60', { color: c.ink, weight: 1.6 })
    },
  },
  'cloud-cable': {
    title: 'Somebody else’s computer',
    alt: 'A cloud on a cable',
    grounds: ['sky', 'yellow', 'lilac'],
    draw(pen) {
      pen.line('M0 20V110C0 170 120 150 120 210V240', { weight: 1.5 })
      pen.line('M100 262V296M140 262V296', { weight: 1.8 })
      pen.ink(box(76, 222, 88, 52, 14), c.coral)
      pen.ink(cloud(0, 40, 480), c.sheet)
    },
  },
  printer: {
    title: 'Tray two',
    alt: 'A printer that holds on to its sheet',
    grounds: ['mint', 'lilac', 'coral'],
    draw(pen) {
      pen.ink('M-130 -220H130V-60H-130Z', c.sheet)
      pen.ink(box(-230, -80, 460, 210, 34), c.stone)
      pen.ink(ellipse(166, -20, 20), c.coral)
      pen.line('M-160 50H160', { color: c.ink, weight: 1.6 })
      pen.ink('M-130 60H130L150 210L96 190L60 214L10 186L-40 212L-90 190L-150 210Z', c.sheet)
    },
  },
  toggle: {
    title: 'Off',
    alt: 'A switch that is off',
    grounds: ['cream', 'lilac', 'mint'],
    draw(pen) {
      pen.ink(box(-230, -120, 460, 240, 120), c.deep)
      pen.ink(ellipse(-110, 0, 88), c.sheet)
    },
  },
  'toggle-on': {
    title: 'On',
    alt: 'A switch that is on',
    grounds: ['yellow', 'sky', 'pink'],
    draw(pen) {
      pen.ink(box(-230, -120, 460, 240, 120), c.teal)
      pen.ink(ellipse(110, 0, 88), c.sheet)
    },
  },
  gamepad: {
    title: 'One last round',
    alt: 'A game controller',
    grounds: ['pink', 'sky', 'mint'],
    draw(pen) {
      pen.ink(
        'M-150 -120H150C230 -120 270 -40 280 60C290 150 220 190 170 130L120 70H-120L-170 130C-220 190 -290 150 -280 60C-270 -40 -230 -120 -150 -120Z',
        c.violet,
      )
      pen.line('M-150 -64V24M-194 -20H-106', { color: c.ink, weight: 2.6 })
      pen.ink(ellipse(120, -4, 26), c.coral)
      pen.ink(ellipse(182, -44, 26), c.yellow)
    },
  },
  'tv-set': {
    title: 'Are you still there',
    alt: 'A television with a blank screen',
    grounds: ['pink', 'yellow', 'mint'],
    draw(pen) {
      pen.line('M-10 -160L-90 -260M10 -160L90 -260', { weight: 1.4 })
      pen.ink(box(-250, -160, 500, 340, 54), c.wood)
      pen.ink(box(-206, -116, 320, 252, 44), c.night)
      pen.ink(ellipse(180, -60, 26), c.sheet)
      pen.ink(ellipse(180, 20, 26), c.sheet)
      pen.line('M-150 180L-170 226M150 180L170 226', { weight: 2.2 })
    },
  },
  'magnifying-glass': {
    title: 'On closer inspection',
    alt: 'A magnifying glass over a single dot',
    grounds: ['lilac', 'sky', 'yellow'],
    draw(pen) {
      pen.at({ turn: -45 }, () => pen.ink(box(-28, 150, 56, 190, 26), c.violet))
      pen.ink(ellipse(0, 0, 170), c.violet)
      pen.ink(ellipse(0, 0, 128), c.sheet)
      pen.flat(ellipse(0, 0, 30), c.coral)
      pen.line(arc(0, 0, 92, 190, 250), { color: c.stone, weight: 1.2 })
    },
  },
  'broken-chain': {
    title: 'The weakest one',
    alt: 'A chain with one open link',
    grounds: ['cream', 'coral', 'mint'],
    draw(pen) {
      const link = (x: number, color: string) => {
        pen.line(box(x - 100, -56, 200, 112, 56), { color: c.ink, weight: 5 })
        pen.line(box(x - 100, -56, 200, 112, 56), { color, weight: 3 })
      }
      pen.at({ turn: -12 }, () => {
        link(-300, c.stone)
        link(300, c.stone)
        // The middle link, pulled apart into two hooks.
        for (const turn of [0, 180]) {
          pen.at({ turn }, () => {
            const hook = 'M-96 -56H-180C-212 -56 -236 -30 -236 0C-236 30 -212 56 -180 56H-120'
            pen.line(hook, { color: c.ink, weight: 5 })
            pen.line(hook, { color: c.coral, weight: 3 })
          })
        }
        pen.line('M0 -100V-150M-46 -92L-70 -130M46 -92L70 -130', { weight: 1 })
      })
    },
  },
} as const satisfies Record<string, Scene>
