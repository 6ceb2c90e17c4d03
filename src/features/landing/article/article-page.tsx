import { ButtonLink } from '@/components/button'
import type { Page } from '@/content/page'
import { headingsOf, readingMinutes } from '@/content/page-text'
import { getT } from '@/i18n/server'
import frame from '../landing-frame.module.css'
import styles from './article.module.css'
import { ArticleBlock } from './article-block'
import { ArticleContents } from './article-contents'
import { Breadcrumbs } from './breadcrumbs'
import { MadeOn } from './made-on'
import { MemeFigure } from './meme-figure'
import { RelatedPages } from './related-pages'

/** A page takes the whole width when it shows a collection rather than a text. */
const wideKinds = new Set(['templates', 'languages'])
/** A text of fewer parts is read without a list of them. */
const contentsFrom = 3

/** The layout that every written page of the public site shares. */
export async function ArticlePage({ page, siteUrl }: { page: Page; siteUrl: string }) {
  const { t } = await getT()
  const { frontmatter, body } = page
  const headings = headingsOf(page)
  const wide = body.some(({ kind }) => wideKinds.has(kind))
  const [firstBlock] = body
  const updated = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={`${frame.wrap} ${styles.page} ${wide ? styles.wide : ''}`}>
      {!wide && headings.length >= contentsFrom && <ArticleContents headings={headings} />}
      <article className={styles.article}>
        <Breadcrumbs page={page} />
        <h1 className={`qs-display-2 ${styles.headline}`}>{frontmatter.headline}</h1>
        <p className="qs-lead">{frontmatter.lead}</p>
        {frontmatter.kind === 'article' && (
          <p className={`qs-quiet ${styles.dates}`}>
            <time dateTime={frontmatter.updated}>
              {t('article.updated', { date: updated.format(new Date(frontmatter.updated)) })}
            </time>
            {t('article.minutes', { count: readingMinutes(page) })}
          </p>
        )}
        {firstBlock?.kind === 'text' && !wide && (
          <MemeFigure memes={[frontmatter.image]} note={<MadeOn name={frontmatter.image.template} />} first />
        )}
        {body.map((block, index) => (
          // A page is written once and never reordered: the place of a piece names it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ArticleBlock key={index} block={block} siteUrl={siteUrl} />
        ))}
        <RelatedPages paths={frontmatter.related} />
        {body.at(-1)?.kind !== 'press' && (
          <div className={styles.press}>
            <ButtonLink href="/create" tone="paper">
              {t('article.make')}
            </ButtonLink>
          </div>
        )}
      </article>
    </div>
  )
}
