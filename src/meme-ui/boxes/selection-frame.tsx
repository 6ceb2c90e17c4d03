import { ArrowClockwiseIcon } from '@/components/icons/arrow-clockwise-icon'
import { type Box, handles } from './box-geometry'
import { placedStyle } from './placed-style'
import styles from './selection-frame.module.css'

interface SelectionFrameProps {
  box: Box & { key: string }
  origin: { xPx: number; yPx: number }
  scale: number
}

/** The handles of the selected box; keys do the same, so no handle takes the focus. */
export function SelectionFrame({ box, origin, scale }: SelectionFrameProps) {
  return (
    <div className={styles.frame} style={placedStyle(box, origin, scale)} aria-hidden>
      {handles.map(({ across, down }) => (
        <span
          key={`${across} ${down}`}
          data-part={`handle ${across} ${down}`}
          data-key={box.key}
          className={`${styles.handle} ${across !== 0 && down !== 0 ? '' : styles.edge}`}
          style={{
            left: `${50 + across * 50}%`,
            top: `${50 + down * 50}%`,
            cursor: cursorOf(across, down),
          }}
        />
      ))}
      <span data-part="turn" data-key={box.key} className={styles.turn}>
        <ArrowClockwiseIcon size={12} />
      </span>
    </div>
  )
}

function cursorOf(across: number, down: number): string {
  if (across === 0) return 'ns-resize'
  if (down === 0) return 'ew-resize'
  return across === down ? 'nwse-resize' : 'nesw-resize'
}
