'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

export interface PageLink {
  href: string
  label: string
}

/** The public pages; the current one says so. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const pathname = usePathname()
  return links.map(({ href, label }) => (
    <Link key={href} href={href} prefetch={false} aria-current={href === pathname ? 'page' : undefined}>
      {label}
    </Link>
  ))
}
