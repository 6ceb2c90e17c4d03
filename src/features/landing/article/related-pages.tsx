import Link from 'next/link'
import { Picture } from '@/components/picture'
import { findPage } from '@/content/pages'
import { getT } from '@/i18n/server'
import styles from './article.module.css'

/** What to read next, at the end of the text only. */
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
              <Picture
                src={`/templates/${image.template}-320.webp`}
                alt=""
                width={320}
                height={200}
                loading="lazy"
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
