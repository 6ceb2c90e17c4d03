import { ButtonLink } from '@/components/button'
import { exampleOrigin } from '@/content/api-document'
import type { Block } from '@/content/page'
import { headingId } from '@/content/page-text'
import styles from './article.module.css'
import { InlineText } from './inline-text'
import { LanguageTable } from './language-table'
import { MemeFigure } from './meme-figure'
import { PageList } from './page-list'
import { TemplateLibrary } from './template-library'

interface ArticleBlockProps {
  block: Block
  /** Origin of the installation. */
  siteUrl: string
}

/** One piece of a written page. */
export function ArticleBlock({ block, siteUrl }: ArticleBlockProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'heading':
      return (
        <h2 id={headingId(block.text)} className={`qs-display-3 ${styles.heading}`}>
          {block.text}
        </h2>
      )
    case 'list':
      return <ArticleList {...block} />
    case 'memes':
      return <MemeFigure {...block} />
    case 'table':
      return <ArticleTable {...block} />
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <pre className={`qs-on-ink ${styles.code}`} tabIndex={0}>
          <code>{block.code.replaceAll(exampleOrigin, siteUrl)}</code>
        </pre>
      )
    case 'questions':
      return <ArticleQuestions {...block} />
    case 'press':
      return (
        <div>
          <ButtonLink href={block.href}>{block.label}</ButtonLink>
        </div>
      )
    case 'languages':
      return <LanguageTable />
    case 'templates':
      return <TemplateLibrary />
    case 'pages':
      return <PageList section={block.section} />
  }
}

function ArticleList({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  )
}

function ArticleTable({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <InlineText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={`${head[index + 1]}:${cell}`}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ArticleQuestions({ questions }: Extract<Block, { kind: 'questions' }>) {
  return (
    <dl className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            <InlineText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
