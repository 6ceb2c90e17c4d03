'use client'

import { useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { MemeDraft } from '@/contracts/text-run-step'
import { documentOfResult } from '@/core/meme/document-of-result'
import { useReducedMotion } from '@/lib/use-reduced-motion'
import { MemeCanvas } from '@/meme-ui/canvas/meme-canvas'
import styles from './drawn-card.module.css'
import { FileSize } from './file-size'
import type { MemeActions } from './meme-actions'
import { MemeCard } from './meme-card'
import { MemeToolbar } from './meme-toolbar'
import { pencilFile } from './pencil-file'
import { PencilStage } from './pencil-stage'
import { PlayButton } from './play-button'
import { ServedPicture } from './served-picture'
import { useArrival } from './use-arrival'

interface DrawnCardProps {
  /** A draft can be looked at; with a result something can be done. One may become the other. */
  result: Result | MemeDraft
  /** The shape that the picture is fitted into; its own when absent. */
  room?: { width: number; height: number }
  /** Its place among the memes that arrive, from 0. */
  turn: number
  onInked?: () => void
  onStar: (resultId: string, starred: boolean) => Promise<void>
  actions?: MemeActions
}

/**
 * A meme that arrives: first the template in pencil, then, once it is painted and its turn has come, in ink. Where
 * the browser cannot paint it, the picture of the server takes its place, once there is one; a meme that is put on
 * another picture arrives once more.
 */
export function DrawnCard({ result, room = result, turn, onInked, onStar, actions }: DrawnCardProps) {
  const { stage, painted, failed, draw } = useArrival(result.imageName, turn, onInked)
  const isCalm = useReducedMotion()
  const [isPlaying, setPlaying] = useState<boolean>()
  const moves = result.motion !== null
  const plays = isPlaying ?? !isCalm
  const kept = 'id' in result ? result : undefined
  const toolbar = kept && (
    <MemeToolbar result={kept} onStar={onStar} {...(actions && { actions })}>
      {moves && stage !== 'served' && (
        <PlayButton isPlaying={plays} name={kept.altText} onToggle={() => setPlaying(!plays)} />
      )}
      {kept.animated && stage !== 'pencil' && <FileSize imageUrl={kept.imageUrl} />}
    </MemeToolbar>
  )
  const isServed = kept && stage === 'served'
  return (
    <MemeCard meme={result} room={room} resultId={kept?.id} actions={toolbar}>
      {isServed ? (
        <ServedPicture result={kept} onShown={onInked} onDrawAgain={draw} />
      ) : (
        <>
          <div className={stage === 'ink' ? styles.ink : styles.waiting}>
            <MemeCanvas
              document={documentOfResult(result)}
              motion={result.motion}
              isPlaying={plays}
              altText={result.altText}
              imageHeightPx={result.height}
              onPainted={painted}
              onFailed={failed}
            />
          </div>
          {stage !== 'ink' && <PencilStage address={pencilFile(result.imageName)} />}
        </>
      )}
    </MemeCard>
  )
}
