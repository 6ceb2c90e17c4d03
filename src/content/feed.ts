import { pages } from './pages'

interface FeedWords {
  /** Origin, without a trailing slash. */
  siteUrl: string
  title: string
  description: string
}

/** The dated texts of the site as RSS 2.0, the newest first. @see https://www.rssboard.org/rss-specification */
export function feedOf({ siteUrl, title, description }: FeedWords): string {
  const articles = pages
    .map(({ frontmatter }) => frontmatter)
    .filter(({ kind }) => kind === 'article')
    .toSorted((one, other) => other.published.localeCompare(one.published))
  const items = articles.map(({ path, headline, description: about, published }) =>
    element(
      'item',
      [
        element('title', escapeXml(headline)),
        element('link', escapeXml(siteUrl + path)),
        element('guid', escapeXml(siteUrl + path)),
        element('pubDate', new Date(published).toUTCString()),
        element('description', escapeXml(about)),
      ].join(''),
    ),
  )
  const self = `<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`
  const channel = [
    element('title', escapeXml(title)),
    element('link', escapeXml(`${siteUrl}/guides`)),
    self,
    element('description', escapeXml(description)),
    element('language', 'en-gb'),
    ...items,
  ].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${element('channel', channel)}</rss>\n`
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
