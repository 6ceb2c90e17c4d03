'use client'

import Link from 'next/link'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import styles from './meme-card.module.css'
import type { MemeLine } from './meme-lines'

interface MoreMenuProps {
  trigger: ReactNode
  groups: MemeLine[][]
}

/** "More" with a pointer: a menu that opens when it mounts, because it is loaded on the first press. */
export function MoreMenu({ trigger, groups }: MoreMenuProps) {
  const lines = groups.flat()
  const pressShortcut = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const meant = lines.find(({ shortcut }) => shortcut?.toLowerCase() === event.key.toLowerCase())
    if (!meant) return
    // Otherwise the menu would search for an item that begins with the letter.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.querySelector<HTMLElement>(`[data-line="${meant.key}"]`)?.click()
  }
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className={styles.menu} onKeyDownCapture={pressShortcut}>
        {groups.map((group, index) => (
          <Fragment key={group[0]?.key}>
            {index > 0 && <DropdownMenu.Separator />}
            {group.map((line) => (
              <MoreItem key={line.key} line={line} />
            ))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function MoreItem({ line: { key, icon, label, cost, shortcut, href, onSelect } }: { line: MemeLine }) {
  const words = (
    <>
      {icon}
      <span className={styles.line}>
        {label}
        {cost && <span className={styles.lineCost}>{cost}</span>}
      </span>
    </>
  )
  if (href) {
    return (
      <DropdownMenu.Item asChild shortcut={shortcut} data-line={key}>
        <Link href={href} prefetch={false}>
          {words}
        </Link>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item shortcut={shortcut} data-line={key} onSelect={onSelect}>
      {words}
    </DropdownMenu.Item>
  )
}
