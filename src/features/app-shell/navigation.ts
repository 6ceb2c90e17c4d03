import { BooksIcon } from '@/components/icons/books-icon'
import { ChatTeardropTextIcon } from '@/components/icons/chat-teardrop-text-icon'
import type { FillableIcon } from '@/components/icons/create-icon'
import { GifIcon } from '@/components/icons/gif-icon'
import { MaskHappyIcon } from '@/components/icons/mask-happy-icon'
import { ShapesIcon } from '@/components/icons/shapes-icon'
import { SquaresFourIcon } from '@/components/icons/squares-four-icon'
import { UserCircleIcon } from '@/components/icons/user-circle-icon'

export interface NavigationEntry {
  href: string
  /** Key of its name in the locale file. */
  label: string
  icon: FillableIcon
  /** Other paths that belong to it. */
  also?: string
}

const create = { href: '/create', label: 'shell.create', icon: ChatTeardropTextIcon }
const gifs = { href: '/gifs', label: 'shell.gifs', icon: GifIcon }
const themed = { href: '/themed', label: 'shell.themed', icon: MaskHappyIcon }
const visuals = { href: '/visuals', label: 'shell.visuals', icon: ShapesIcon }
const templates = { href: '/templates', label: 'shell.templates', icon: SquaresFourIcon }
const library = { href: '/library', label: 'shell.library', icon: BooksIcon, also: '/prompts' }

/** The places of the app, in order: sidebar, rail and palette follow. */
export const navigation: readonly NavigationEntry[] = [create, gifs, themed, visuals, templates, library]

/** The same on a phone: the tab bar has room for four entries and "more". */
export const tabBar: readonly NavigationEntry[] = [create, gifs, templates, library]
export const moreEntries: readonly NavigationEntry[] = [
  themed,
  visuals,
  { href: '/account', label: 'shell.person.account', icon: UserCircleIcon },
]

/** Entries of the account menu. */
export const personEntries: readonly Omit<NavigationEntry, 'icon'>[] = [
  { href: '/account', label: 'shell.person.account' },
  { href: '/account/billing', label: 'shell.person.billing' },
  { href: '/account/api', label: 'shell.person.api' },
]

/** True for the path of an entry, a path beneath it, or one that belongs to it. */
export function isAt({ href, also }: Pick<NavigationEntry, 'href' | 'also'>, pathname: string): boolean {
  return [href, also].some((place) => place && (pathname === place || pathname.startsWith(`${place}/`)))
}
