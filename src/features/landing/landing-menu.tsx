'use client'

import { ListIcon } from '@phosphor-icons/react/dist/csr/List'
import { DropdownMenu } from '@radix-ui/themes'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useRef } from 'react'
import { IconAction } from '@/components/icon-action'
import { landingLinks } from './landing-links'

/** The public pages behind one button, where the header has no room for them. */
export function LandingMenu({ className }: { className: string | undefined }) {
  const { t } = useT()
  const trigger = useRef<HTMLButtonElement>(null)

  // The focus goes back without the page: an entry may just have scrolled to its section.
  function returnFocus(event: Event) {
    event.preventDefault()
    trigger.current?.focus({ preventScroll: true })
  }

  return (
    <div className={className}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction ref={trigger} name={t('landing.nav.menu')} strong>
            <ListIcon size={26} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" size="2" onCloseAutoFocus={returnFocus}>
          {[...landingLinks, { href: '/create', label: 'landing.nav.make' }].map(({ href, label }) => (
            <DropdownMenu.Item key={href} asChild>
              <Link href={href}>{t(label)}</Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  )
}
