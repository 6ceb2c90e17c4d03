import { Command } from 'cmdk'
import { useT } from 'next-i18next/client'
import { ChatTeardropTextIcon } from '@/components/icons/chat-teardrop-text-icon'
import { ImagesSquareIcon } from '@/components/icons/images-square-icon'
import { Picture } from '@/components/picture'
import { memesPerRunMax } from '@/contracts/limits'
import type { Result } from '@/contracts/meme-shapes'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { memeTitle } from '@/meme-ui/card/meme-title'
import styles from './palette.module.css'
import type { PaletteAction, PaletteEntry } from './palette-entries'
import type { FoundTemplate } from './use-found'

interface Chooser {
  onChoose: (action: PaletteAction) => void
}

interface EntryGroupProps extends Chooser {
  group: PaletteEntry['group']
  entries: readonly (PaletteEntry & { name: string })[]
}

/** Screens, or what belongs to the account. */
export function EntryGroup({ group, entries, onChoose }: EntryGroupProps) {
  const { t } = useT()
  const own = entries.filter((entry) => entry.group === group)
  if (own.length === 0) return null
  return (
    <Command.Group heading={t(`palette.groups.${group}`)} className={styles.group}>
      {own.map(({ id, name, icon: EntryIcon, action }) => (
        <Command.Item key={id} value={id} className={styles.item} onSelect={() => onChoose(action)}>
          <EntryIcon size={20} />
          <span className={styles.name}>{name}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** The entry that makes memes of the typed text. */
export function MakeGroup({ sentence, onChoose }: Chooser & { sentence: string }) {
  const { t } = useT()
  if (sentence === '') return null
  const href = `/create?${new URLSearchParams({ text: sentence })}`
  return (
    <Command.Group heading={t('palette.groups.make')} className={styles.group}>
      <Command.Item value="make" className={styles.item} onSelect={() => onChoose({ kind: 'go', href })}>
        <ChatTeardropTextIcon size={20} color="var(--qs-voice)" />
        <span className={styles.name}>{t('palette.make', { count: memesPerRunMax, sentence })}</span>
      </Command.Item>
    </Command.Group>
  )
}

export function TemplateGroup({ templates, onChoose }: Chooser & { templates: readonly FoundTemplate[] }) {
  const { t } = useT()
  if (templates.length === 0) return null
  return (
    <Command.Group heading={t('palette.groups.templates')} className={styles.group}>
      {templates.map(({ name, title, picture }) => (
        <Command.Item
          key={name}
          value={`template ${name}`}
          className={styles.item}
          onSelect={() => onChoose({ kind: 'go', href: `/templates/${name}` })}
        >
          <Picture src={picture} alt="" className={styles.picture} />
          <span className={styles.name}>{title}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

interface MemeGroupProps extends Chooser {
  memes: readonly Result[]
  /** How many there are in the library. */
  total: number
  sentence: string
}

/** The first own memes with the searched words, and a link to all of them. */
export function MemeGroup({ memes, total, sentence, onChoose }: MemeGroupProps) {
  const { t } = useT()
  if (memes.length === 0) return null
  const href = `/library?${new URLSearchParams({ q: sentence })}`
  return (
    <Command.Group heading={t('palette.groups.memes')} className={styles.group}>
      {memes.map((meme) => (
        <Command.Item
          key={meme.id}
          value={`meme ${meme.id}`}
          className={styles.item}
          onSelect={() => onChoose({ kind: 'go', href: `/edit/${meme.id}` })}
        >
          <Picture src={imageUrlAs(meme.imageUrl, 'webp')} alt="" className={styles.picture} />
          <span className={styles.name}>
            {memeTitle(meme.imageName)}
            <span className={styles.words}>
              {meme.captions
                .map(({ text }) => text)
                .filter(Boolean)
                .join(' / ')}
            </span>
          </span>
        </Command.Item>
      ))}
      {total > memes.length && (
        <Command.Item
          value="memes of the library"
          className={styles.item}
          onSelect={() => onChoose({ kind: 'go', href })}
        >
          <ImagesSquareIcon size={20} />
          <span className={styles.name}>{t('palette.inLibrary', { count: total })}</span>
        </Command.Item>
      )}
    </Command.Group>
  )
}
