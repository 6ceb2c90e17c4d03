import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { EmptyState } from '@/components/empty-state'
import { Picture } from '@/components/picture'
import type { Visual } from '@/contracts/minimalist-visual'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { trpc } from '@/trpc/client'
import styles from './earlier-visuals.module.css'

/** Tiles of one row on a desk, of two on a phone. */
const tilesShown = 6
/** Whole runs of four. */
const visualsAsked = 24
const pictureWidthPx = 320

interface EarlierVisualsProps {
  /** The run that is shown above and is therefore left out. */
  shownPromptId: string | null | undefined
  /** Nothing stands above. */
  isNew: boolean
  /** Called with all drawings of a run. */
  onShow: (visuals: Visual[]) => void
}

/** Earlier drawings, newest first; pressing one shows its run again. */
export function EarlierVisuals({ shownPromptId, isNew, onShow }: EarlierVisualsProps) {
  const { t } = useT()
  const { data } = trpc.account.myVisuals.useQuery({ pageSize: visualsAsked })
  const earlier = (data?.items ?? []).filter(({ promptId }) => promptId !== shownPromptId)
  if (data?.total === 0 && isNew) {
    return (
      <EmptyState drawing="/art/meditate.webp" title={t('visuals.emptyTitle')}>
        {t('visuals.emptyText')}
      </EmptyState>
    )
  }
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <div className={styles.head}>
        <h2 id="earlier" className="qs-display-4">
          {t('visuals.earlier')}
        </h2>
        <Link href="/library/visuals" className="qs-link">
          {t('visuals.all')}
        </Link>
      </div>
      <ul className={styles.tiles}>
        {earlier.slice(0, tilesShown).map(({ visualId, promptId, imageUrl, altText }) => (
          <li key={visualId}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('visuals.again', { name: altText })}
              onClick={() => onShow(earlier.filter((visual) => visual.promptId === promptId))}
            >
              <Picture
                src={`${imageUrlAs(imageUrl, 'webp')}?width=${pictureWidthPx}`}
                alt=""
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
