import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import { Masonry, type MasonryItem } from '@/components/masonry'
import { themedMemesPerRun } from '@/contracts/limits'
import { cardHeightPx } from '@/meme-ui/card/card-height'
import { DrawnCard } from '@/meme-ui/card/drawn-card'
import { PencilStage } from '@/meme-ui/card/pencil-stage'
import runStyles from '@/meme-ui/prompt/run-status.module.css'
import { useStarResult } from '@/trpc/use-star-result'
import type { ChosenPicture } from './chosen-picture'
import styles from './themed-memes.module.css'
import type { ThemedRun } from './use-themed-run'

/** The four memes, or the picture in pencil in their places. */
export function ThemedMemes({ run }: { run: ThemedRun }) {
  const { t } = useT()
  const starResult = useStarResult()
  const section = useRef<HTMLElement>(null)
  const isDrawing = run.state === 'drawing'
  useEffect(() => {
    if (isDrawing) showFromTop(section.current)
  }, [isDrawing])
  const items: MasonryItem[] =
    run.state === 'drawn'
      ? run.output.results.map((result, turn) => ({
          key: result.id,
          heightPxAt: (widthPx) => cardHeightPx(widthPx, result),
          node: <DrawnCard result={result} turn={turn} onStar={starResult} />,
        }))
      : run.state === 'drawing'
        ? pendingItems(run.request.picture)
        : []
  return (
    <section ref={section} className={styles.memes} aria-label={t('themed.results')}>
      <p role="status" className={runStyles.status}>
        <Status run={run} />
      </p>
      {run.state === 'drawn' && run.output.modelMissed && (
        <p className={runStyles.status}>{t('create.modelMissed')}</p>
      )}
      {run.state === 'drawn' && run.output.notice && (
        <p className={runStyles.status}>{t('create.untranslated')}</p>
      )}
      {items.length > 0 && (
        <Masonry
          label={t('themed.results')}
          items={items}
          columnsAt={columnsAt}
          gapsPx={{ across: 20, down: 26 }}
        />
      )}
    </section>
  )
}

/** Status of the run and its cost, in words. */
function Status({ run }: { run: ThemedRun }) {
  const { t } = useT()
  if (run.state === 'none') return null
  const words = { theme: run.request.theme, title: run.request.picture.title }
  if (run.state === 'drawing') return t('themed.drawingOf', words)
  const { cost, output } = run
  if (output.modelMissed) return t('themed.drawnOf', words)
  return (
    <>
      {t('themed.drawnOf', words)} {t('create.spent', { count: cost, remaining: output.credits.remaining })}
    </>
  )
}

/** As high as the memes that come, bars aside. */
function pendingItems({ address, widthPx: width, heightPx: height }: ChosenPicture): MasonryItem[] {
  return Array.from({ length: themedMemesPerRun }, (_, index) => ({
    key: String(index),
    heightPxAt: (widthPx) => cardHeightPx(widthPx, { imageName: '', width, height }),
    node: (
      <div className={styles.pending} style={{ aspectRatio: `${width} / ${height}` }}>
        <PencilStage address={address} />
      </div>
    ),
  }))
}

/** Scrolls to the memes where they begin below the viewport, as on a phone. */
function showFromTop(section: HTMLElement | null): void {
  if (!section || section.getBoundingClientRect().top < window.innerHeight / 2) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
}

/** One on a phone, two on a tablet, all four on a desk. */
function columnsAt(widthPx: number): number {
  if (widthPx < 560) return 1
  return widthPx < 900 ? 2 : 4
}
