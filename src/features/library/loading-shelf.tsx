import { Masonry } from '@/components/masonry'
import styles from './loading-shelf.module.css'
import { libraryCardHeightPx, libraryColumns, shelfGapsPx } from './shelf-layout'

/** Ratios of pictures that might come, so that the page does not jump when they do. */
const ratios = [1, 0.83, 1.3, 1, 0.75, 1, 1.4, 0.83, 1, 1]

/** Empty sheets while the shelf is fetched. */
export function LoadingShelf({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="qs-hidden">{label}</span>
      <div aria-hidden>
        <Masonry
          label={label}
          items={ratios.map((ratio, index) => ({
            key: String(index),
            heightPxAt: (widthPx) => libraryCardHeightPx(widthPx, ratio),
            node: <div className={styles.sheet} style={{ aspectRatio: 1 / ratio }} />,
          }))}
          columnsAt={libraryColumns}
          gapsPx={shelfGapsPx}
        />
      </div>
    </div>
  )
}
