import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, type Handle, type Point, spanOf } from './box-geometry'
import type { Guide } from './snap-box'
import { followGesture, type Gesture } from './stage-gesture'

/** A pointer that moves less is a tap, px of the screen. */
const tapPx = 4
const doubleTapMs = 400
const snapPx = 6

/** Position and scale of the page on the desk. */
export interface PageView {
  page: RefObject<HTMLElement | null>
  desk: RefObject<HTMLElement | null>
  /** px of the screen for each px of the document. */
  scale: number
  /** Top left corner of the picture on the page, px of the document. */
  origin: { xPx: number; yPx: number }
  zoom: number
  setZoom(zoom: number): void
}

/** The boxes on a page and the handlers of their gestures. */
export interface BoxGestureHandlers {
  boxes: readonly (Box & { key: string })[]
  pictureWidthPx: number
  pictureHeightPx: number
  /** Boxes lie where they belong and can be moved. */
  isPlaced: boolean
  select(key: string | null): void
  /** @param group changes of one group are one step */
  change(key: string, box: Box, group: string): void
  settle(): void
  /** A tap on a box. */
  tap?(key: string): void
  /** A second tap on a box. */
  open(key: string): void
  /** A drag beside the boxes draws one; when absent it moves the page. @returns the new key, null when there are too many */
  draw?(box: Box, group: string): string | null
}

interface Press {
  key: string | null
  at: Point
  gesture: Gesture | null
  hasMoved: boolean
  /** Names the step of the history. */
  group: string
  /** For what moves the page instead of a box. */
  view: { zoom: number; left: number; top: number; spanPx: number }
}

/**
 * Hands on the stage, of mouse, finger and pen alike: a box is dragged, its handles resize and turn it, two fingers
 * pinch the box that one of them holds; beside the boxes one finger moves the page and two zoom it. A second tap on a
 * box writes in it.
 */
export function useBoxGestures(view: PageView, hands: BoxGestureHandlers) {
  const [guides, setGuides] = useState<Guide[]>([])
  const pointers = useRef(new Map<number, Point>())
  const press = useRef<Press | null>(null)
  const lastTap = useRef({ key: '', atMs: 0 })
  const count = useRef(0)

  const toDocument = ({ x, y }: Point): Point => {
    const bounds = view.page.current?.getBoundingClientRect()
    return {
      x: (x - (bounds?.left ?? 0)) / view.scale - view.origin.xPx,
      y: (y - (bounds?.top ?? 0)) / view.scale - view.origin.yPx,
    }
  }
  const boxOf = (key: string | null) => hands.boxes.find((box) => box.key === key)

  const begin = (target: Element, at: Point) => {
    const part = target.closest<HTMLElement>('[data-part]')
    const key = part?.dataset.key ?? null
    const box = boxOf(key)
    const from = toDocument(at)
    let gesture: Gesture | null = null
    if (box && hands.isPlaced) gesture = gestureOf(part?.dataset.part ?? '', box, from)
    const { scrollLeft: left = 0, scrollTop: top = 0 } = view.desk.current ?? {}
    const group = `gesture ${++count.current}`
    press.current = {
      key: box ? key : null,
      at,
      gesture,
      hasMoved: false,
      group,
      view: { zoom: view.zoom, left, top, spanPx: 0 },
    }
    hands.select(box ? key : null)
  }

  const pinch = () => {
    const current = press.current
    const [one, other] = [...pointers.current.values()]
    if (!current || !one || !other) return
    const box = boxOf(current.key)
    current.hasMoved = true
    current.view.spanPx = spanOf([one, other]).length
    if (box && hands.isPlaced) {
      current.gesture = { kind: 'pinch', box, from: [toDocument(one), toDocument(other)] }
    }
  }

  const follow = (event: PointerEvent) => {
    const current = press.current
    if (!current || !pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, pointOf(event))
    const [first = current.at, second] = [...pointers.current.values()]
    if (!current.hasMoved && Math.hypot(first.x - current.at.x, first.y - current.at.y) < tapPx) return
    current.hasMoved = true
    if (!second) beginToDraw(current)
    const { gesture, key, group } = current
    if (!gesture || key === null) return movePage(current, first, second)
    const { box, guides: lines } = followGesture(
      gesture,
      {
        points: [...pointers.current.values()].map(toDocument),
        isShift: event.shiftKey,
        isFree: event.altKey,
      },
      {
        pictureWidthPx: hands.pictureWidthPx,
        pictureHeightPx: hands.pictureHeightPx,
        others: hands.boxes.filter((other) => other.key !== key),
        withinPx: snapPx / view.scale,
      },
    )
    setGuides(lines)
    const { x, y, width, height, rotateAngle, fontSize } = box
    hands.change(key, { x, y, width, height, rotateAngle, fontSize }, group)
  }

  const beginToDraw = (current: Press) => {
    if (current.key !== null || current.gesture || !hands.draw || !hands.isPlaced) return
    const from = toDocument(current.at)
    const box = { ...from, width: 1, height: 1, rotateAngle: 0, fontSize: 1 }
    current.key = hands.draw(box, current.group)
    if (current.key !== null) current.gesture = { kind: 'draw', box, from }
  }

  const movePage = ({ at, view: start, key }: Press, first: Point, second: Point | undefined) => {
    const desk = view.desk.current
    if (second && start.spanPx > 0) view.setZoom(start.zoom * (spanOf([first, second]).length / start.spanPx))
    else if (desk && key === null) desk.scrollTo(start.left - first.x + at.x, start.top - first.y + at.y)
  }

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    const current = press.current
    if (!current || pointers.current.size > 0) {
      // One finger of two was lifted: the other one is ignored from here on.
      if (current) current.gesture = null
      return
    }
    press.current = null
    setGuides([])
    hands.settle()
    if (event.type === 'pointerup' && !current.hasMoved && current.key !== null)
      tap(current.key, event.timeStamp)
  }

  const tap = (key: string, atMs: number) => {
    const isSecond = lastTap.current.key === key && atMs - lastTap.current.atMs < doubleTapMs
    lastTap.current = { key, atMs }
    if (isSecond) hands.open(key)
    else hands.tap?.(key)
  }

  // The listeners of a gesture outlive renders, so they call the latest handler.
  const latest = useRef({ follow, end })
  useEffect(() => {
    latest.current = { follow, end }
  })

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    if (event.target.closest('textarea')) return
    pointers.current.set(event.pointerId, pointOf(event.nativeEvent))
    if (pointers.current.size === 2) return pinch()
    if (pointers.current.size > 2) return
    begin(event.target, pointOf(event.nativeEvent))
    const ended = new AbortController()
    const { signal } = ended
    const onEnd = (up: PointerEvent) => {
      latest.current.end(up)
      if (pointers.current.size === 0) ended.abort()
    }
    window.addEventListener('pointermove', (move) => latest.current.follow(move), { signal })
    window.addEventListener('pointerup', onEnd, { signal })
    window.addEventListener('pointercancel', onEnd, { signal })
  }
  return { onPointerDown, guides }
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}

function gestureOf(part: string, box: Gesture['box'], from: Point): Gesture | null {
  if (part === 'box') return { kind: 'move', box, from }
  if (part === 'turn') return { kind: 'turn', box }
  const [, across, down] = /^handle (-?\d) (-?\d)$/.exec(part) ?? []
  if (across === undefined || down === undefined) return null
  return { kind: 'resize', box, handle: { across: Number(across), down: Number(down) } as Handle, from }
}
