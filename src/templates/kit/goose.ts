/** Our own animal: a goose with a red scarf, whom everything offends. */
import { type AnimalMood, animalEye } from './animal-eye'
import { clip } from './clip'
import { boldInkWidthPx, palette } from './palette'
import { decimal, type Point } from './path'
import { about, place } from './place'
import { ellipse, flatPath, inkPath } from './shapes'
import { extraInkUnits, thicken } from './thicken'

export interface Goose {
  /** Between the feet. */
  at: Point
  scale?: number
  /** How far the head has sunk. */
  bobPx?: number
  mood?: AnimalMood
  eyesShut?: boolean
  wings?: 'folded' | 'spread'
  /** Drawn in the closed beak, around (0, 0): what it has stolen. */
  loot?: string
  flip?: boolean
}

const line = boldInkWidthPx
const white = '#FFFFFF'
const shade = '#DDE3F0'
const bill = '#FF9A3D'
const billShade = '#E57A1F'

/** The head is drawn about this point of the neck, and larger: the joke is in its face. */
const nape: Point = [84, -560]
const headScale = 1.3

/** Body, neck and head in one; the head's points sink by `bob`. */
function silhouette(bob: number): string {
  const at = (x: number, y: number) =>
    `${decimal(nape[0] + (x - nape[0]) * headScale)} ${decimal(nape[1] + (y - nape[1]) * headScale + bob)}`
  const neckUp = `M-244 -322C-196 -306 -150 -322 -108 -338C-46 -358 2 -384 16 -446C28 -500 ${at(2, -566)} ${at(4, -630)}`
  const skull = `C${at(8, -694)} ${at(60, -726)} ${at(114, -716)}C${at(164, -706)} ${at(186, -670)} ${at(180, -632)}C${at(174, -600)} ${at(148, -584)} ${at(130, -572)}`
  return `${neckUp}${skull}C126 -520 170 -446 186 -362C206 -240 152 -92 20 -82C-110 -74 -196 -150 -220 -236C-226 -266 -234 -296 -244 -322Z`
}

function foot(x: number): string {
  return (
    inkPath(`M${x - 14} -96L${x - 12} -34H${x + 14}L${x + 12} -96Z`, { fill: billShade, lineWidthPx: line }) +
    inkPath(
      `M${x - 22} -34C${x + 6} -46 ${x + 40} -34 ${x + 82} -14C${x + 90} -4 ${x + 78} 2 ${x + 62} 0C${x + 46} -8 ${x + 40} 2 ${x + 22} 2C${x + 4} -6 ${x - 2} 4 ${x - 20} 2C${x - 36} 0 ${x - 36} -22 ${x - 22} -34Z`,
      { fill: bill, lineWidthPx: line },
    )
  )
}

const foldedWing =
  inkPath(
    'M78 -296C40 -344 -84 -344 -150 -300C-176 -284 -206 -282 -232 -290C-222 -258 -194 -240 -172 -238C-166 -214 -140 -200 -112 -206C-98 -184 -66 -176 -42 -188C30 -192 92 -230 78 -296Z',
    { fill: shade, lineWidthPx: line },
  ) +
  inkPath('M-172 -238C-152 -240 -132 -248 -116 -258M-112 -206C-92 -210 -72 -218 -56 -230', { lineWidthPx: 5 })

const spreadWing =
  'M66 -300C20 -360 -40 -420 -92 -498C-126 -556 -178 -588 -222 -588C-214 -566 -216 -548 -226 -530C-252 -530 -272 -520 -284 -502C-266 -488 -260 -472 -264 -452C-288 -444 -304 -428 -308 -406C-286 -398 -274 -384 -272 -364C-290 -350 -296 -332 -292 -310C-200 -300 -150 -250 -90 -214C-30 -186 70 -216 66 -300Z'
const farWing = place(inkPath(spreadWing, { fill: shade, lineWidthPx: line }), [120, 20], {
  flip: true,
  scale: 0.86,
})
const nearWing =
  inkPath(spreadWing, { fill: white, lineWidthPx: line }) +
  inkPath(
    'M-226 -530C-196 -514 -164 -486 -142 -458M-264 -452C-230 -440 -194 -416 -168 -388M-272 -364C-232 -356 -196 -334 -172 -312',
    {
      lineWidthPx: 5,
    },
  )

const nostril = ellipse([218, -640], 5, 8, { fill: palette.ink, lineWidthPx: 0, rotate: 60 })

