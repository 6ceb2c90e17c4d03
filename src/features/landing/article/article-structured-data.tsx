import type { Page } from '@/content/page'
import { wordCount } from '@/content/page-text'
import { trailOf } from '@/content/trail'
import { brandName } from '@/env/brand'
import { JsonLd } from '../json-ld'

/** A written page for search engines: the way to it, the text, and its questions where it has some. */
export function ArticleStructuredData({
  page,
  siteUrl,
  card,
}: {
  page: Page
  siteUrl: string
  card: string
}) {
  const { path, kind, headline, description, label, published, updated } = page.frontmatter
  const site = { '@type': 'Organization', name: brandName, url: `${siteUrl}/` }
  const steps = [{ path: '/', label: brandName }, ...trailOf(page), { path, label }]
  const questions = page.body.flatMap((block) => (block.kind === 'questions' ? block.questions : []))
  const graph = [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: `${siteUrl}${step.path}`,
      })),
    },
    {
      '@type': kind === 'article' ? 'Article' : 'WebPage',
      '@id': `${siteUrl}${path}`,
      url: `${siteUrl}${path}`,
      ...(kind === 'article' ? { headline, wordCount: wordCount(page) } : { name: headline }),
      description,
      inLanguage: 'en',
      image: `${siteUrl}${card}`,
      datePublished: published,
      dateModified: updated,
      ...(kind === 'article' ? { author: site } : {}),
      publisher: site,
    },
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ]
  return <JsonLd graph={{ '@context': 'https://schema.org', '@graph': graph }} />
}
