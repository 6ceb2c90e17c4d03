'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { type ReactNode, useRef } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import { personEntries } from './navigation'
import { usePalette } from './palette/palette-context'
import styles from './person-menu.module.css'

/** Longer than a menu takes to go. */
const menuGoesMs = 200

interface PersonMenuOpenProps {
  trigger: ReactNode
  email: string
  compact: boolean
}

/** The account menu; opens when it mounts, because it is loaded on the first press. */
export function PersonMenuOpen({ trigger, email, compact }: PersonMenuOpenProps) {
  const { t } = useT()
  const { openPalette, openShortcuts, prepare } = usePalette()
  const signOut = useRef<HTMLFormElement>(null)
  return (
    <DropdownMenu.Root defaultOpen onOpenChange={prepare}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content align={compact ? 'end' : 'start'} className={styles.menu}>
        <DropdownMenu.Label className={styles.email}>{email}</DropdownMenu.Label>
        {personEntries.map(({ href, label }) => (
          <DropdownMenu.Item key={href} asChild>
            <Link href={href}>{t(label)}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        {/* Once the menu is gone and the focus is back, so that they find where it was. */}
        <DropdownMenu.Item shortcut={t('palette.key')} onSelect={() => setTimeout(openPalette, menuGoesMs)}>
          {t('palette.open')}
        </DropdownMenu.Item>
        <DropdownMenu.Item shortcut="?" onSelect={() => setTimeout(openShortcuts, menuGoesMs)}>
          {t('palette.shortcuts')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => signOut.current?.requestSubmit()}>
          {t('shell.person.signOut')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
      {/* Outside the menu, which may hold only its items. */}
      <form ref={signOut} method="post" action="/auth/sign-out" hidden />
    </DropdownMenu.Root>
  )
}
