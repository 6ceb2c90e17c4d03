import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { MemeActions } from '@/meme-ui/card/meme-actions'
import { PromptNotice } from '@/meme-ui/prompt/prompt-notice'
import { MemePlaces } from './meme-places'
import styles from './more-like-groups.module.css'
import { type MoreLike, moreLikeCount } from './use-more-like'

interface MoreLikeGroupsProps {
  groups: readonly MoreLike[]
  now: (result: Result) => Result | null
  actionsOf: (result: Result) => MemeActions
}

/** More of a kind, beneath the memes that they are like, so that none of those moves. */
export function MoreLikeGroups({ groups, ...rest }: MoreLikeGroupsProps) {
  return groups.map((group) => <Group key={group.id} group={group} {...rest} />)
}

function Group({ group, now, actionsOf }: { group: MoreLike } & Omit<MoreLikeGroupsProps, 'groups'>) {
  const { t } = useT()
  const { id, title, state, places, failure } = group
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The new group begins below the viewport, so the page scrolls to it.
    heading.current?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.current?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  }, [])
  return (
    <section className={styles.group} aria-labelledby={`more-${id}`}>
      <h2 ref={heading} id={`more-${id}`} tabIndex={-1} className={`qs-display-3 ${styles.heading}`}>
        {t('create.moreTitle', { title })}
      </h2>
      <p role="status" className="qs-hidden">
        {state === 'drawing' ? t('create.choosing') : t('create.moreDone', { count: places.length })}
      </p>
      <PromptNotice failure={failure} />
      {state !== 'failed' && (
        <MemePlaces
          label={t('create.moreTitle', { title })}
          places={places}
          pending={
            state === 'drawing' && places.length === 0
              ? { count: moreLikeCount, isLocked: () => false }
              : undefined
          }
          isRoomy={false}
          now={now}
          actionsOf={actionsOf}
        />
      )}
    </section>
  )
}
