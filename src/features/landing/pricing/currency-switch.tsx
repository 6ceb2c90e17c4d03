'use client'

import { SegmentedControl } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { interfaceLanguage } from '@/i18n/i18n-config'
import styles from './plan-table.module.css'

interface CurrencySwitchProps {
  /** ISO 4217, lower case. */
  value: string
  offered: readonly string[]
  onChange: (currency: string) => void
}

/** Which of the currencies of the prices; only where there are several. */
export function CurrencySwitch({ value, offered, onChange }: CurrencySwitchProps) {
  const { t } = useT()
  if (offered.length < 2) return null
  return (
    <SegmentedControl.Root
      size="3"
      value={value}
      onValueChange={onChange}
      aria-label={t('pricing.currency')}
      className={styles.switch}
    >
      {offered.map((currency) => (
        <SegmentedControl.Item key={currency} value={currency}>
          <abbr title={nameOf(currency)} className={styles.currency}>
            {currency.toUpperCase()}
          </abbr>
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  )
}

function nameOf(currency: string): string | undefined {
  return new Intl.DisplayNames(interfaceLanguage, { type: 'currency' }).of(currency.toUpperCase())
}
