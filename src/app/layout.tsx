import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/baloo-2/index.css'
import './caption-fonts.css'
import './tokens.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { brandName } from '@/env/brand'
import { siteUrl } from '@/env/site-url'
import { consentWords } from '@/features/consent/consent-words'
import { interfaceLanguage } from '@/i18n/interface-language'
import { getT } from '@/i18n/server'
import { ConfiguredScripts } from './configured-scripts'
import { displayFace, textFace } from './fonts'

export const viewport: Viewport = { themeColor: '#F8F3E8', viewportFit: 'cover' }

/** Defaults of every page; a page sets `title`, `description` and, where it has one, its canonical address (spec §2). */
export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    metadataBase: new URL(siteUrl),
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
  const { t } = await getT()
  return (
    <html lang={interfaceLanguage} className={`${textFace.variable} ${displayFace.variable}`}>
      <body>
        <ConfiguredScripts consentWords={consentWords(t)} />
        {children}
      </body>
    </html>
  )
}
