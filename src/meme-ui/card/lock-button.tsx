import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/dist/csr/LockSimpleOpen'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import type { Result } from '@/contracts/meme-shapes'
import type { MemeActions } from './meme-actions'
import styles from './meme-card.module.css'

interface LockButtonProps {
  result: Result
  lock: NonNullable<MemeActions['lock']>
}

/** Locks a meme in its place during a reroll. */
export function LockButton({ result, lock: { isLocked, onToggle } }: LockButtonProps) {
  const { t } = useT()
  const Icon = isLocked ? LockSimpleIcon : LockSimpleOpenIcon
  return (
    <IconAction
      name={t('memeCard.lock', { name: result.altText })}
      aria-pressed={isLocked}
      className={isLocked ? styles.locked : undefined}
      onClick={() => onToggle(result)}
    >
      <Icon size={20} weight={isLocked ? 'fill' : 'bold'} aria-hidden />
    </IconAction>
  )
}
