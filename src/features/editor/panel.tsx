import { Tabs } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { usePhone } from '@/lib/use-phone'
import { BarsSection } from './bars-section'
import { LetteringSection } from './lettering-section'
import styles from './panel.module.css'
import { PlaceSection } from './place-section'
import { SettingSection } from './setting-section'
import { ShapeSection } from './shape-section'
import type { Sheet } from './use-sheet'
import { WordsSection } from './words-section'

/** Everything about the words and the shape: beside the page, beneath it on a tablet, a sheet with tabs on the phone. */
export function Panel({ sheet }: { sheet: Sheet }) {
  const { t } = useT()
  const isPhone = usePhone()
  if (isPhone) return <PhonePanel sheet={sheet} />
  return (
    <aside className={styles.panel} aria-label={t('editor.panel')}>
      <WordsSection />
      <LetteringSection />
      <SettingSection />
      <BarsSection />
      <ShapeSection />
      <PlaceSection />
    </aside>
  )
}

function PhonePanel({ sheet }: { sheet: Sheet }) {
  const { t } = useT()
  const sheets: [name: string, sheet: ReactNode][] = [
    ['text', <WordsSection key="text" />],
    [
      'style',
      <div key="style">
        <LetteringSection />
        <SettingSection />
      </div>,
    ],
    ['arrange', <PlaceSection key="arrange" />],
    ['bars', <BarsSection key="bars" />],
    ['size', <ShapeSection key="size" />],
  ]
  return (
    <aside className={styles.panel} aria-label={t('editor.panel')} onKeyDown={sheet.onKeyDown}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('editor.sheet')}
        aria-expanded={sheet.rest === 'full'}
        {...sheet.grip}
      />
      <Tabs.Root defaultValue="text" className={styles.tabs}>
        <Tabs.List className={styles.list} onClick={sheet.raise}>
          {sheets.map(([name]) => (
            <Tabs.Trigger key={name} value={name} className={styles.tab}>
              {t(`editor.tabs.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {sheets.map(([name, sheet]) => (
          <Tabs.Content key={name} value={name} className={styles.sheet}>
            {sheet}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  )
}
