'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import { SearchField } from './search-field'
import styles from './template-search.module.css'
import { TemplateTiles } from './template-tiles'
import { useTemplateSearch } from './use-template-search'

/** Of one's own, before ours. */
const ownShown = 6

/** Templates to take instead of a picture of one's own, and pictures that one brought before. */
export function TemplateSearch({ onChoose }: { onChoose: (template: Template) => void }) {
  const { t } = useT()
  const [query, setQuery] = useState('')
  const { templates, asked, isError, retry } = useTemplateSearch(query)
  const { data: own } = trpc.account.myTemplates.useQuery({ pageSize: ownShown })
  return (
    <section aria-labelledby="take-template" className={styles.search}>
      <h2 id="take-template" className="qs-display-4">
        {t('themed.ours')}
      </h2>
      <SearchField value={query} onChange={setQuery} />
      <p role="status" className={styles.status}>
        {asked !== '' &&
          templates &&
          (templates.length === 0
            ? t('themed.foundNone', { query: asked })
            : t('themed.found', { count: templates.length, query: asked }))}
      </p>
      {isError && !templates ? (
        <p className={styles.failed}>
          {t('themed.searchFailed')}
          <Button variant="outline" color="gray" highContrast className={styles.retry} onClick={retry}>
            {t('themed.retry')}
          </Button>
        </p>
      ) : (
        <TemplateTiles
          key={asked}
          templates={templates && (asked === '' ? [...(own?.items ?? []), ...templates] : templates)}
          onChoose={onChoose}
        />
      )}
    </section>
  )
}
