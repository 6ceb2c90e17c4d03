import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import type { PromptSummary } from '@/contracts/pages'
import { formatWhen } from '@/i18n/format-date'
import { PictureStrip } from '@/meme-ui/prompt/picture-strip'
import styles from './prompt-shelf.module.css'
import type { Shelf } from './shelf'
import { ShelfFoot } from './shelf-foot'
import { useScrollRestoration } from './use-scroll-restoration'

interface PromptShelfProps {
  shelf: Extract<Shelf<PromptSummary>, { state: 'loaded' }>
  list: string
}

/** Earlier prompts, each linking to everything made from it. */
export function PromptShelf({ shelf, list }: PromptShelfProps) {
  const { t } = useT()
  const place = useScrollRestoration(list, true)
  const [now] = useState(() => new Date())
  return (
    <div ref={place}>
      <ul className={styles.prompts} aria-label={t('library.prompts')}>
        {shelf.items.map(({ promptId, text, kind, inputLanguage, resultCount, imageUrls, createdAt }) => (
          <li key={promptId}>
            <Link href={`/prompts/${promptId}`} prefetch={false} className={styles.prompt}>
              <PictureStrip imageUrls={imageUrls} />
              <span className={styles.said}>
                <span
                  className={styles.text}
                  lang={inputLanguage === 'auto' ? undefined : inputLanguage}
                  dir="auto"
                >
                  {text}
                </span>
                <span className={styles.meta}>
                  {t(`library.kinds.${kind}`, { count: resultCount })}, {formatWhen(createdAt, now)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShelfFoot shelf={shelf} shown={shelf.items.length} total={shelf.total} />
    </div>
  )
}
