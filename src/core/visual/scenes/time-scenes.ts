import { paintBox as c } from '../paint-box'
import type { Pen } from '../pen'
import { arc, box, ellipse, onCircle, pointsOf, polyline, rays, star } from '../shapes'
import type { Scene } from './scene'

/** A dial with its hands; hours may be a fraction. */
function dial(pen: Pen, radius: number, hours: number, fill: string): void {
  pen.ink(ellipse(0, 0, radius), fill)
  for (const angle of [0, 90, 180, 270]) {
    pen.line(polyline([onCircle(0, 0, radius * 0.78, angle), onCircle(0, 0, radius * 0.88, angle)]), {
      color: c.ink,
    })
  }
  const minuteDeg = (hours % 1) * 360 - 90
  pen.line(polyline([[0, 0], onCircle(0, 0, radius * 0.44, hours * 30 - 90)]), { color: c.ink, weight: 1.4 })
  pen.line(polyline([[0, 0], onCircle(0, 0, radius * 0.68, minuteDeg)]), { color: c.ink })
  pen.flat(ellipse(0, 0, 14), c.coral)
}

const crescent =
  'M70 -168C-10 -150 -70 -80 -70 4C-70 100 6 176 104 176C134 176 160 170 184 158C146 216 80 250 6 250C-114 250 -210 154 -210 34C-210 -90 -110 -190 70 -168Z'

