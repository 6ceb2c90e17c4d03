import { headingId } from '@/content/page-text'
import { getT } from '@/i18n/server'
import styles from './article.module.css'
import { FollowReader } from './follow-reader'

const contentsId = 'contents'

/** Where the parts of a text are: beside it on the desk, folded above it on the phone. */
export async function ArticleContents({ headings }: { headings: readonly string[] }) {
  const { t } = await getT()
  return (
    <nav id={contentsId} className={styles.contents} aria-label={t('article.contents')}>
      <details>
        <summary>{t('article.contents')}</summary>
        <ul>
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${headingId(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
      <FollowReader contentsId={contentsId} />
    </nav>
  )
}
