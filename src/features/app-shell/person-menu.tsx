'use client'

import { useT } from 'next-i18next/client'
import { type ButtonHTMLAttributes, lazy, type Ref, Suspense, useState } from 'react'
import { CaretUpDownIcon } from '@/components/icons/caret-up-down-icon'
import { trpc } from '@/trpc/client'
import { Avatar } from './avatar'
import { usePalette } from './palette/palette-context'
import styles from './person-menu.module.css'

const PersonMenuOpen = lazy(() =>
  import('./person-menu-open').then((part) => ({ default: part.PersonMenuOpen })),
)

interface PersonMenuProps {
  /** Only the picture: on the phone. */
  compact?: boolean
  className?: string | undefined
}

/** The account button. Its menu is loaded when it is first opened. */
export function PersonMenu({ compact = false, className }: PersonMenuProps) {
  const { prepare } = usePalette()
  const [isWanted, setWanted] = useState(false)
  const email = trpc.account.userDetails.useQuery().data?.email ?? ''
  const open = () => {
    setWanted(true)
    prepare()
  }
  const closed = (
    <PersonButton
      compact={compact}
      className={className}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
    />
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <PersonMenuOpen
        email={email}
        compact={compact}
        trigger={<PersonButton compact={compact} className={className} />}
      />
    </Suspense>
  )
}

type PersonButtonProps = Required<Pick<PersonMenuProps, 'compact'>> &
  ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

/** The picture and, where there is room, the address. */
function PersonButton({ compact, className, ...rest }: PersonButtonProps) {
  const { t } = useT()
  const person = trpc.account.userDetails.useQuery().data
  const email = person?.email ?? ''
  return (
    <button
      type="button"
      className={[styles.person, compact && styles.compact, className].filter(Boolean).join(' ')}
      aria-label={t('shell.person.menu', { email })}
      {...rest}
    >
      <Avatar userId={person?.id} sizePx={compact ? 36 : 32} />
      {!compact && (
        <>
          <span className={styles.name}>{email}</span>
          <CaretUpDownIcon size={16} className={styles.caret} />
        </>
      )}
    </button>
  )
}
