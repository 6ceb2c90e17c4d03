import Link from 'next/link'
import type { Page } from '@/content/page'
import { trailOf } from '@/content/trail'
import { getT } from '@/i18n/server'
import styles from './article.module.css'

/** The way from the front page to this one; the last step is the page itself and no link. */
export async function Breadcrumbs({ page }: { page: Page }) {
  const { t } = await getT()
  return (
    <nav aria-label={t('article.trail')}>
      <ol className={styles.trail}>
        <li>
          <Link href="/" prefetch={false}>
            {t('article.home')}
          </Link>
        </li>
        {trailOf(page).map(({ path, label }) => (
          <li key={path}>
            <Link href={path} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{page.frontmatter.label}</li>
      </ol>
    </nav>
  )
}
