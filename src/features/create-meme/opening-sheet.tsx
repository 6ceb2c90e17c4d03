import { useT } from 'next-i18next/client'

/** The moment in which the part that shows memes is still on its way. */
export function OpeningSheet() {
  const { t } = useT()
  return <p role="status">{t('create.choosing')}</p>
}
