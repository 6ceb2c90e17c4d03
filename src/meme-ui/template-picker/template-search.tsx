'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import { SearchField } from '@/components/search-field'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import runStyles from '../prompt/run-status.module.css'
import styles from './template-search.module.css'
import { TemplateTiles } from './template-tiles'
import { useTemplateSearch } from './use-template-search'

/** Own pictures, before ours. */
const ownShown = 6

interface TemplateSearchProps {
  heading: string
  /** Moving templates instead of still ones. */
  isMoving?: boolean
  onChoose: (template: Template) => void
}

/** Templates to choose from, and earlier own pictures. */
export function TemplateSearch({ heading, isMoving = false, onChoose }: TemplateSearchProps) {
  const { t } = useT()
  const [query, setQuery] = useState('')
  const { templates, asked, isError, retry } = useTemplateSearch(query, isMoving)
  const { data: own } = trpc.account.myTemplates.useQuery({ pageSize: ownShown })
  return (
    <section aria-labelledby="take-template" className={styles.search}>
      <h2 id="take-template" className="qs-display-4">
        {heading}
      </h2>
      <SearchField
        value={query}
        onChange={setQuery}
        label={t('themed.search')}
        example={t('themed.searchExample')}
        clearLabel={t('themed.clearSearch')}
      />
      <p role="status" className={runStyles.status}>
        {asked !== '' &&
          templates &&
          (templates.length === 0
            ? t('themed.foundNone', { query: asked })
            : t('themed.found', { count: templates.length, query: asked }))}
      </p>
      {isError && !templates ? (
        <p className={styles.failed}>
          {t('themed.searchFailed')}
          <OutlineButton className={styles.retry} onClick={retry}>
            {t('themed.retry')}
          </OutlineButton>
        </p>
      ) : (
        <TemplateTiles
          key={asked}
          templates={
            templates && (asked === '' && !isMoving ? [...(own?.items ?? []), ...templates] : templates)
          }
          onChoose={onChoose}
        />
      )}
    </section>
  )
}
