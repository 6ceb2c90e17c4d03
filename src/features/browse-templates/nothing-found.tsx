import { useT } from 'next-i18next/client'
import { Fragment } from 'react'
import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { OutlineButton } from '@/components/outline-button'
import type { Narrowing } from './narrow-templates'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  query: string
  narrowing: Narrowing
  /** Looks for something else, in everything. */
  onSearch: (query: string) => void
}

/** Says why nothing was found and what to try. */
export function NothingFound({ query, narrowing: { shape, mood, only }, onSearch }: NothingFoundProps) {
  const { t } = useT()
  if (query === '' && only.length === 1 && shape === null && mood === null) {
    return <NothingAtHand kind={only[0] ?? 'own'} />
  }
  const isNarrow = shape !== null || mood !== null || only.length > 0
  const suggested = [t('templates.none.denial'), t('templates.none.meetings')]
  return (
    <EmptyState
      drawing="/art/shrug.webp"
      isBust
      title={query === '' ? t('templates.none.noneSo') : t('templates.none.title', { query })}
      action={
        isNarrow ? (
          <OutlineButton size="3" className={styles.wider} onClick={() => onSearch(query)}>
            {t('templates.none.everywhere')}
          </OutlineButton>
        ) : undefined
      }
    >
      {isNarrow ? (
        t('templates.none.narrow')
      ) : (
        <>
          {t('templates.none.try')}{' '}
          {suggested.map((words, index) => (
            <Fragment key={words}>
              {index > 0 && ', '}
              <button type="button" className={styles.word} onClick={() => onSearch(words)}>
                {t('templates.none.quoted', { words })}
              </button>
            </Fragment>
          ))}
        </>
      )}
    </EmptyState>
  )
}

function NothingAtHand({ kind }: { kind: Narrowing['only'][number] }) {
  const { t } = useT()
  return (
    <EmptyState
      drawing="/art/clumsy.webp"
      title={t(`templates.empty.${kind}.title`)}
      action={
        kind === 'own' ? (
          <ButtonLink href="/templates/new">{t('templates.empty.own.action')}</ButtonLink>
        ) : undefined
      }
    >
      {t(`templates.empty.${kind}.text`)}
    </EmptyState>
  )
}
