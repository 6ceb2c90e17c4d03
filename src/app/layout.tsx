import '@radix-ui/themes/tokens/base.css'
import '@radix-ui/themes/tokens/colors/violet.css'
import '@radix-ui/themes/tokens/colors/sand.css'
import '@radix-ui/themes/tokens/colors/red.css'
import '@radix-ui/themes/tokens/colors/amber.css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/baloo-2/index.css'
import './caption-fonts.css'
import './tokens.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { brandName } from '@/env/brand'
import { publicConfig } from '@/env/public-config'
import { LazyAnalytics } from '@/features/analytics/lazy-analytics'
import { Consent } from '@/features/consent/consent'
import { interfaceLanguage } from '@/i18n/interface-language'
import { getT } from '@/i18n/server'
import { displayFace, textFace } from './fonts'

export const viewport: Viewport = { themeColor: '#F8F3E8', viewportFit: 'cover' }

/** Defaults of every page; a page sets `title`, `description` and, where it has one, its canonical address (spec §2). */
export async function generateMetadata(): Promise<Metadata> {
  // The address is configuration, not part of the build.
  await connection()
  const { t } = await getT()
  return {
    metadataBase: new URL(publicConfig().siteUrl),
    title: {
      default: t('meta.defaultTitle', { brand: brandName }),
      template: t('meta.titleTemplate', { brand: brandName }),
    },
    description: t('meta.defaultDescription'),
    applicationName: brandName,
    alternates: { canonical: './' },
    // Their title and description are the page's own.
    openGraph: { type: 'website', siteName: brandName, url: './', locale: 'en_GB' },
    twitter: { card: 'summary_large_image' },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection()
  const { posthogKey, sentryDsn, foreignScripts } = publicConfig()
  const affiliate = foreignScripts.find(({ kind }) => kind === 'affiliate')
  return (
    <html
      lang={interfaceLanguage}
      className={`${textFace.variable} ${displayFace.variable}`}
      data-sentry-dsn={sentryDsn}
      data-referral-variable={affiliate?.referralVariable}
    >
      <body>
        <Consent posthogKey={posthogKey} foreignScripts={foreignScripts} />
        {children}
        {posthogKey && <LazyAnalytics posthogKey={posthogKey} />}
      </body>
    </html>
  )
}
