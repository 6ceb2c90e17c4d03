'use client'

import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { ScreenTitle } from '@/components/screen-title'
import { SearchField } from '@/components/search-field'
import { EmptyShelf } from './empty-shelf'
import styles from './library.module.css'
import type { LibraryPicture } from './library-picture'
import { LoadingShelf } from './loading-shelf'
import { PictureShelf } from './picture-shelf'
import { PromptShelf } from './prompt-shelf'
import type { Shelf } from './shelf'
import { ShelfFailure } from './shelf-failure'
import type { ShelfName } from './shelf-names'
import { ShelfTabs } from './shelf-tabs'
import { TemplateShelf } from './template-shelf'
import { useMemes, usePrompts, useSaved, useTemplates, useVisuals } from './use-library-shelves'
import { useSearch } from './use-search'
import { useShelfCounts } from './use-shelf-counts'

/** The library, open at one of its shelves. */
export function Library({ shelf }: { shelf: ShelfName }) {
  const { t } = useT()
  const counts = useShelfCounts()
  const { typed, setTyped, search } = useSearch()
  const count = counts[shelf]
  const Content = contents[shelf]
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle className={styles.title}>{t('library.title')}</ScreenTitle>
        {(count === undefined || count > 0 || typed !== '') && (
          <search className={styles.search}>
            <SearchField
              value={typed}
              onChange={setTyped}
              label={t(`library.search.${shelf}`, { count: count ?? 0 })}
              example={t(`library.search.${shelf}`, { count: count ?? 0 })}
              clearLabel={t('library.search.clear')}
            />
          </search>
        )}
        <div className={styles.tabs}>
          <ShelfTabs counts={counts} />
        </div>
      </div>
      <Content key={shelf} search={search} />
    </>
  )
}

const contents: Record<ShelfName, (props: { search: string }) => ReactNode> = {
  memes: Memes,
  prompts: Prompts,
  templates: Templates,
  visuals: Visuals,
  saved: Saved,
}

function Memes({ search }: { search: string }) {
  return <Pictures shelf={useMemes(search)} name="memes" search={search} />
}

function Visuals({ search }: { search: string }) {
  return <Pictures shelf={useVisuals(search)} name="visuals" search={search} />
}

function Saved({ search }: { search: string }) {
  return <Pictures shelf={useSaved(search)} name="saved" search={search} />
}

interface PicturesProps {
  shelf: Shelf<LibraryPicture>
  name: 'memes' | 'visuals' | 'saved'
  search: string
}

function Pictures({ shelf, name, search }: PicturesProps) {
  const { t } = useT()
  return whenLoaded(shelf, { name, search, label: t('library.loading') }, (loaded) => (
    <PictureShelf shelf={loaded} list={`${name}?${search}`} label={t(`library.${name}`)} />
  ))
}

function Prompts({ search }: { search: string }) {
  const { t } = useT()
  const shelf = usePrompts(search)
  return whenLoaded(shelf, { name: 'prompts', search, label: t('library.loading') }, (loaded) => (
    <PromptShelf shelf={loaded} list={`prompts?${search}`} />
  ))
}

function Templates({ search }: { search: string }) {
  const { t } = useT()
  const shelf = useTemplates(search)
  return whenLoaded(shelf, { name: 'templates', search, label: t('library.loading') }, (loaded) => (
    <TemplateShelf shelf={loaded} />
  ))
}

function whenLoaded<Item>(
  shelf: Shelf<Item>,
  { name, search, label }: { name: ShelfName; search: string; label: string },
  draw: (shelf: Extract<Shelf<Item>, { state: 'loaded' }>) => ReactNode,
): ReactNode {
  if (shelf.state === 'loading') return <LoadingShelf label={label} />
  if (shelf.state === 'failed') return <ShelfFailure onRetry={shelf.retry} />
  if (shelf.items.length === 0 && !shelf.hasMore) return <EmptyShelf shelf={name} search={search} />
  return draw(shelf)
}
