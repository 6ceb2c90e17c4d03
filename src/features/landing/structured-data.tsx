import { brandName } from '@/env/brand'
import { getT } from '@/i18n/server'

/** What the site is, for search engines: schema.org WebSite and SoftwareApplication. */
export async function StructuredData({ siteUrl }: { siteUrl: string }) {
  const { t } = await getT()
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${siteUrl}/#site`, name: brandName, url: `${siteUrl}/` },
      {
        '@type': 'SoftwareApplication',
        name: brandName,
        url: `${siteUrl}/`,
        description: t('landing.description'),
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Web',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  }
  // A script element ends at the first "</": no text of ours may contain one.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write JSON-LD, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
