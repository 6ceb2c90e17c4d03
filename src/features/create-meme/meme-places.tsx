import { useT } from 'next-i18next/client'
import { Masonry, type MasonryItem } from '@/components/masonry'
import type { Result } from '@/contracts/meme-shapes'
import { cardHeightPx, roomyCardHeightPx } from '@/meme-ui/card/card-height'
import { DrawnCard } from '@/meme-ui/card/drawn-card'
import type { MemeActions } from '@/meme-ui/card/meme-actions'
import { PendingCard } from '@/meme-ui/card/pending-card'
import { useStarResult } from '@/trpc/use-star-result'
import type { Place } from './places'

interface MemePlacesProps {
  label: string
  places: readonly Place[]
  /** While memes are being made: how many places there are, and which of the memes stay. */
  pending: { count: number; isLocked: (result: Result | undefined) => boolean } | undefined
  /** Memes that may give way to others get room for any title and reason. */
  isRoomy: boolean
  /** A meme as it is now; null once it is in the bin. */
  now: (result: Result) => Result | null
  actionsOf: (result: Result) => MemeActions
  onInked?: (place: number) => void
}

/** The places of a run, each with its meme or a placeholder. */
export function MemePlaces({ label, places, pending, isRoomy, now, actionsOf, onInked }: MemePlacesProps) {
  const { t } = useT()
  const starResult = useStarResult()
  const itemOf = (place: Place | undefined, index: number): MasonryItem | null => {
    const current = place?.kept && now(place.kept)
    // Deleted: the place is empty.
    if (place?.kept && !current && !pending) return null
    if (!place || (pending && !(current && pending.isLocked(current)))) {
      const room = place?.room ?? { width: 1, height: 1 }
      return {
        key: String(index),
        heightPxAt: (widthPx) => (place ? cardHeightPx(widthPx, place.meme) : widthPx),
        node: <PendingCard label={t('memeCard.choosing')} aspectRatio={`${room.width} / ${room.height}`} />,
      }
    }
    const meme = current || place.meme
    // A meme on a picture of another shape gets a place of its own size.
    const room = meme.imageName === place.meme.imageName ? place.room : meme
    const own = { ...room, imageName: meme.imageName, ...(meme.reason && { reason: meme.reason }) }
    return {
      key: String(index),
      heightPxAt: (widthPx) => (isRoomy ? roomyCardHeightPx(widthPx, room) : cardHeightPx(widthPx, own)),
      node: (
        <DrawnCard
          key={place.key}
          result={meme}
          room={room}
          turn={place.turn}
          {...(current && { actions: actionsOf(current) })}
          onInked={() => onInked?.(index)}
          onStar={starResult}
        />
      ),
    }
  }
  const count = Math.max(places.length, pending?.count ?? 0)
  const items = Array.from({ length: count }, (_, index) => itemOf(places[index], index))
  return (
    <Masonry
      label={label}
      items={items.filter((item) => item !== null)}
      columnsAt={resultColumns}
      gapsPx={{ across: 20, down: 26 }}
    />
  )
}

/** One column on a phone, two on a tablet, three on a desk, four on a wide one. */
function resultColumns(widthPx: number): number {
  if (widthPx < 560) return 1
  if (widthPx < 860) return 2
  return widthPx < 1080 ? 3 : 4
}
