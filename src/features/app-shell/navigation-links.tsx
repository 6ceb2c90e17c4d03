'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { isAt, type NavigationEntry } from './navigation'

interface NavigationLinksProps {
  entries: readonly NavigationEntry[]
  pathname: string
  className: string | undefined
}

/** One link per place; the icon's size follows the font size of `className`. */
export function NavigationLinks({ entries, pathname, className }: NavigationLinksProps) {
  const { t } = useT()
  return entries.map((entry) => {
    const { href, label, icon: PlaceIcon } = entry
    const current = isAt(entry, pathname)
    return (
      <Link key={href} href={href} className={className} aria-current={current ? 'page' : undefined}>
        <PlaceIcon weight={current ? 'fill' : 'bold'} />
        {t(label)}
      </Link>
    )
  })
}
