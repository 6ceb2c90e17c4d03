import { BookOpenIcon } from '@/components/icons/book-open-icon'
import type { Icon } from '@/components/icons/create-icon'
import { CreditCardIcon } from '@/components/icons/credit-card-icon'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { EnvelopeSimpleIcon } from '@/components/icons/envelope-simple-icon'
import { HouseIcon } from '@/components/icons/house-icon'
import { KeyIcon } from '@/components/icons/key-icon'
import { KeyboardIcon } from '@/components/icons/keyboard-icon'
import { SignOutIcon } from '@/components/icons/sign-out-icon'
import { StackIcon } from '@/components/icons/stack-icon'
import { TagIcon } from '@/components/icons/tag-icon'
import { UserCircleIcon } from '@/components/icons/user-circle-icon'
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
