import Link from 'next/link'
import type { Section } from '@/content/page'
import { pagesOf } from '@/content/pages'
import { MemeThumb } from './meme-thumb'
import styles from './page-list.module.css'

/** The pages of a section as lines with a picture, but for its own first page, which this stands on. */
export function PageList({ section }: { section: Section }) {
  return (
    <ul className={styles.list}>
      {pagesOf(section)
        .slice(1)
        .map(({ frontmatter: { path, label, description, image } }) => (
          <li key={path}>
            <Link href={path} prefetch={false} className={styles.entry}>
              <MemeThumb meme={image} sizes="112px" />
              <span>
                <span className={`qs-display-4 ${styles.label}`}>{label}</span>
                <span className={styles.description}>{description}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
