import { brandName } from '@/env/brand'
import { getT } from '@/i18n/server'
import { JsonLd } from './json-ld'

/** Structured data of the site: schema.org WebSite and SoftwareApplication. */
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
  return <JsonLd graph={graph} />
}
