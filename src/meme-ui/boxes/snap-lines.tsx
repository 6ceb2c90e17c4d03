import type { Guide } from './snap-box'
import styles from './snap-lines.module.css'

interface SnapLinesProps {
  guides: readonly Guide[]
  origin: { xPx: number; yPx: number }
  scale: number
  meme: { pictureWidthPx: number; pictureHeightPx: number }
}

/** The lines that a box has snapped to. */
export function SnapLines({ guides, origin, scale, meme }: SnapLinesProps) {
  const left = origin.xPx * scale
  const top = origin.yPx * scale
  return guides.map(({ axis, at }) => (
    <i
      key={`${axis} ${at}`}
      aria-hidden
      data-snap-line={axis}
      className={styles.line}
      style={
        axis === 'x'
          ? { left: left + at * scale, top, height: meme.pictureHeightPx * scale }
          : { top: top + at * scale, left, width: meme.pictureWidthPx * scale }
      }
    />
  ))
}
