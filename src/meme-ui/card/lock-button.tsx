import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { LockSimpleFillIcon } from '@/components/icons/lock-simple-fill-icon'
import { LockSimpleOpenIcon } from '@/components/icons/lock-simple-open-icon'
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
  const Icon = isLocked ? LockSimpleFillIcon : LockSimpleOpenIcon
  return (
    <IconAction
      name={t('memeCard.lock', { name: result.altText })}
      aria-pressed={isLocked}
      className={isLocked ? styles.locked : undefined}
      onClick={() => onToggle(result)}
    >
      <Icon size={20} />
    </IconAction>
  )
}
