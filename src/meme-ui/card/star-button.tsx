'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { StarIcon } from '@/components/icons/star-icon'
import { showToast } from '@/components/show-toast'
import type { Result } from '@/contracts/meme-shapes'
import styles from './meme-card.module.css'

interface StarButtonProps {
  result: Pick<Result, 'id' | 'altText' | 'starred'>
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/** Shows the star at once and reverts it when the call fails. */
export function StarButton({ result, onStar }: StarButtonProps) {
  const { t } = useT()
  const [wanted, setWanted] = useState<boolean>()
  const starred = wanted ?? result.starred
  const toggle = async () => {
    setWanted(!starred)
    try {
      await onStar(result.id, !starred)
    } catch {
      setWanted(starred)
      void showToast('error', t('memeCard.starFailed'))
    }
  }
  return (
    <IconAction
      name={t('memeCard.star', { name: result.altText })}
      aria-pressed={starred}
      strong
      onClick={toggle}
      className={starred ? styles.starred : undefined}
    >
      <StarIcon size={21} weight={starred ? 'fill' : 'bold'} />
    </IconAction>
  )
}
