'use client'

import { useEffect, useRef, useState } from 'react'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import { paintMeme } from './paint-meme'
import { playMeme } from './play-meme'
import { useDeviceWidth } from './use-device-width'

interface MemeCanvasProps {
  document: MemeDocument
  /** Motion of its picture; still when absent. */
  motion?: Motion | null | undefined
  /** Plays the motion; by default unless the system asks for reduced motion. */
  isPlaying?: boolean | undefined
  /** Alternative text, captions included. */
  altText: string
  /** CSS px; as wide as its container when absent. */
  widthPx?: number | undefined
  /**
   * Height of the whole image in px of the document. Bars make it differ from the picture's; when it is given, the
   * room is right before the first paint.
   */
  imageHeightPx?: number | undefined
  onPainted?: (() => void) | undefined
  onFailed?: ((error: unknown) => void) | undefined
}

/** A meme, painted in the page at the screen's own resolution, as the server would paint it. */
export function MemeCanvas(props: MemeCanvasProps) {
  const { document: meme, motion, isPlaying, altText, widthPx, imageHeightPx, onPainted, onFailed } = props
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const deviceWidthPx = useDeviceWidth(canvasRef)
  const [painted, setPainted] = useState(false)
  const imageWidthPx = meme.pictureWidthPx + (meme.room ? meme.room.leftPx + meme.room.rightPx : 0)
  // Documents are compared by content, because a parent may create an equal one on every render.
  const content = JSON.stringify({ meme, motion })
  const listeners = useRef({ onPainted, onFailed })
  useEffect(() => {
    listeners.current = { onPainted, onFailed }
  })

  useEffect(() => {
    const canvas = canvasRef.current
    if (!canvas || deviceWidthPx === 0) return
    const overtaken = new AbortController()
    show({ ...JSON.parse(content), isPlaying }, canvas, deviceWidthPx, overtaken.signal).then(
      () => {
        if (overtaken.signal.aborted) return
        setPainted(true)
        listeners.current.onPainted?.()
      },
      (error: unknown) => {
        if (!overtaken.signal.aborted) listeners.current.onFailed?.(error)
      },
    )
    return () => overtaken.abort()
  }, [content, deviceWidthPx, isPlaying])

  return (
    <canvas
      ref={canvasRef}
      role="img"
      aria-label={altText}
      data-painted={painted}
      style={{
        display: 'block',
        width: widthPx ?? '100%',
        maxWidth: '100%',
        aspectRatio: `${imageWidthPx} / ${imageHeightPx ?? meme.pictureHeightPx}`,
      }}
    />
  )
}

function show(
  { meme, motion, isPlaying }: { meme: MemeDocument; motion?: Motion | null; isPlaying?: boolean },
  canvas: HTMLCanvasElement,
  widthPx: number,
  signal: AbortSignal,
): Promise<void> {
  return motion
    ? playMeme({ meme, motion, isPlaying }, canvas, widthPx, signal)
    : paintMeme(meme, canvas, widthPx, signal)
}
