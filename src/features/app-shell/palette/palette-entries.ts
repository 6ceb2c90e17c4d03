import type { Icon } from '@phosphor-icons/react'
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen'
import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { KeyboardIcon } from '@phosphor-icons/react/dist/csr/Keyboard'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { StackIcon } from '@phosphor-icons/react/dist/csr/Stack'
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag'
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle'
import { navigation } from '../navigation'

/** The action of an entry. */
export type PaletteAction =
  | { kind: 'go'; href: string }
  /** An address that no page answers: a file. */
  | { kind: 'fetch'; href: string }
  | { kind: 'shortcuts' }
  | { kind: 'signOut' }

export interface PaletteEntry {
  id: string
  group: 'places' | 'account'
  /** Keys of its name and of other words for it, in the locale file. */
  label: string
  keywords?: string
  icon: Icon
  action: PaletteAction
}

function place(href: string, label: string, icon: Icon, keywords?: string): PaletteEntry {
  const entry: PaletteEntry = { id: href, group: 'places', label, icon, action: { kind: 'go', href } }
  return keywords ? { ...entry, keywords } : entry
}

const words: Record<string, string> = {
  '/create': 'palette.words.create',
  '/gifs': 'palette.words.gifs',
  '/themed': 'palette.words.themed',
  '/visuals': 'palette.words.visuals',
  '/templates': 'palette.words.templates',
  '/library': 'palette.words.library',
}

/** Everything that can be chosen without looking it up, in order. */
export const paletteEntries: readonly PaletteEntry[] = [
  ...navigation.map(({ href, label, icon }) => place(href, label, icon, words[href])),
  place('/library/visuals', 'palette.libraryVisuals', StackIcon),
  place('/pricing', 'palette.pricing', TagIcon, 'palette.words.pricing'),
  place('/docs/api', 'palette.reference', BookOpenIcon, 'palette.words.reference'),
  place('/contact', 'palette.contact', EnvelopeSimpleIcon, 'palette.words.contact'),
  place('/', 'palette.home', HouseIcon),
  {
    ...place('/account', 'palette.profile', UserCircleIcon, 'palette.words.profile'),
    group: 'account',
  },
  {
    ...place('/account/billing', 'palette.billing', CreditCardIcon, 'palette.words.billing'),
    group: 'account',
  },
  { ...place('/account/api', 'palette.api', KeyIcon, 'palette.words.api'), group: 'account' },
  {
    id: 'export',
    group: 'account',
    label: 'palette.export',
    keywords: 'palette.words.export',
    icon: DownloadSimpleIcon,
    action: { kind: 'fetch', href: '/account/export' },
  },
  {
    id: 'shortcuts',
    group: 'account',
    label: 'palette.shortcuts',
    icon: KeyboardIcon,
    action: { kind: 'shortcuts' },
  },
  {
    id: 'signOut',
    group: 'account',
    label: 'shell.person.signOut',
    keywords: 'palette.words.signOut',
    icon: SignOutIcon,
    action: { kind: 'signOut' },
  },
]
