import type { Metadata } from 'next'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
import { PressLink } from '@/components/press'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('account.closed.title'), robots: { index: false } }
}

/** Where somebody is told that the account is gone. */
export default async function AccountClosedPage() {
  const { t } = await getT()
  return (
    <PictureScreen
      picture={<Picture src="/art/chill.webp" alt="" width={700} height={520} />}
      title={t('account.closed.title')}
      text={t('account.closed.text')}
      actions={
        <>
          <PressLink large href="/">
            {t('account.closed.home')}
          </PressLink>
          <PressLink large tone="paper" href="/login?mode=sign-up">
            {t('account.closed.again')}
          </PressLink>
        </>
      }
    />
  )
}
