'use client'

import { CaretUpDownIcon } from '@phosphor-icons/react/dist/csr/CaretUpDown'
import { DropdownMenu } from '@radix-ui/themes'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { trpc } from '@/trpc/client'
import { Avatar } from './avatar'
import { personEntries } from './navigation'
import styles from './person-menu.module.css'

interface PersonMenuProps {
  /** Only the picture: on the phone. */
  compact?: boolean
  className?: string | undefined
}

/** Who is signed in, and what belongs to the account. */
export function PersonMenu({ compact = false, className }: PersonMenuProps) {
  const { t } = useT()
  const person = trpc.account.userDetails.useQuery().data
  const email = person?.email ?? ''
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button
          type="button"
          className={[styles.person, compact && styles.compact, className].filter(Boolean).join(' ')}
          aria-label={t('shell.person.menu', { email })}
        >
          <Avatar userId={person?.id} sizePx={compact ? 36 : 32} />
          {!compact && (
            <>
              <span className={styles.name}>{email}</span>
              <CaretUpDownIcon size={16} aria-hidden className={styles.caret} />
            </>
          )}
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align={compact ? 'end' : 'start'} className={styles.menu}>
        <DropdownMenu.Label className={styles.email}>{email}</DropdownMenu.Label>
        {personEntries.map(({ href, label }) => (
          <DropdownMenu.Item key={href} asChild>
            <Link href={href}>{t(label)}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <form method="post" action="/auth/sign-out">
          <DropdownMenu.Item asChild onSelect={(event) => event.preventDefault()}>
            <button type="submit" className={styles.signOut}>
              {t('shell.person.signOut')}
            </button>
          </DropdownMenu.Item>
        </form>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
