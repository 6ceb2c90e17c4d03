'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import type { KeptDemo } from '@/contracts/demo'
import { memesPerRunMax } from '@/contracts/limits'
import styles from './kept-memes.module.css'
import { useKeptDemo } from './use-kept-demo'

/** The three memes of the front page, now in the library. */
export function KeptMemes() {
  const { t } = useT()
  const state = useKeptDemo()
  return (
    <div className={styles.page}>
      <h1 className="qs-display-2">{t('kept.title')}</h1>
      <p role="status" className="qs-lead">
        {state.kind === 'keeping' && t('kept.keeping')}
        {state.kind === 'failed' && t('kept.failed')}
        {state.kind === 'kept' && t('kept.lead')}
      </p>
      {state.kind === 'kept' && <Memes demo={state.demo} />}
    </div>
  )
}

function Memes({ demo: { text, memes } }: { demo: KeptDemo }) {
  const { t } = useT()
  return (
    <>
      <p className={styles.sentence}>{text}</p>
      <ul className={styles.memes}>
        {memes.map(({ id, imageUrl, altText, width, height }) => (
          <li key={id}>
            <Link href={`/edit/${id}`} aria-label={t('kept.edit', { name: altText })}>
              <Picture src={imageUrl} alt="" width={width} height={height} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.next}>
        <ButtonLink large href={`/create?${new URLSearchParams({ text })}`}>
          {t('kept.more', { count: memesPerRunMax })}
        </ButtonLink>
        <ButtonLink large tone="paper" href="/library">
          {t('kept.library')}
        </ButtonLink>
      </div>
    </>
  )
}
