import '@radix-ui/themes/tokens/base.css'
import '@radix-ui/themes/tokens/colors/violet.css'
import '@radix-ui/themes/tokens/colors/sand.css'
import '@radix-ui/themes/tokens/colors/red.css'
import '@radix-ui/themes/tokens/colors/amber.css'
import '@radix-ui/themes/components.css'
import '@radix-ui/themes/utilities.css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/baloo-2/index.css'
import './caption-fonts.css'
import './tokens.css'
import './globals.css'
import { Theme } from '@radix-ui/themes'
import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import { type ReactNode, Suspense } from 'react'
import { Toasts } from '@/components/toasts'
import { brandName } from '@/env/brand'
import { publicConfig } from '@/env/public-config'
import { SessionAnalytics } from '@/features/analytics/session-analytics'
import { interfaceLanguage } from '@/i18n/i18n-config'
import { I18nProvider } from '@/i18n/i18n-provider'
import { getT } from '@/i18n/server'
import { TrpcProvider } from '@/trpc/trpc-provider'
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
  const { posthogKey, sentryDsn } = publicConfig()
  return (
    <html
      lang={interfaceLanguage}
      className={`${textFace.variable} ${displayFace.variable}`}
      data-sentry-dsn={sentryDsn}
    >
      <body>
        <Theme
          appearance="light"
          accentColor="violet"
          grayColor="sand"
          radius="large"
          scaling="95%"
          panelBackground="solid"
        >
          <I18nProvider>
            <TrpcProvider>
              {children}
              {posthogKey && (
                <Suspense>
                  <SessionAnalytics posthogKey={posthogKey} />
                </Suspense>
              )}
            </TrpcProvider>
          </I18nProvider>
          <Toasts />
        </Theme>
      </body>
    </html>
  )
}
