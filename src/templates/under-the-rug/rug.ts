import { clip } from '../kit/clip'
import { blinks, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { about, place } from '../kit/place'
import { ellipse, flatPath, inkPath } from '../kit/shapes'

const rugColor = '#6C4FD8'

/** Eyes of the creature under the rug. */
export function eyes(at: Point, t: number): string {
  const look = wave(t, 1, 0.1) * 6
  const eye = (x: number) =>
    blinks(t)
      ? inkPath(`M${x - 18} 0H${x + 18}`, { line: '#FFE08A', lineWidthPx: 8 })
      : ellipse([x, 0], 22, 25, { fill: '#FFE08A', lineWidthPx: 0 }) +
        ellipse([x + look, 2], 7, 15, { fill: palette.ink, lineWidthPx: 0 })
  return place(eye(-28) + eye(28), at)
}

const rugOutline =
  'M398 858C410 760 436 660 492 590C484 536 520 480 560 452C556 400 566 360 580 330C600 280 616 232 634 184C676 176 722 164 766 150C800 178 836 208 868 242C874 300 880 372 872 438C930 462 950 532 944 590C972 680 986 780 990 858C960 892 922 886 900 858C870 822 830 806 770 806C704 806 660 812 630 838C600 872 560 894 520 872C480 900 430 896 398 858Z'

/** Its fringe hangs all along the hem. */
function fringe(): string {
  const tassels: readonly Point[] = [
    [408, 864],
    [440, 880],
    [474, 884],
    [508, 876],
    [544, 882],
    [580, 876],
    [612, 852],
    [644, 826],
    [684, 808],
    [728, 804],
    [772, 802],
    [816, 806],
    [856, 822],
    [890, 848],
    [918, 876],
    [950, 884],
    [980, 866],
  ]
  return tassels
    .map(([x, y], index) => {
      const data = `M${x} ${y}L${x + (index % 2 ? 4 : -4)} ${y + 32}`
      return inkPath(data, { lineWidthPx: 23 }) + inkPath(data, { lineWidthPx: 10, line: palette.yellow })
    })
    .join('')
}

/** A hallway rug with a mountain under it, which breathes. */
export function rug(t: number): string {
  const breath = wave(t) * 0.012
  const band = (y: number, color: string, lineWidthPx: number) =>
    inkPath(
      `M380 ${y + 26}C440 ${y + 40} 490 ${y + 34} 540 ${y + 20}C620 ${y - 16} 740 ${y - 26} 830 ${y - 8}C890 ${y + 10} 940 ${y + 30} 1000 ${y + 22}`,
      {
        line: color,
        lineWidthPx,
      },
    )
  const bands =
    band(790, palette.yellow, 26) +
    band(740, palette.coral, 14) +
    band(330, palette.coral, 14) +
    band(284, palette.yellow, 22)
  const folds = [
    'M492 590C506 572 522 562 540 556',
    'M560 452C568 430 580 414 596 404',
    'M872 438C856 428 846 420 838 404',
    'M944 590C932 570 920 562 906 556',
    'M470 780C478 730 488 700 506 670',
    'M930 780C926 740 918 710 908 690',
    'M634 184C640 214 650 236 664 252',
    'M766 150C762 184 764 208 772 232',
    'M868 242C848 244 834 250 822 260',
    'M580 330C592 322 602 318 612 318',
  ]
  return about(
    fringe() +
      flatPath(rugOutline, rugColor) +
      clip(`<path d="${rugOutline}"/>`, bands) +
      inkPath(rugOutline, { lineWidthPx: 8 }) +
      folds.map((fold) => inkPath(fold)).join(''),
    [690, 860],
    { scaleX: 1 - breath, scaleY: 1 + breath },
  )
}
