import type { Metadata } from 'next'
import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
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
          <ButtonLink large href="/">
            {t('account.closed.home')}
          </ButtonLink>
          <ButtonLink large tone="paper" href="/login?mode=sign-up">
            {t('account.closed.again')}
          </ButtonLink>
        </>
      }
    />
  )
}
