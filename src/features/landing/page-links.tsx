'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'

export interface PageLink {
  href: string
  label: string
  /** How the addresses of pages begin that belong to it. */
  within: readonly string[]
}

/** The public pages; the current one, or the one that it belongs to, says so. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const pathname = usePathname()
  return links.map(({ href, label, within }) => (
    <Link
      key={href}
      href={href}
      prefetch={false}
      aria-current={
        href === pathname ? 'page' : within.some((start) => pathname.startsWith(start)) || undefined
      }
    >
      {label}
    </Link>
  ))
}
