'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { ArrowUpIcon } from '@/components/icons/arrow-up-icon'
import { formatWhen } from '@/i18n/format-date'
import type { PromptDraft } from '@/meme-ui/prompt/kept-draft'
import { PictureStrip } from '@/meme-ui/prompt/picture-strip'
import { trpc } from '@/trpc/client'
import styles from './recent-prompts.module.css'

/** How many of the last sentences are offered again. */
const promptsShown = 3
/** More than are shown, because prompts for visuals and themes are among them. */
const promptsAsked = 12

/** The last prompts; pressing one puts it back into the box. Hidden where there are none. */
export function RecentPrompts({ onChoose }: { onChoose: (prompt: PromptDraft) => void }) {
  const { t } = useT()
  const { data } = trpc.account.myPrompts.useQuery({ pageSize: promptsAsked })
  const prompts = (data?.items ?? []).filter(({ kind }) => kind.startsWith('text-to-')).slice(0, promptsShown)
  if (prompts.length === 0) return null
  const now = new Date()
  return (
    <section aria-labelledby="recent-prompts">
      <div className={styles.head}>
        <h2 id="recent-prompts" className="qs-display-4">
          {t('create.recentPrompts')}
        </h2>
        <Link href="/library/prompts" prefetch={false} className={styles.all}>
          {t('create.allPrompts')}
        </Link>
      </div>
      <ul className={styles.prompts}>
        {prompts.map(({ promptId, imageUrls, resultCount, createdAt, ...prompt }) => (
          <li key={promptId}>
            <button type="button" onClick={() => onChoose(promptOf(prompt))}>
              <PictureStrip imageUrls={imageUrls} />
              <span className={styles.said}>
                <b>{prompt.text}</b>
                <span className={styles.when}>
                  {t('create.recentPromptsMeta', { count: resultCount, when: formatWhen(createdAt, now) })}
                </span>
              </span>
              <ArrowUpIcon size={17} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function promptOf({ text, tone, inputLanguage, outputLanguage }: PromptDraft): PromptDraft {
  return { text, tone, inputLanguage, outputLanguage }
}
