/** The mark as a picture, for icons and share cards: a speech bubble with quotation marks for eyes. */
import { palette } from '../kit/palette'
import { place } from '../kit/place'
import type { Illustration } from '../kit/scene'
import { circle, inkPath } from '../kit/shapes'

const bubble =
  'M7.5 5.2C15 3.2 27 3 33.4 5.4C37.4 7 37.6 12 37.4 17.6C37.3 23.6 36.6 28 32.4 29.2C28.8 30.2 24 30.2 19.6 30.2' +
  'C17 33.4 13.4 36.4 8.6 37.4C10 35 10.6 32.4 10.4 29.8C5.6 29.2 3.4 27.2 2.9 21.8C2.5 17.4 2.2 7.2 7.5 5.2Z'
const brows = 'M12.2 15.6c-.3-2.7 .9-4.6 3.2-5.4M19.8 15.6c-.3-2.7 .9-4.6 3.2-5.4'
const smile = 'M13.4 22.6C17.6 25 23.4 24.4 28 20.6'
const unitsPerSide = 40

export const mark: Illustration = {
  name: 'mark',
  widthPx: 512,
  heightPx: 512,
  draw: () => {
    const eye = { fill: palette.paper, lineWidthPx: 0 }
    const drawn =
      inkPath(bubble, { fill: '#6E56CF', lineWidthPx: 2.6 }) +
      inkPath(brows, { line: palette.paper, lineWidthPx: 2.4 }) +
      inkPath(smile, { line: palette.paper, lineWidthPx: 2.6 }) +
      circle([13.6, 15.4], 2.5, eye) +
      circle([21.2, 15.4], 2.5, eye)
    return place(drawn, [0, 0], { scale: 512 / unitsPerSide })
  },
}
