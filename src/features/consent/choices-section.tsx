import Link from 'next/link'
import { SettingsSection } from '@/components/settings-section'
import { getT } from '@/i18n/server'

/** The link to the privacy choices in the account. */
export async function ChoicesSection() {
  const { t } = await getT()
  return (
    <SettingsSection title={t('consent.title')} lead={t('consent.account')}>
      <Link href="/privacy-choices" prefetch={false} className="qs-link">
        {t('consent.change')}
      </Link>
    </SettingsSection>
  )
}
