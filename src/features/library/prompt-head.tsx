import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { ButtonLink } from '@/components/button'
import { ArrowLeftIcon } from '@/components/icons/arrow-left-icon'
import type { PromptSummary } from '@/contracts/pages'
import { formatWhen } from '@/i18n/format-date'
import { keepDraft } from '@/meme-ui/prompt/kept-draft'
import { languagesOf, placeOf } from './prompt-facts'
import styles from './prompt-head.module.css'

/** The sentence, when, in which languages and in which tone it was said, and the way to say it so again. */
export function PromptHead({ prompt }: { prompt: PromptSummary }) {
  const { t } = useT()
  const [now] = useState(() => new Date())
  const { text, tone, kind, inputLanguage, outputLanguage, resultCount, createdAt } = prompt
  const made = t(`library.kinds.${kind}`, { count: resultCount })
  const { from, to } = languagesOf(prompt)
  const { place, href } = placeOf(prompt)
  // A page that takes no text from its address takes it from the kept draft.
  const carry = () =>
    keepDraft(sessionStorage, { place, text, tone, inputLanguage, outputLanguage, savedAtMs: Date.now() })
  return (
    <header className={styles.head}>
      <Link href="/library/prompts" prefetch={false} className={`qs-link ${styles.back}`}>
        <ArrowLeftIcon size={18} />
        {t('library.prompt.back')}
      </Link>
      <h1 className={styles.sentence} lang={inputLanguage === 'auto' ? undefined : inputLanguage} dir="auto">
        <span className={styles.text}>{text}</span>
      </h1>
      <p className={styles.meta}>
        {t('library.prompt.meta', { made, when: formatWhen(createdAt, now) })}
        {to &&
          ` · ${from ? t('library.prompt.languages', { from, to }) : t('library.prompt.language', { to })}`}
        {tone !== 'any' && ` · ${t('library.prompt.tone', { tone: t(`create.tones.${tone}`) })}`}
      </p>
      {/* Captured, so that the draft is kept before the link is followed. */}
      <div className={styles.again} onClickCapture={carry}>
        <ButtonLink href={href}>{t('library.prompt.again')}</ButtonLink>
      </div>
    </header>
  )
}
