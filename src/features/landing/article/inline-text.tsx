import Link from 'next/link'
import type { ReactNode } from 'react'
import { type Inline, readInline } from '@/content/inline-text'
import styles from './article.module.css'

/** A text with its marks as elements. */
export function InlineText({ text }: { text: string }): ReactNode {
  return readInline(text).map((run) => <Run key={run.at} run={run} />)
}

function Run({ run }: { run: Inline }): ReactNode {
  switch (run.kind) {
    case 'link':
      // Files and the API are no pages of the router.
      return run.href.startsWith('/') && !/^\/api\/|\.[a-z]+$/.test(run.href) ? (
        <Link href={run.href} prefetch={false} className="qs-link">
          {run.text}
        </Link>
      ) : (
        <a href={run.href} className="qs-link">
          {run.text}
        </a>
      )
    case 'strong':
      return <strong className={styles.strong}>{run.text}</strong>
    case 'emphasis':
      return <em>{run.text}</em>
    case 'code':
      return <code className={styles.inlineCode}>{run.text}</code>
    default:
      return run.text
  }
}
