import type { Icon } from '@phosphor-icons/react'
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books'
import { ChatTeardropTextIcon } from '@phosphor-icons/react/dist/csr/ChatTeardropText'
import { GifIcon } from '@phosphor-icons/react/dist/csr/Gif'
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy'
import { ShapesIcon } from '@phosphor-icons/react/dist/csr/Shapes'

export interface NavigationEntry {
  href: string
  /** Key of its name in the locale file. */
  label: string
  icon: Icon
}

/** The places of the app, in order. A new screen is one line here; sidebar, rail and tab bar follow. */
export const navigation: readonly NavigationEntry[] = [
  { href: '/create', label: 'shell.create', icon: ChatTeardropTextIcon },
  { href: '/gifs', label: 'shell.gifs', icon: GifIcon },
  { href: '/themed', label: 'shell.themed', icon: MaskHappyIcon },
  { href: '/visuals', label: 'shell.visuals', icon: ShapesIcon },
  { href: '/library', label: 'shell.library', icon: BooksIcon },
]

/** What the person's menu leads to. */
export const personEntries: readonly Omit<NavigationEntry, 'icon'>[] = [
  { href: '/account', label: 'shell.person.account' },
  { href: '/account/billing', label: 'shell.person.billing' },
  { href: '/account/api', label: 'shell.person.api' },
]

/** Whether a path is at an entry or beneath it. */
export function isAt(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
