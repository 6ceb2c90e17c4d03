'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '@/components/picture'
import { PictureLabel } from '@/components/picture-label'
import type { Result } from '@/contracts/meme-shapes'
import type { MemeDraft } from '@/contracts/text-run-step'
import { documentOfResult } from '@/core/meme/document-of-result'
import { MemeCanvas } from '@/lib/meme-canvas/meme-canvas'
import styles from './drawn-card.module.css'
import { imageUrlAs } from './image-format'
import { MemeActions } from './meme-actions'
import { MemeCard } from './meme-card'
import { pencilFile } from './pencil-file'
import { PencilStage } from './pencil-stage'

/** Between one meme being inked and the next, so that one sees them arrive. */
const betweenMemesMs = 90

interface DrawnCardProps {
  /** A draft can be looked at; with a result something can be done. One may become the other. */
  result: Result | MemeDraft
  /** The shape that the picture is fitted into; its own when absent. */
  room?: { width: number; height: number }
  /** Its place among the memes that arrive, from 0. */
  turn: number
  onInked?: () => void
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/**
 * A meme that arrives: first the template in pencil, then, once it is painted and its turn has come, in ink. Where
 * the browser cannot paint it, the picture of the server takes its place, once there is one.
 */
export function DrawnCard({ result, room = result, turn, onInked, onStar }: DrawnCardProps) {
  const { t } = useT()
  const [stage, setStage] = useState<'pencil' | 'ink' | 'served' | 'smudged'>('pencil')
  const [isPainted, setPainted] = useState(false)
  const listener = useRef(onInked)
  useEffect(() => {
    listener.current = onInked
  })
  useEffect(() => {
    if (!isPainted) return
    const turnComes = setTimeout(() => {
      setStage('ink')
      listener.current?.()
    }, turn * betweenMemesMs)
    return () => clearTimeout(turnComes)
  }, [isPainted, turn])
  const kept = 'id' in result ? result : undefined
  const actions = kept && <MemeActions result={kept} onStar={onStar} />
  if (kept && (stage === 'served' || stage === 'smudged')) {
    return (
      <MemeCard meme={kept} room={room} resultId={kept.id} actions={actions}>
        <Picture
          src={imageUrlAs(kept.imageUrl, 'webp')}
          alt={kept.altText}
          onLoad={onInked}
          onError={() => setStage('smudged')}
        />
        {stage === 'smudged' && <PictureLabel>{t('memeCard.smudged')}</PictureLabel>}
      </MemeCard>
    )
  }
  return (
    <MemeCard meme={result} room={room} resultId={kept?.id} actions={actions}>
      <div className={stage === 'ink' ? styles.ink : styles.waiting}>
        <MemeCanvas
          document={documentOfResult(result)}
          motion={result.motion}
          altText={result.altText}
          imageHeightPx={result.height}
          onPainted={() => setPainted(true)}
          onFailed={() => setStage('served')}
        />
      </div>
      {stage !== 'ink' && <PencilStage address={pencilFile(result.imageName)} />}
    </MemeCard>
  )
}
