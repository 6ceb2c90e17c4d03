import { useT } from 'next-i18next/client'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import { themeSheetColumns, themeSheetPlace, themeSheetRows } from '@/core/theme/theme-sheet-place'
import styles from './theme-tiles.module.css'

interface ThemeTilesProps {
  theme: string
  onChoose: (theme: string) => void
}

/** Suggested themes as pictures; pressing one puts it into the field. */
export function ThemeTiles({ theme, onChoose }: ThemeTilesProps) {
  const { t } = useT()
  return (
    <section aria-labelledby="borrow-theme" className={styles.borrow}>
      <h2 id="borrow-theme" className={styles.title}>
        {t('themed.borrow')}
      </h2>
      <ul className={styles.tiles}>
        {suggestedThemes.map((suggested, index) => (
          <li key={suggested}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={suggested === theme}
              onClick={() => onChoose(suggested)}
            >
              <span aria-hidden className={styles.picture} style={placeOf(index)} />
              <span className={styles.name}>{suggested}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All pictures are one file. */
function placeOf(index: number) {
  const { x, y } = themeSheetPlace(index)
  return {
    backgroundPosition: `${x * 100}% ${y * 100}%`,
    backgroundSize: `${themeSheetColumns * 100}% ${themeSheetRows * 100}%`,
  }
}