function closedBill(smug: boolean): string {
  const curl = smug ? inkPath('M178 -602C160 -602 148 -614 148 -634', { lineWidthPx: line }) : ''
  return (
    inkPath('M168 -620C200 -612 230 -612 256 -608C250 -582 206 -570 164 -586Z', {
      fill: billShade,
      lineWidthPx: line,
    }) +
    inkPath(
      'M172 -668C214 -670 256 -646 268 -620C272 -604 260 -600 248 -604C220 -606 192 -602 168 -608C164 -630 164 -650 172 -668Z',
      {
        fill: bill,
        lineWidthPx: line,
      },
    ) +
    inkPath('M252 -606C226 -600 196 -602 170 -612', { lineWidthPx: line }) +
    curl +
    nostril
  )
}

const openBill =
  inkPath('M172 -640C206 -640 230 -636 250 -640L238 -560C214 -552 184 -566 166 -596Z', {
    fill: '#8C1F2B',
    lineWidthPx: line,
  }) +
  inkPath('M180 -594C200 -616 226 -606 238 -582C232 -568 208 -566 190 -576Z', {
    fill: palette.pink,
    lineWidthPx: 5,
  }) +
  inkPath('M170 -600C190 -572 216 -560 246 -560C254 -552 246 -540 232 -538C196 -534 168 -552 156 -580Z', {
    fill: billShade,
    lineWidthPx: line,
  }) +
  inkPath('M184 -632L192 -620L200 -634L209 -621L217 -636L226 -624L233 -640', {
    fill: white,
    lineWidthPx: 5,
  }) +
  inkPath(
    'M168 -674C208 -694 258 -690 276 -668C284 -652 274 -642 260 -644C230 -644 200 -630 170 -632C164 -646 162 -660 168 -674Z',
    {
      fill: bill,
      lineWidthPx: line,
    },
  ) +
  place(nostril, [2, -22])

const brows: Record<AnimalMood, string> = {
  calm: '',
  smug: 'M84 -692C96 -708 124 -710 142 -698',
  alarmed: 'M84 -698C94 -710 112 -714 128 -710',
  furious: 'M72 -698L150 -668',
}

const scarf =
  inkPath(
    'M12 -468C60 -440 112 -442 160 -474C168 -462 176 -446 178 -430C126 -392 58 -394 0 -420C6 -434 12 -452 12 -468Z',
    {
      fill: palette.red,
      lineWidthPx: line,
    },
  ) +
  inkPath('M30 -424C24 -384 4 -350 -22 -332L14 -306C40 -336 62 -372 70 -410Z', {
    fill: palette.red,
    lineWidthPx: line,
  }) +
  inkPath('M-6 -334L10 -322M60 -452L56 -428M96 -446L98 -422M132 -456L138 -434', { lineWidthPx: 5 })

const standingFeathers = inkPath(
  'M70 -716C60 -742 44 -754 28 -758M92 -722C92 -748 84 -766 72 -778M114 -720C122 -742 122 -758 118 -772',
  {
    lineWidthPx: line,
  },
)

/** Stands facing right. A furious or alarmed one honks, and drops its loot. */
export function goose(options: Goose): string {
  const {
    at,
    scale = 1,
    bobPx = 0,
    mood = 'calm',
    eyesShut = false,
    wings = 'folded',
    loot,
    flip = false,
  } = options
  const honks = mood === 'furious' || mood === 'alarmed'
  const eye = animalEye({
    at: [112, -654],
    radiusXPx: 27,
    radiusYPx: 27,
    mood,
    shut: eyesShut,
    lid: shade,
    inner: 'right',
    look: mood === 'smug' ? [0.8, 0] : [0.45, 0],
  })
  const headParts =
    (mood === 'alarmed' ? standingFeathers : '') +
    (honks ? openBill : closedBill(mood === 'smug')) +
    (loot && !honks ? place(loot, [240, -596]) : '') +
    eye +
    (eyesShut ? '' : inkPath(brows[mood], { lineWidthPx: mood === 'furious' ? 11 : line })) +
    ellipse([84, -616], 20, 12, { fill: palette.pink, lineWidthPx: 0 })
  const outline = silhouette(bobPx)
  const body =
    flatPath(outline, white) +
    clip(`<path d="${outline}"/>`, flatPath('M-250 -250C-120 -90 120 -110 210 -320L230 -40H-250Z', shade)) +
    inkPath(outline, { lineWidthPx: line })
  const drawn =
    (wings === 'spread' ? farWing : '') +
    foot(-58) +
    foot(46) +
    body +
    scarf +
    (wings === 'spread' ? nearWing : foldedWing) +
    about(place(headParts, [0, bobPx / headScale]), nape, { scale: headScale })
  return place(thicken(drawn, extraInkUnits(scale)), at, { scale, flip })
}
