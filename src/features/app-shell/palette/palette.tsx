'use client'

import { Command } from 'cmdk'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Dialog } from '@/components/dialog'
import { MagnifyingGlassIcon } from '@/components/icons/magnifying-glass-icon'
import { promptCharsMax } from '@/contracts/limits'
import { insertWithin } from '@/core/text/text-limit'
import styles from './palette.module.css'
import { type PaletteAction, paletteEntries } from './palette-entries'
import { EntryGroup, MakeGroup, MemeGroup, TemplateGroup } from './palette-groups'
import { rankEntries } from './rank-entries'
import { useFound } from './use-found'

export interface PaletteProps {
  isOpen: boolean
  onClose: () => void
  /** Told once it is gone; puts the focus where it belongs. */
  onClosed: (event: Event) => void
  onChoose: (action: PaletteAction) => void
}

/** The command palette: goes to screens, templates, own memes and the account, or makes memes of a sentence. */
export function Palette({ isOpen, onClose, onClosed, onChoose }: PaletteProps) {
  const { t } = useT()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content
        align="start"
        maxWidth="620px"
        className={styles.palette}
        aria-describedby={undefined}
        onCloseAutoFocus={onClosed}
      >
        <Dialog.Title className="qs-hidden">{t('palette.title')}</Dialog.Title>
        <PaletteBody onChoose={onChoose} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function PaletteBody({ onChoose }: Pick<PaletteProps, 'onChoose'>) {
  const { t } = useT()
  const [query, setQuery] = useState('')
  const { templates, memes, memesInLibrary, isLooking } = useFound(query)
  const sentence = query.trim()
  const named = paletteEntries.map((entry) => ({
    ...entry,
    name: t(entry.label),
    keywords: entry.keywords ? t(entry.keywords) : '',
  }))
  const entries = rankEntries(query, named)
  const count = entries.length + (sentence === '' ? 0 : 1) + templates.length + memes.length
  return (
    <Command label={t('palette.title')} shouldFilter={false} loop vimBindings={false} className={styles.body}>
      <div className={styles.asking}>
        <MagnifyingGlassIcon size={21} />
        <Command.Input
          value={query}
          onValueChange={(typed) => setQuery(insertWithin(query, typed, promptCharsMax))}
          placeholder={t('palette.example')}
          className={styles.field}
        />
        <Dialog.Close>
          <button type="button" className={styles.close}>
            {t('palette.close')}
          </button>
        </Dialog.Close>
      </div>
      <Command.List label={t('palette.results')} className={styles.list}>
        <EntryGroup group="places" entries={entries} onChoose={onChoose} />
        <EntryGroup group="account" entries={entries} onChoose={onChoose} />
        <MakeGroup sentence={sentence} onChoose={onChoose} />
        <TemplateGroup templates={templates} onChoose={onChoose} />
        <MemeGroup memes={memes} total={memesInLibrary} sentence={sentence} onChoose={onChoose} />
      </Command.List>
      <p role="status" className="qs-hidden">
        {isLooking ? t('palette.looking') : t('palette.found', { count })}
      </p>
    </Command>
  )
}
