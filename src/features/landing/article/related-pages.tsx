import Link from 'next/link'
import { findPage } from '@/content/pages'
import { getT } from '@/i18n/server'
import styles from './article.module.css'
import { MemeThumb } from './meme-thumb'

/** Related pages, at the end of the text only. */
export async function RelatedPages({ paths }: { paths: readonly string[] }) {
  const { t } = await getT()
  const pages = paths.flatMap((path) => findPage(path) ?? [])
  if (pages.length === 0) return null
  return (
    <aside className={styles.related} aria-labelledby="related">
      <h2 id="related" className="qs-display-4">
        {t('article.related')}
      </h2>
      <ul>
        {pages.map(({ frontmatter: { path, label, image } }) => (
          <li key={path}>
            <Link href={path} prefetch={false}>
              <MemeThumb meme={image} sizes="180px" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
