'use client'

import { useT } from 'next-i18next/client'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import type { Result } from '@/contracts/meme-shapes'
import { usePhone } from '@/lib/use-phone'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'
import type { MemeActions } from './meme-actions'
import styles from './meme-card.module.css'
import { useMemeLines } from './meme-lines'

const MoreMenu = lazy(() => import('./more-menu').then((part) => ({ default: part.MoreMenu })))
const MoreSheet = lazy(() => import('./more-sheet').then((part) => ({ default: part.MoreSheet })))

/** "More": a menu, on a phone a sheet. Either is loaded on the first press. */
export function MoreButton({ result, actions }: { result: Result; actions: MemeActions }) {
  const { t } = useT()
  const isPhone = usePhone()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const { openShare, shareDialog } = useShareDialog(result, actions.onChange)
  const groups = useMemeLines(result, actions, openShare)
  const button = (isOpen: boolean, ref?: RefObject<HTMLButtonElement | null>) => (
    <IconAction
      ref={ref}
      name={t('memeCard.more', { name: result.altText })}
      strong
      className={styles.last}
      aria-haspopup={isPhone ? 'dialog' : 'menu'}
      aria-expanded={isOpen}
      onClick={() => setWanted(true)}
    >
      <DotsThreeIcon size={24} />
    </IconAction>
  )
  if (isPhone) {
    return (
      <>
        {button(isWanted, trigger)}
        {isWanted && (
          <Suspense>
            <MoreSheet
              result={result}
              groups={groups}
              onClose={() => {
                setWanted(false)
                trigger.current?.focus()
              }}
            />
          </Suspense>
        )}
        {shareDialog}
      </>
    )
  }
  return (
    <>
      {isWanted ? (
        <Suspense fallback={button(true)}>
          <MoreMenu
            trigger={<MenuTrigger name={t('memeCard.more', { name: result.altText })} />}
            groups={groups}
          />
        </Suspense>
      ) : (
        button(false)
      )}
      {shareDialog}
    </>
  )
}

/** The same button once the menu is there, which says itself whether it is open. */
function MenuTrigger({ name, ...rest }: { name: string }) {
  return (
    <IconAction name={name} strong className={styles.last} {...rest}>
      <DotsThreeIcon size={24} />
    </IconAction>
  )
}
