import { useT } from 'next-i18next/client'

/** Placeholder while the code that shows memes loads. */
export function OpeningSheet() {
  const { t } = useT()
  return <p role="status">{t('create.choosing')}</p>
}
