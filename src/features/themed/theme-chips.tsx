import { useT } from 'next-i18next/client'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import styles from './theme-chips.module.css'

interface ThemeChipsProps {
  theme: string
  onChoose: (theme: string) => void
}

/** Themes for who has none in mind; one goes into the field when pressed. */
export function ThemeChips({ theme, onChoose }: ThemeChipsProps) {
  const { t } = useT()
  return (
    <section aria-labelledby="borrow-theme" className={styles.borrow}>
      <h2 id="borrow-theme" className={styles.title}>
        {t('themed.borrow')}
      </h2>
      <ul className={styles.chips}>
        {suggestedThemes.map((suggested) => (
          <li key={suggested}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={suggested === theme}
              onClick={() => onChoose(suggested)}
            >
              {suggested}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
