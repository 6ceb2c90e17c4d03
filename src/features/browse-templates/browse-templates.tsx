'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useDeferredValue } from 'react'
import { UploadSimpleIcon } from '@/components/icons/upload-simple-icon'
import { OutlineButton } from '@/components/outline-button'
import { ScreenTitle } from '@/components/screen-title'
import { SearchField } from '@/components/search-field'
import styles from './browse-templates.module.css'
import { FilterBar } from './filter-bar'
import { narrowTemplates } from './narrow-templates'
import { NothingFound } from './nothing-found'
import { TemplateGrid } from './template-grid'
import { useBrowsing } from './use-browsing'
import { useFoundTemplates } from './use-found-templates'
import { useShelf } from './use-shelf'

/** The template browser: a live search, filtered by joke shape, mood, and starred or recent ones. */
export function BrowseTemplates() {
  const { t } = useT()
  const { browsing, change } = useBrowsing()
  const query = useDeferredValue(browsing.query.trim())
  const { templates, isOwnLoading } = useFoundTemplates(query)
  const { shelf, setStar } = useShelf()
  const narrowed = narrowTemplates(templates, browsing, shelf, query !== '')
  const { shown } = narrowed
  const isLoading = isOwnLoading && browsing.only.includes('own')
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{t('templates.title')}</ScreenTitle>
        <AddOwn className={styles.addAbove} />
      </div>
      <SearchField
        value={browsing.query}
        onChange={(text) => change({ query: text })}
        label={t('templates.search')}
        example={t('templates.searchExample')}
        clearLabel={t('templates.clearSearch')}
      />
      <FilterBar narrowing={browsing} narrowed={narrowed} onChange={change} />
      <div className={styles.foot}>
        <p role="status" className={styles.status}>
          {isLoading ? t('templates.loading') : <Counted count={shown.length} query={query} />}
        </p>
        <AddOwn className={styles.addBelow} />
      </div>
      {shown.length > 0 && <TemplateGrid templates={shown} starred={shelf.starred} onStar={setStar} />}
      {shown.length === 0 && !isLoading && (
        <NothingFound
          query={query}
          narrowing={browsing}
          onSearch={(text) => change({ query: text, shape: null, mood: null, only: [] })}
        />
      )}
    </>
  )
}

/** Beside the title; on a phone beneath the search, which comes first. */
function AddOwn({ className }: { className: string | undefined }) {
  const { t } = useT()
  return (
    <OutlineButton asChild size="3" className={className}>
      <Link href="/templates/new">
        <UploadSimpleIcon size={18} />
        {t('templates.add')}
      </Link>
    </OutlineButton>
  )
}

function Counted({ count, query }: { count: number; query: string }) {
  const { t } = useT()
  if (query === '') return t('templates.count', { count })
  return (
    <>
      <b>{t('templates.found', { count, query })}</b>
      {count > 1 && t('templates.bestFirst')}
    </>
  )
}