export const timeScenes = {
  hourglass: {
    title: 'Nearly through',
    alt: 'An hourglass with the last grains running',
    grounds: ['yellow', 'sky', 'pink'],
    draw(pen) {
      pen.ink(
        'M-120 -190C-120 -70 -24 -50 -24 0C-24 50 -120 70 -120 190H120C120 70 24 50 24 0C24 -50 120 -70 120 -190Z',
        c.sheet,
      )
      pen.flat('M-62 -84C-36 -54 -18 -34 -14 -6H14C18 -34 36 -54 62 -84Z', c.coral)
      pen.flat('M-110 180C-104 130 -60 92 0 84C60 92 104 130 110 180Z', c.coral)
      pen.line('M0 -10V90', { color: c.coral, weight: 0.9 })
      pen.ink(box(-160, -230, 320, 46, 18), c.wood)
      pen.ink(box(-160, 184, 320, 46, 18), c.wood)
    },
  },
  'alarm-clock': {
    title: 'Ten past seven',
    alt: 'An alarm clock that rings',
    grounds: ['coral', 'sky', 'yellow'],
    draw(pen) {
      pen.line('M-96 140L-140 200M96 140L140 200', { color: c.ink, weight: 2.2 })
      for (const flipped of [false, true]) {
        pen.at({ flipped }, () => {
          pen.ink('M-194 -92C-220 -170 -140 -222 -74 -188Z', c.violet)
          pen.line('M-240 -130C-262 -180 -236 -234 -188 -252')
        })
      }
      dial(pen, 176, 7.17, c.sheet)
    },
  },
  'late-clock': {
    title: 'Two minutes to twelve',
    alt: 'A wall clock just before twelve',
    grounds: ['mint', 'lilac', 'cream'],
    draw: (pen) => dial(pen, 200, 11.97, c.sheet),
  },
  'slow-clock': {
    title: 'Still four',
    alt: 'A clock at four with a snail beneath it',
    grounds: ['yellow', 'mint'],
    draw(pen) {
      pen.at({ y: -110 }, () => dial(pen, 160, 4, c.sheet))
      pen.line('M-230 190H230')
      pen.ink(
        'M-130 186C-160 186 -150 160 -120 160H70C84 130 92 110 118 110C146 110 150 150 130 172C122 182 112 186 100 186Z',
        c.wood,
      )
      pen.ink(ellipse(-30, 124, 62), c.violet)
      pen.line(arc(-26, 130, 30, 20, 320), { color: c.ink })
      pen.line('M118 112L106 72M128 114L144 76', { color: c.ink })
    },
  },
  'last-page': {
    title: 'The last day on the page',
    alt: 'A calendar with every day crossed out but one',
    grounds: ['sky', 'coral', 'mint'],
    draw(pen) {
      pen.ink(box(-200, -180, 400, 390, 30), c.sheet)
      pen.ink('M-200 -100V-150C-200 -170 -188 -180 -170 -180H170C188 -180 200 -170 200 -150V-100Z', c.violet)
      pen.line('M-100 -214V-146M100 -214V-146', { color: c.ink, weight: 1.8 })
      for (const [row, y] of [-36, 52, 140].entries()) {
        for (const [column, x] of [-126, -42, 42, 126].entries()) {
          if (row === 2 && column === 3) pen.ink(ellipse(x, y, 30), c.yellow)
          else
            pen.line(`M${x - 20} ${y - 20}L${x + 20} ${y + 20}M${x + 20} ${y - 20}L${x - 20} ${y + 20}`, {
              color: c.ink,
              weight: 0.8,
            })
        }
      }
    },
  },
  'full-week': {
    title: 'No day left over',
    alt: 'A calendar page with every field filled',
    grounds: ['lilac', 'mint', 'sky'],
    draw(pen) {
      pen.ink(box(-200, -180, 400, 390, 30), c.sheet)
      pen.ink('M-200 -100V-150C-200 -170 -188 -180 -170 -180H170C188 -180 200 -170 200 -150V-100Z', c.coral)
      pen.line('M-100 -214V-146M100 -214V-146', { color: c.ink, weight: 1.8 })
      const fills = [c.violet, c.teal, c.yellow, c.pink]
      for (const [row, y] of [-72, 12, 96].entries()) {
        for (const [column, x] of [-160, -76, 8, 92].entries())
          pen.ink(box(x, y, 68, 68, 12), fills[(row * 3 + column) % 4] ?? c.violet, 0.7)
      }
    },
  },
  'moon-line': {
    title: 'Lights out',
    alt: 'A crescent moon over one quiet line',
    grounds: ['night', 'violet'],
    draw(pen) {
      pen.at({ y: -120, scale: 0.62 }, () => pen.ink(crescent, c.yellow))
      pen.line('M-290 190H290')
    },
  },
  'moon-window': {
    title: 'Three in the morning',
    alt: 'A window with the moon in it',
    grounds: ['lilac', 'violet', 'pink'],
    draw(pen) {
      pen.ink(box(-190, -230, 380, 430, 20), c.night)
      pen.at({ x: 66, y: -84, scale: 0.3 }, () => pen.ink(crescent, c.yellow))
      for (const [x, y] of pointsOf('-110,-120 -70,60 110,100')) pen.flat(star(x, y, 20, 7, 4), c.cream)
      pen.line('M0 -230V200M-190 -16H190', { color: c.ink, weight: 1.4 })
      pen.ink(box(-230, 196, 460, 46, 16), c.sheet)
    },
  },
  sunrise: {
    title: 'First light',
    alt: 'A sun half risen over the horizon',
    grounds: ['sky', 'pink', 'lilac'],
    draw(pen) {
      pen.ink(`${arc(0, 120, 180, 180, 360)}Z`, c.yellow)
      for (const angle of [-72, -36, 0, 36, 72])
        pen.at({ y: 120, turn: angle }, () => pen.line('M0 -222V-274'))
      pen.floor(120)
    },
  },
  sun: {
    title: 'Nothing but weather',
    size: 0.92,
    alt: 'A round sun with short rays',
    grounds: ['sky', 'coral', 'mint'],
    draw(pen) {
      pen.ink(ellipse(0, 0, 140), c.yellow)
      pen.line(rays(0, 0, 186, 242, 10))
    },
  },
  'first-page': {
    title: 'Page one',
    alt: 'A calendar page with a single circled day',
    grounds: ['mint', 'yellow', 'pink'],
    draw(pen) {
      pen.ink(box(-180, -180, 360, 380, 30), c.sheet)
      pen.ink('M-180 -96V-150C-180 -170 -168 -180 -150 -180H150C168 -180 180 -170 180 -150V-96Z', c.teal)
      pen.line('M-90 -214V-146M90 -214V-146', { color: c.ink, weight: 1.8 })
      pen.line('M-22 26L8 0V112M-28 112H44', { color: c.ink, weight: 2 })
      pen.line(arc(6, 56, 96, -60, 290), { color: c.coral, weight: 1.2 })
    },
  },
} as const satisfies Record<string, Scene>
